import Glibc

/// The bytes of the file at `path`. A pipe is read to its end, which is there at once where nobody
/// writes to it: to wait for somebody who may would have no end.
///
/// - Parameter limit: How many there may be; a file that holds more is refused as too large.
package func bytes(
  of path: String, atMost limit: Int
) throws(SystemError) -> [UInt8] {
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
  guard file >= 0 else { throw .latest }
  defer { close(file) }
  // What is no regular file does not tell its size, and one that is may grow.
  var status = stat()
  let size = fstat(file, &status) == 0 ? Int(status.st_size) : 0
  var bytes: [UInt8] = []
  while bytes.count <= limit, size <= limit {
    let chunk = try chunk(of: file, max(4096, size - bytes.count))
    if chunk.isEmpty { return bytes }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
  }
  throw .tooLarge
}

private func chunk(of file: Int32, _ size: Int) throws(SystemError) -> [UInt8] {
  var failure: SystemError?
  let bytes = [UInt8](unsafeUninitializedCapacity: size) { room, count in
    do throws(SystemError) {
      count = try readSome(of: file, into: UnsafeMutableRawBufferPointer(room))
    } catch {
      failure = error
    }
  }
  if let failure { throw failure }
  return bytes
}

/// Reads what comes next of an open file, as much as there is room for, whatever signals arrive;
/// answers how many bytes that is, 0 at the end.
func readSome(
  of file: Int32, into room: UnsafeMutableRawBufferPointer
) throws(SystemError) -> Int {
  while true {
    let count = read(file, room.baseAddress, room.count)
    if count >= 0 { return count }
    switch errno {
    case EINTR: break
    case EAGAIN:
      var waiting = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      poll(&waiting, 1, -1)
    default: throw .latest
    }
  }
}
