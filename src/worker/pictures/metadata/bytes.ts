export const ascii = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

export const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Joins many slices into one array. */
export function join(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}

/** An animation of ten megabytes has some thousand frames of a few parts each. */
const maxParts = 50_000

/** Adds a part, or throws a RangeError: a file of millions of empty parts would fill the memory. */
export function keep<Part>(parts: Part[], part: Part) {
  if (parts.length >= maxParts) throw new RangeError('more parts than any picture has')
  parts.push(part)
}
