import Foundation
import Testing

@Suite("A worker that dies")
struct LostWorkerTests {
  @Test("costs its running spec, with the reason, and nothing else")
  func lost() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      it("runs before", function() end)
      it("is running when its worker dies", function() while true do end end)
      it("runs afterwards", function() end)
      """, to: "lost_spec.lua")
    let run = try Sprung(
      shell: """
        $SPRUNG run lost_spec.lua --instructions 100000000000 --timeout 600 --reproducible >out &
        pid=$!
        until worker=$(pgrep -P $pid); do sleep 0.05; done
        sleep 0.5
        kill -s SEGV $worker
        wait $pid
        """, in: folder.url)
    #expect(run.status == 3)
    let text = folder.text(of: "out") ?? ""
    #expect(text.hasPrefix("ERROR lost_spec.lua   2 ok, 1 errored"))
    #expect(text.contains("  ERROR is running when its worker dies\n"))
    #expect(text.contains("crashed its process: segmentation fault"))
  }

  @Test("an interrupt ends the run in good order, with what had finished")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      it("runs before", function() end)
      it("is interrupted", function() while true do end end)
      """, to: "lost_spec.lua")
    for (signal, status) in [("INT", 130), ("TERM", 143)] {
      let run = try Sprung(
        shell: """
          $SPRUNG run lost_spec.lua --instructions 100000000000 --timeout 600 --reporter junit=out.xml >out &
          pid=$!
          until pgrep -P $pid >/dev/null; do sleep 0.05; done
          sleep 0.5
          kill -s \(signal) $pid
          wait $pid
          """, in: folder.url)
      #expect(run.status == Int32(status))
      #expect(folder.text(of: "out")?.contains("1 spec: 1 ok") == true)
      #expect(folder.text(of: "out.xml")?.contains("<error type=\"interrupted\"") == true)
      #expect(folder.text(of: "out.xml")?.hasSuffix("</testsuites>\n") == true)
    }
  }
}
