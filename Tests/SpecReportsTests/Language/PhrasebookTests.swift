import SpecResults
import Testing

@testable import SpecReports

@Suite("Phrases in other languages")
struct PhrasebookTests {
  static let books: [Phrasebook] = [.french, .swedish, .arabic, .uzbek]

  @Test(
    "tell figures, names and words",
    arguments: [
      ("fr", "at most 120 pt, always from 0.4 s on", "au plus 120 pt, toujours à partir de 0.4 s"),
      ("fr", "offset.x 57.5 pt 85 ms after release", "offset.x 57.5 pt 85 ms après le relâchement"),
      ("fr", "heading -53.5 deg", "heading -53.5°"),
      (
        "sv", "settles 553 ms after release, 147 ms to spare",
        "i vila 553 ms efter släppet, 147 ms till godo"
      ),
      ("sv", "looked at for 1000 s", "betraktat i 1000 s"),
      ("fr", "looked at for 1000 s", "observé pendant 1000 s"),
      ("sv", "shown (205, 160) pt", "shown (205, 160) pt"),
      ("uz", "125.5 pt within 0.2", "125.5 pt (±0.2)"),
      ("uz", "at some time from 1 s to 2 s", "biror paytda 1 s dan 2 s gacha"),
      ("uz", "at most 4%", "koʻpi bilan 4%"),
      (
        "fr", "(x is at most 1 pt, always) and (y is true)",
        "(x est au plus 1 pt, toujours) et (y est vrai)"
      ),
      ("sv", "where x is above 1 pt: x is below 2 pt", "där x är över 1 pt: x är under 2 pt"),
      ("uz", "x is at most 1 pt", "x koʻpi bilan 1 pt"),
      ("sv", "getScaleAmount() 2, a.lua:3: 4", "getScaleAmount() 2, a.lua:3: 4"),
      ("en", "at most 120 pt", "at most 120 pt"),
    ])
  func told(language: String, english: String, own: String) throws {
    let language = try #require(ReportLanguage(rawValue: language))
    #expect(Phrasebook.of(language).told(english) == own)
  }

  @Test("keep figures and names apart from a text that runs the other way")
  func arabic() {
    let text = Phrasebook.arabic.told("offset.x 120 pt 19.8 ms after release, true")
    #expect(
      text
        == "\u{2066}offset.x\u{2069} \u{2066}120 pt\u{2069} بعد \u{2066}19.8 ms\u{2069} من الإفلات، صحيح"
    )
  }

  // The categories of Unicode's plural rules for Arabic: zero, one, two, few, many, other.
  @Test(
    "take the form of a noun that its count asks for",
    arguments: [
      (0, "0 فحص"), (1, "فحص واحد"), (2, "فحصان"), (3, "3 فحوص"), (10, "10 فحوص"),
      (11, "11 فحصًا"), (99, "99 فحصًا"), (100, "100 فحص"), (102, "102 فحص"), (103, "103 فحوص"),
    ])
  func plurals(count: Int, text: String) {
    #expect(Phrasebook.arabic.counted(count, .check).withoutIsolates == text)
  }

  @Test("count nothing in the singular in French alone")
  func zero() {
    #expect(Phrasebook.french.counted(0, .check) == "0 vérification")
    #expect(Phrasebook.swedish.counted(0, .check) == "0 kontroller")
    #expect(Phrasebook.uzbek.counted(5, .check) == "5 ta tekshiruv")
  }

  @Test("are the same in each language, with the same figures", arguments: books)
  func complete(book: Phrasebook) {
    let units = ["deg", "deg/s", "bytes", "spans/s"]
    for (english, own) in book.phrases where !units.contains(english) {
      #expect(english.count { $0 == "#" } == own.count { $0 == "#" }, "\(english)")
    }
    let known = Set(Phrasebook.french.phrases.keys).subtracting(units)
    #expect(known.subtracting(book.phrases.keys).isEmpty)
  }
}
