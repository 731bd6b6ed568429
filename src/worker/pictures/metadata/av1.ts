/** Reads bits, the highest of each byte first. Throws a RangeError behind the end. */
function bitReader(bytes: Uint8Array, from: number, end: number) {
  let at = from * 8
  return (count: number) => {
    let value = 0
    for (let i = 0; i < count; i++, at++) {
      const byte = at >> 3 < end ? bytes[at >> 3] : undefined
      if (byte === undefined) throw new RangeError('a sequence header beyond the end')
      value = value * 2 + ((byte >> (7 - (at & 7))) & 1)
    }
    return value
  }
}
type Next = ReturnType<typeof bitReader>

/** A number of as many bits as there are zeros before it (AV1, 4.10.3). */
function skipVariable(next: Next) {
  let zeros = 0
  while (zeros < 32 && next(1) === 0) zeros += 1
  if (zeros < 32) next(zeros)
}

/** Timing, and for each operating point a level and how a decoder is fed (AV1, 5.5.1): behind them stand the sizes. */
function skipOperatingPoints(next: Next) {
  let delayBits = 0
  const hasTiming = next(1) === 1
  if (hasTiming) {
    next(64)
    if (next(1) === 1) skipVariable(next)
    const hasDecoderModel = next(1) === 1
    if (hasDecoderModel) {
      delayBits = next(5) + 1
      next(32 + 5 + 5)
    }
  }
  const hasDisplayDelay = next(1) === 1
  for (let points = next(5) + 1; points > 0; points--) {
    next(12)
    if (next(5) > 7) next(1)
    if (delayBits > 0 && next(1) === 1) next(2 * delayBits + 1)
    if (hasDisplayDelay && next(1) === 1) next(4)
  }
}

/** The pixels of the largest frame that a sequence header allows. */
function largestFrame(next: Next) {
  next(3 + 1)
  const isReduced = next(1) === 1
  if (isReduced) next(5)
  else skipOperatingPoints(next)
  const [widthBits, heightBits] = [next(4) + 1, next(4) + 1]
  return (next(widthBits) + 1) * (next(heightBits) + 1)
}

const SEQUENCE_HEADER = 1
/** A grid of some hundred tiles has a few for each. */
const maxUnits = 5_000

/**
 * Reads what coded AV1 says of its frames (AV1 Bitstream & Decoding Process Specification, 5.3 to 5.5), for all pictures of one file.
 * `read` yields the pixels of the largest frame that each sequence header allows, and throws a RangeError for truncated bytes.
 */
export function av1Reader() {
  let units = 0
  function* read(coded: Uint8Array) {
    for (let at = 0; at < coded.length;) {
      // Units of no bytes cost a sender nothing.
      if (++units > maxUnits) throw new RangeError('more units than any picture has')
      const next = bitReader(coded, at, coded.length)
      next(1)
      const type = next(4)
      const [hasExtension, hasSize] = [next(1), next(1)]
      next(1)
      if (hasExtension) next(8)
      let [length, lengthBytes] = [0, 0]
      for (let more = hasSize; more === 1 && lengthBytes < 8; lengthBytes++) {
        more = next(1)
        length += next(7) * 2 ** (7 * lengthBytes)
      }
      if (type === SEQUENCE_HEADER) yield largestFrame(next)
      if (!hasSize) return
      at += 1 + hasExtension + lengthBytes + length
    }
  }
  return read
}
