type Numbers = { buffer: ArrayBufferLike; byteOffset: number; byteLength: number }
type Kind<T> = { new (buffer: ArrayBuffer): T; BYTES_PER_ELEMENT: number }

/** Each number less the one a row before: neighbours are alike, and small numbers pack well. Wraps around. */
export function differences<T extends Int16Array | Uint16Array>(values: T, row: number): T {
  return values.map((value, i) => (i < row ? value : value - values[i - row])) as T
}

/** Undoes `differences`, in place. */
export function sums<T extends Int16Array | Uint16Array>(values: T, row: number): T {
  for (let i = row; i < values.length; i++) values[i] += values[i - row]
  return values
}

export function joinBytes(parts: Numbers[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, { byteLength }) => sum + byteLength, 0))
  let at = 0
  for (const { buffer, byteOffset, byteLength } of parts) {
    joined.set(new Uint8Array(buffer, byteOffset, byteLength), at)
    at += byteLength
  }
  return joined
}

/** A header in JSON behind its length. */
export function jsonBytes(header: unknown): Numbers[] {
  const json = Uint8Array.from(JSON.stringify(header), (letter) => letter.charCodeAt(0))
  return [Uint32Array.of(json.length), json]
}

/** Takes one array after the other from the front. Throws a RangeError where bytes are missing. */
export function createTaker(bytes: ArrayBuffer, what: string) {
  let at = 0
  const take = <T>(Kind: Kind<T>, count: number): T => {
    const end = at + count * Kind.BYTES_PER_ELEMENT
    if (end > bytes.byteLength) throw new RangeError(`${what} ends after ${bytes.byteLength} bytes`)
    const taken = new Kind(bytes.slice(at, end))
    at = end
    return taken
  }
  const takeJson = (): unknown => {
    const [length] = take(Uint32Array, 1)
    return JSON.parse(String.fromCharCode(...take(Uint8Array, length)))
  }
  return { take, takeJson }
}
