import SpecReports
import SpecRunner

extension RunSettings {
  /// Takes over what a build system asks for by variables, as Bazel's test encyclopedia lists them.
  ///
  /// Options come later and count more.
  mutating func readEnvironment() throws(UsageError) {
    if let index = Terminal.variable("TEST_SHARD_INDEX").flatMap({ Int($0) }),
      let count = Terminal.variable("TEST_TOTAL_SHARDS")
    {
      shard = try? Shard("\(index + 1)/\(count)")
      if shard == nil {
        throw .badValue(
          option: "TEST_SHARD_INDEX", value: "\(index)", hint: "less than TEST_TOTAL_SHARDS")
      }
    }
    if let filter = Terminal.variable("TESTBRIDGE_TEST_ONLY") {
      guard let pattern = try? NamePattern(filter) else {
        throw .badValue(
          option: "TESTBRIDGE_TEST_ONLY", value: filter, hint: "an extended regular expression")
      }
      selection.filters.append(pattern)
    }
    if let path = Terminal.variable("XML_OUTPUT_FILE") {
      reports.append(ReportRequest(.junit, path: path))
    }
  }
}
