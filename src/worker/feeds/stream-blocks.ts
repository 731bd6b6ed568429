/** Regroups a stream into blocks of at least `size`, except the last. */
export async function* inBlocks(stream: AsyncIterable<Uint8Array>, size: number) {
  let parts: Uint8Array[] = []
  let length = 0
  for await (const part of stream) {
    parts.push(part)
    length += part.byteLength
    if (length < size) continue
    yield Buffer.concat(parts, length)
    parts = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(parts, length)
}
