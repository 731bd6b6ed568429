import { JSONParser } from '@streamparser/json'
import { mostRowBytes, type Batch, type JsonPlace } from './batch.ts'
import { crashAfter, FeedFailure } from './failure.ts'
import { addValue, columnName, type RawRow } from './raw-row.ts'

const mostDepth = 4
const mostValues = 4000

function flatten(
  value: unknown,
  name: string,
  depth: number,
  into: Map<string, string[]>,
  left: { count: number },
) {
  if (value === null || value === undefined || left.count <= 0) return
  if (Array.isArray(value)) {
    for (const element of value) flatten(element, name, depth, into, left)
  } else if (typeof value === 'object') {
    if (depth >= mostDepth) return
    for (const [key, inner] of Object.entries(value)) {
      flatten(inner, name === '' ? columnName(key) : `${name}.${columnName(key)}`, depth + 1, into, left)
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
  flatten(value, '', 0, row, { count: mostValues })
  return row
}

/** The products of a JSON document, without the first `place.count`. */
export async function* readJson(
  blocks: AsyncIterable<Uint8Array>,
  place: JsonPlace,
): AsyncGenerator<Batch<JsonPlace>> {
  const parser = new JSONParser({ paths: place.paths, keepStack: false })
  let rows: RawRow[] = []
  let count = 0
  let fault: string | null = null
  let sinceItem = 0
  let hasEnded = false
  parser.onValue = ({ value, key }) => {
    // A wildcard path also matches the members of an object, but products stand in lists.
    if (typeof key !== 'number' || typeof value !== 'object' || value === null) return
    count += 1
    sinceItem = 0
    if (count > place.count) rows.push(flattenJson(value))
  }
  parser.onError = (error) => {
    fault ??= error.message
  }
  parser.onEnd = () => {
    hasEnded = true
  }
  for await (const block of blocks) {
    sinceItem += block.byteLength
    if (sinceItem > mostRowBytes * 2) throw new FeedFailure('It goes on for 2 MB without a product.')
    if (!hasEnded) parser.write(block)
    const batch = { rows, refusals: [], next: { ...place, count: Math.max(count, place.count) } }
    rows = []
    yield batch
    if (fault !== null) throw new FeedFailure(`Its JSON is broken: ${firstSentence(fault)}`)
  }
  if (!hasEnded) throw new FeedFailure(crashAfter)
}

const firstSentence = (message: string) => message.replace(/\n.*/s, '').slice(0, 160)
