/** The files of an archive whose entries are stored as they are (APPNOTE 4.3.12, 4.3.16). */
export function readZip(archive: Buffer) {
  const end = archive.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = archive.readUInt16LE(end + 10)
  const files = new Map<string, Buffer>()
  for (let i = 0, at = archive.readUInt32LE(end + 16); i < count; i++) {
    const size = archive.readUInt32LE(at + 20)
    const nameLength = archive.readUInt16LE(at + 28)
    const local = archive.readUInt32LE(at + 42)
    const data = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    files.set(archive.toString('utf8', at + 46, at + 46 + nameLength), archive.subarray(data, data + size))
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
