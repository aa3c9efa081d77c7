package import LuaHost
import SpecResults
package import SpecWords

/// Runs spec files, each in one fresh interpreter.
package struct SpecExecutor: FileExecutor {
  private let settings: SpecSettings
  private let limits: Limits

  /// An executor under these settings, each spec under these limits.
  package init(settings: SpecSettings = SpecSettings(), limits: Limits = .standard) {
    self.settings = settings
    self.limits = limits
  }

  package func execute(_ task: FileTask, report: (FileReport) -> Bool) {
    do throws(SpecError) {
      let path = task.file.path
      let source =
        if let text = task.file.text { SourceText(text, path: path) } else { try read(path) }
      let chosen = task.file.lines.isEmpty ? nil : try chosen(of: task, source)
      try open(source, subjects: task.file.subjects, endsProcess: task.endsProcess) {
        context, chunk in
        withoutActuallyEscaping(report) { report in
          let run = FileRun(
            context, source, chunk, task: task, chosen: chosen, limits: limits, report: report)
          run.run()
        }
      }
    } catch {
      _ = report(.errored(error))
    }
  }

  /// The specs that a file declares, in an order that `shuffle` draws, without running one; and what
  /// went wrong in its blocks.
  func list(_ path: String, shuffle: Shuffle? = nil) -> FileListing {
    do throws(SpecError) {
      let source = try read(path)
      return try open(source) { context, chunk in
        FileCollection(context, source, chunk, limits: limits, shuffle: shuffle).listing()
      }
    } catch {
      return FileListing(specs: [], errors: [error])
    }
  }

  /// What is wrong with the text of a file, whose blocks are read and whose specs do not run.
  func check(_ path: String) -> FileCheck {
    do throws(SpecError) {
      let source = try read(path)
      return try open(source) { context, chunk in
        let listing = FileCollection(context, source, chunk, limits: limits).listing()
        return FileCheck(source, listing, TextCheck(context, source: source.bytes)?.faults() ?? [])
      }
    } catch {
      return FileCheck(errors: [error], warnings: [])
    }
  }

  /// The ids of the specs at the lines that `task` names.
  private func chosen(of task: FileTask, _ source: SourceText) throws(SpecError) -> Set<String> {
    try open(source) { context, chunk in
      let listing = FileCollection(context, source, chunk, limits: limits).listing()
      let candidates = listing.specs.map(\.candidate)
      let positions = task.selection.chosen(from: candidates, in: task.file)
      return Set(positions.map { candidates[$0].id })
    }
  }

  private func read(_ path: String) throws(SpecError) -> SourceText {
    do throws(SystemError) {
      return try SourceText(path: path)
    } catch {
      throw SpecError(kind: .load, location: nil, message: SourceText.refusal(of: path, error))
    }
  }

  /// Hands `body` an interpreter that has compiled `source`, and closes it afterwards, unless the
  /// process, and its memory with it, ends then.
  private func open<Result>(
    _ source: SourceText, subjects: [String: StandIn] = [:], endsProcess: Bool = false,
    _ body: (SpecContext, LuaReference) -> Result
  ) throws(SpecError) -> Result {
    var settings = settings
    settings.subjects.merge(subjects) { $1 }
    do throws(LuaError) {
      let interpreter = try Interpreter(limits: limits)
      defer { if !endsProcess { interpreter.close() } }
      let context = SpecContext(interpreter, settings: settings)
      context.path = source.path
      context.text = { path in
        path == source.path ? source.bytes : (try? SourceText(path: path))?.bytes
      }
      let words = try WordRegistry.standard.install(in: interpreter)
      let modules = ModuleLoader(
        for: source.path, roots: settings.roots, words: words, interpreter)
      try modules.install()
      context.readModule = modules.value(ofFileAt:)
      if !settings.readable.isEmpty {
        let folders = ReadableFolders(settings.readable, limit: limits.bytes)
        try FileWords.install(in: context, folders.read)
      }
      return body(context, try interpreter.compile(source.bytes, path: source.path))
    } catch {
      var fault = Fault(error).specError()
      fault.source = source.line(at: fault.location)
      throw fault
    }
  }
}
