/** Signatures and lengths of a zip's records: local header, entry of the directory, end of the directory. */
const LOCAL = { signature: 0x04034b50, length: 30 }
const ENTRY = { signature: 0x02014b50, length: 46 }
const END = { signature: 0x06054b50, length: 22 }

/**
 * The files of a MediaPipe task bundle, by name: a zip whose entries are stored, not deflated. The bytes are views.
 * Throws where it is no such zip.
 */
export function readTaskBundle(bytes: Uint8Array): Map<string, Uint8Array> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const u16 = (at: number) => view.getUint16(at, true)
  const u32 = (at: number) => view.getUint32(at, true)
  // The bundle ends with the record, without a comment.
  const end = bytes.length - END.length
  if (end < 0 || u32(end) !== END.signature) throw new Error('task bundle: no directory')
  const files = new Map<string, Uint8Array>()
  for (let left = u16(end + 10), at = u32(end + 16); left > 0; left--) {
    if (u32(at) !== ENTRY.signature || u16(at + 10) !== 0)
      throw new Error('task bundle: an entry that is not stored')
    const size = u32(at + 24)
    const local = u32(at + 42)
    if (u32(local) !== LOCAL.signature) throw new Error('task bundle: no header')
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY.length, at + ENTRY.length + u16(at + 28)))
    const start = local + LOCAL.length + u16(local + 26) + u16(local + 28)
    files.set(name, bytes.subarray(start, start + size))
    at += ENTRY.length + u16(at + 28) + u16(at + 30) + u16(at + 32)
  }
  return files
}
