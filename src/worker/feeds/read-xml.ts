import { lostRow, maxItemBytes, type Batch, type Refusal, type XmlPlace } from './rows/batch-of-rows.ts'
import { crashAfter, FeedFailure } from './rows/feed-failure.ts'
import type { RawRow } from './rows/raw-row.ts'
import { findItem, readTags, writeTags } from './xml/around-items.ts'
import { endOfItem } from './xml/end-of-item.ts'
import { createItemReader } from './xml/read-item.ts'
import { Scan } from './xml/scan.ts'

/** One letter for each byte, without a copy of the bytes. */
const lettersOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString('latin1')

/** A tag of another item may begin in the last bytes of a block. */
const longestTag = 256

/** What an item says of its id, of which there may be no more than a beginning. */
const idIn = (item: string) => /<(?:\w+:)?id>\s*(?:<!\[CDATA\[)?([^<\]]{1,80})/.exec(item)?.[1]?.trim() ?? ''

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
  let within = place.within ?? null

  const advance = (block: Buffer, isLast: boolean): Batch<XmlPlace> => {
    const scan = new Scan(lettersOf(block))
    const rows: RawRow[] = []
    const refusals: Refusal[] = []
    let done = 0
    for (;;) {
      if (within !== null) {
        const tag = scan.nextTag(within, done)
        // Without an end tag it ends where the next one begins.
        const end = tag.isEnd ? tag.end : tag.at
        if (end === Infinity) {
          done = isLast ? block.length : Math.max(done, block.length - longestTag)
          endOfLast = next.offset + block.length
          break
        }
        done = end
        within = null
      }
      const found = findItem(scan, done, open, isLast)
      done = found.at
      if (found.name === null) break
      const around = open.map(({ name }) => name)
      const end = endOfItem(scan, done, found.name, { around, isLast })
      if (end === null) {
        if (block.length - done <= maxItemBytes) break
        refusals.push(lostRow('larger than 2 MB', idIn(decoder.decode(block.subarray(done, done + 4096)))))
        within = found.name
        done += 1
        continue
      }
      const item = read(decoder.decode(block.subarray(done, end)))
      if (item instanceof Map) rows.push(item)
      else refusals.push(item as Refusal)
      done = end
      endOfLast = next.offset + done
    }
    if (next.offset + block.length - endOfLast > maxItemBytes)
      throw new FeedFailure('It goes on for 2 MB without an item.')
    carried = block.subarray(done)
    const { within: _, ...outside } = next
    next = {
      ...outside,
      offset: next.offset + done,
      ancestors: writeTags(open),
      ...(within !== null && { within }),
    }
    return { rows, refusals, next }
  }

  for await (const block of blocks) yield advance(Buffer.concat([carried, block]), false)
  yield advance(carried, true)
  if (open.length > 0 || carried.length > 0 || within !== null) throw new FeedFailure(crashAfter)
}
