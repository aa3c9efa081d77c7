// swift-tools-version: 6.2
import PackageDescription

/// What every Swift target is held to.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "sprung",
  products: [
    .executable(name: "sprung", targets: ["Tool"]),
    .library(name: "Sprung", targets: ["Sprung"]),
  ],
  targets: [
    // MARK: The model
    .target(name: "Motion", swiftSettings: strict),
    .target(
      name: "Interactions", dependencies: ["Motion"], exclude: ["RULES.md"], swiftSettings: strict),

    // MARK: Lua
    .target(
      name: "CLuaBridge",
      cSettings: [.treatAllWarnings(as: .error)],
      // A static Lua needs the C maths behind it.
      linkerSettings: [.linkedLibrary("lua5.4"), .linkedLibrary("m")]
    ),
    .target(name: "LuaHost", dependencies: ["CLuaBridge"], swiftSettings: strict),

    // MARK: Specs
    .target(name: "SpecResults", swiftSettings: strict),
    .target(
      name: "SpecWords",
      dependencies: ["Motion", "Interactions", "LuaHost", "SpecResults"],
      resources: [.embedInCode("Prelude")],
      swiftSettings: strict
    ),
    .target(
      name: "SpecRunner",
      dependencies: ["SpecWords", "LuaHost", "SpecResults", "CLuaBridge"],
      swiftSettings: strict
    ),
    .target(
      name: "SpecSearch",
      dependencies: ["SpecRunner", "SpecWords", "SpecResults", "Interactions"],
      swiftSettings: strict
    ),
    .target(name: "SpecReports", dependencies: ["SpecResults"], swiftSettings: strict),

    // MARK: Products
    .target(
      name: "SpecCommand",
      dependencies: [
        "SpecSearch",
        "SpecRunner", "SpecReports", "SpecWords", "SpecResults", "LuaHost", "Interactions",
        "Motion",
      ],
      swiftSettings: strict
    ),
    .executableTarget(name: "Tool", dependencies: ["SpecCommand"], swiftSettings: strict),
    .target(
      name: "Sprung",
      dependencies: [
        "Motion", "Interactions", "SpecSearch", "SpecRunner", "SpecReports", "SpecWords",
        "SpecResults",
      ],
      swiftSettings: strict
    ),

    // MARK: Tests
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: strict),
    .testTarget(
      name: "MotionTests", dependencies: ["Motion", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InteractionsTests",
      dependencies: ["Interactions", "Motion", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "LuaHostTests",
      dependencies: ["LuaHost", "CLuaBridge"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecResultsTests",
      dependencies: ["SpecResults"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecWordsTests",
      dependencies: [
        "SpecWords", "Interactions", "Motion", "LuaHost", "SpecResults", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecRunnerTests",
      dependencies: ["SpecRunner", "SpecWords", "LuaHost", "SpecResults", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecSearchTests",
      dependencies: [
        "Sprung", "SpecSearch", "SpecRunner", "SpecWords", "SpecResults", "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecReportsTests",
      dependencies: ["SpecReports", "SpecResults"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SprungTests",
      dependencies: ["Sprung"],
      exclude: ["knob_spec.lua"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SpecCommandTests",
      dependencies: [
        "SpecCommand", "SpecReports", "SpecWords", "SpecResults", "Interactions", "TestSupport",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
