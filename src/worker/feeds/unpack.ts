import { FeedFailure } from './rows/feed-failure.ts'

/** A feed of a million products stays below it; a decompression bomb does not. */
export const maxFeedBytes = 1_073_741_824

/** Reads the first bytes of a stream, and gives the whole stream along with them. */
async function peek(stream: AsyncIterable<Uint8Array>, size: number) {
  const iterator = stream[Symbol.asyncIterator]()
  const parts: Uint8Array[] = []
  let length = 0
  while (length < size) {
    const { value, done } = await iterator.next()
    if (done) break
    parts.push(value)
    length += value.byteLength
  }
  const head = Buffer.concat(parts, length)
  async function* whole() {
    if (head.length > 0) yield head as Uint8Array
    for (;;) {
      const { value, done } = await iterator.next()
      if (done) return
      yield value
    }
  }
  return { head, whole: whole() }
}

/** A feed that repeats itself a lot is packed to a hundredth; one that unpacks to more is made to fill a memory. */
const maxRatio = 250
/** Below this size it does no harm. */
const harmlessBytes = 16 * 1_048_576
/** So much is unpacked before other requests have their turn. */
const turnBytes = 2 * 1_048_576
/** So much is given to the unpacker at once, which makes a thousand times as much of it at the most. */
const packedBytes = 4_096

const turn = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Counts what comes from the shop. */
async function* counted(stream: AsyncIterable<Uint8Array>, packed: { bytes: number }) {
  for await (const part of stream) {
    packed.bytes += part.byteLength
    yield part
  }
}

async function* capped(stream: AsyncIterable<Uint8Array>, packed: { bytes: number }) {
  let length = 0
  let sinceTurn = 0
  for await (const part of stream) {
    length += part.byteLength
    if (length > maxFeedBytes) throw new FeedFailure('It is larger than 1 GB.')
    if (length > harmlessBytes && length > packed.bytes * maxRatio)
      throw new FeedFailure(`It unpacks to more than ${maxRatio} times its size.`)
    yield part
    sinceTurn += part.byteLength
    if (sinceTurn < turnBytes) continue
    sinceTurn = 0
    await turn()
  }
}

async function* inSteps(stream: AsyncIterable<Uint8Array>) {
  for await (const part of stream)
    for (let at = 0; at < part.byteLength; at += packedBytes) yield part.subarray(at, at + packedBytes)
}

/** How many layers of compression a feed may have. */
const maxLayers = 2

async function* gunzip(stream: AsyncIterable<Uint8Array>) {
  const iterator = inSteps(stream)
  const packed = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await iterator.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
  // It is left and not cancelled where somebody stops to read: Node's unpacker throws where nobody can catch when it is.
  const reader = packed.pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      yield value
    }
  } catch (fault) {
    if (fault instanceof FeedFailure) throw fault
    throw new FeedFailure('It is packed, and the packing is broken.')
  } finally {
    await iterator.return(undefined)
  }
}

async function* unpacked(
  stream: AsyncIterable<Uint8Array>,
  layers: number,
  packed: { bytes: number },
): AsyncGenerator<Uint8Array> {
  const { head, whole } = await peek(stream, 4)
  if (head[0] === 0x1f && head[1] === 0x8b) {
    if (layers === 0) throw new FeedFailure('It is packed several times over.')
    yield* unpacked(capped(gunzip(whole), packed), layers - 1, packed)
  } else if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 3 && head[3] === 4) {
    throw new FeedFailure('It is a zip archive: only gzip is unpacked.')
  } else yield* capped(whole, packed)
}

function encodingOf(head: Buffer) {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  // Without a byte order mark, UTF-16 is recognised by the zero beside every letter.
  if (head[0] !== 0 && head[1] === 0 && head[2] !== 0 && head[3] === 0) return 'utf-16le'
  if (head[0] === 0 && head[1] !== 0 && head[2] === 0 && head[3] !== 0) return 'utf-16be'
  const declared = /^[\s\ufeff]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]+)["']/.exec(
    new TextDecoder('latin1').decode(head),
  )?.[1]
  if (declared && !/^utf-?8$/i.test(declared)) return declared
  return isUtf8(head) ? 'utf-8' : 'windows-1252'
}

function isUtf8(head: Buffer) {
  try {
    // A character may be cut at the end of the sample.
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(head, { stream: true })
    return true
  } catch {
    return false
  }
}

function openDecoder(encoding: string) {
  try {
    return new TextDecoder(encoding)
  } catch {
    return new TextDecoder()
  }
}

/**
 * Unpacks a feed to UTF-8 without a byte order mark, so that a byte's position is the same at every reading. A wrong
 * byte becomes one replacement character.
 */
export async function* plainFeed(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const packed = { bytes: 0 }
  const { head, whole } = await peek(unpacked(counted(stream, packed), maxLayers, packed), 65_536)
  const decoder = openDecoder(encodingOf(head))
  const encoder = new TextEncoder()
  for await (const part of whole) {
    const text = decoder.decode(part, { stream: true })
    if (text !== '') yield encoder.encode(text)
  }
  const rest = decoder.decode()
  if (rest !== '') yield encoder.encode(rest)
}
