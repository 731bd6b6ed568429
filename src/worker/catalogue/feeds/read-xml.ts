import { mostRowBytes, type Batch, type Refusal, type XmlPlace } from './batch.ts'
import { crashAfter, FeedFailure } from './failure.ts'
import type { RawRow } from './raw-row.ts'
import { findItem, readTags, writeTags } from './xml/around-items.ts'
import { endOfItem } from './xml/end-of-item.ts'
import { createItemReader } from './xml/read-item.ts'
import { Scan } from './xml/scan.ts'

/** One letter for each byte, without a copy of the bytes. */
const lettersOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')

/**
 * The items of RSS, Atom and similar formats, from `place` on. Where an item begins and ends is found in the bytes
 * first, and then each is parsed by itself, so that a fault costs the item in which it is.
 */
export async function* readXml(
  blocks: AsyncIterable<Buffer>,
  place: XmlPlace,
): AsyncGenerator<Batch<XmlPlace>> {
  const open = readTags(place.ancestors)
  const read = createItemReader(open)
  const decoder = new TextDecoder()
  let next = place
  let carried: Buffer = Buffer.alloc(0)
  let endOfLast = place.offset

  const advance = (block: Buffer, isLast: boolean): Batch<XmlPlace> => {
    const scan = new Scan(lettersOf(block))
    const rows: RawRow[] = []
    const refusals: Refusal[] = []
    let done = 0
    for (;;) {
      const found = findItem(scan, done, open, isLast)
      done = found.at
      if (found.name === null) break
      const around = open.map(({ name }) => name)
      const end = endOfItem(scan, done, found.name, { around, isLast })
      if (end === null) break
      const item = read(decoder.decode(block.subarray(done, end)))
      if (item instanceof Map) rows.push(item)
      else refusals.push(item as Refusal)
      done = end
      endOfLast = next.offset + done
    }
    if (next.offset + block.length - endOfLast > mostRowBytes * 2)
      throw new FeedFailure('It goes on for 2 MB without an item.')
    carried = block.subarray(done)
    next = { ...next, offset: next.offset + done, ancestors: writeTags(open) }
    return { rows, refusals, next }
  }

  for await (const block of blocks) yield advance(Buffer.concat([carried, block]), false)
  yield advance(carried, true)
  if (open.length > 0 || carried.length > 0) throw new FeedFailure(crashAfter)
}
