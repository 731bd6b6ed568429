import {
  blockBytes,
  lostRow,
  maxItemBytes,
  type Batch,
  type JsonPlace,
  type Refusal,
} from './rows/batch-of-rows.ts'
import { crashAfter, FeedFailure } from './rows/feed-failure.ts'
import { ListItems, type ListItem } from './json/list-items.ts'
import { Outline } from './json/outline.ts'
import { addValue, columnName, type RawRow } from './rows/raw-row.ts'

const maxDepth = 4
const maxValues = 4000

function flatten(
  value: unknown,
  name: string,
  depth: number,
  into: Map<string, string[]>,
  left: { count: number },
  isInList = false,
) {
  if (left.count <= 0) return
  // Of objects in a list the values stay in step.
  if (value === null && isInList) addValue(into, name, '')
  if (value === null || value === undefined) return
  if (Array.isArray(value)) {
    for (const element of value) flatten(element, name, depth, into, left, true)
  } else if (typeof value === 'object') {
    if (depth >= maxDepth) return
    for (const [key, inner] of Object.entries(value)) {
      const column = name === '' ? columnName(key) : `${name}.${columnName(key)}`
      flatten(inner, column, depth + 1, into, left, isInList)
    }
  } else {
    left.count -= 1
    addValue(into, name, `${value as string | number | boolean}`)
  }
}

/**
 * Flattens an object to a row: `variants[].price` becomes the column 'variants.price' with one value for each
 * variant.
 */
export function flattenJson(value: object): RawRow {
  const row = new Map<string, string[]>()
  flatten(value, '', 0, row, { count: maxValues })
  return row
}

const idOf = /"(?:id|item_?id|product_?id|sku|handle)"\s*:\s*"?([^",}\]]{1,80})/i

/** '$.data.items.*' is the list that the keys 'data' and 'items' lead to. */
const keysOf = (path: string) => path.split('.').slice(1, -1)

/**
 * The products of a JSON document, without the first `place.count`. Where an item begins and ends is found in the text first, and then
 * each is parsed by itself, so that a fault costs the item in which it is.
 */
export async function* readJson(
  blocks: AsyncIterable<Uint8Array>,
  place: JsonPlace,
): AsyncGenerator<Batch<JsonPlace>> {
  const outline = new Outline(place.paths.map(keysOf))
  const items = new ListItems()
  const decoder = new TextDecoder()
  let text = ''
  let isInList = place.areLines === true
  let count = 0
  let sinceItem = 0

  const advance = (isLast: boolean): Batch<JsonPlace> => {
    const rows: RawRow[] = []
    const refusals: Refusal[] = []
    const note = (found: ListItem) => {
      count += 1
      sinceItem = 0
      if (count <= place.count) return
      if ('item' in found) rows.push(flattenJson(found.item))
      else {
        const reason = found.isTooLarge ? 'larger than 2 MB' : 'not well-formed'
        refusals.push(lostRow(reason, idOf.exec(found.lost)?.[1]?.trim() ?? ''))
      }
    }
    for (;;) {
      if (!isInList) {
        const { place: at, isList } = outline.walk(text)
        text = text.slice(at)
        // A bracket too many ends a document before its items end.
        const mayGoOn = !isList && outline.hasEnded && items.isBegun
        const going = !mayGoOn ? null : items.findNext(text, 0, isLast)
        if (going !== null) note({ lost: text.slice(0, going) })
        text = text.slice(going ?? 0)
        isInList = isList || going !== null
        if (!isInList) break
      }
      const { found, place: at, end } = items.take(text, isLast)
      if (place.areLines && isLast && (text.trim() === '' || /[\]}]\s*$/.test(text))) outline.hasEnded = true
      for (const one of found) note(one)
      text = text.slice(at)
      if (end === 'document') outline.hasEnded = true
      if (end === null) break
      isInList = false
    }
    return { rows, refusals, next: { ...place, count: Math.max(count, place.count) } }
  }

  for await (const block of blocks) {
    sinceItem += block.byteLength
    text += decoder.decode(block, { stream: true })
    yield advance(false)
    if (sinceItem > maxItemBytes + blockBytes && !items.isPassingOver)
      throw new FeedFailure('It goes on for 2 MB without a product.')
  }
  yield advance(true)
  if (!outline.hasEnded) throw new FeedFailure(crashAfter)
}
