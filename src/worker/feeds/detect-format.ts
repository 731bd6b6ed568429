import { CsvError, parse } from 'csv-parse/sync'
import type { Place } from './rows/batch-of-rows.ts'
import { rakutenColumns } from './dialects/rakuten.ts'
import { FeedFailure } from './rows/feed-failure.ts'
import { columnName } from './rows/raw-row.ts'
import { endOfObject } from './json/end-of-object.ts'
import { parseItem } from './json/parse-item.ts'
import { parseOptions } from './read-table.ts'

const delimiters = ['\t', '|', ';', ',']

/** The paths of the product lists in the JSON of shops and ShopMy. */
const listPaths = [
  'products',
  'items',
  'pins',
  'results',
  'data',
  'collection.pins',
  'data.products',
  'data.pins',
  'data.items',
]

const byteLength = (text: string) => Buffer.byteLength(text)

function skipComments(text: string) {
  const comments = /^(?:#[^\n]*(?:\n|$))*/.exec(text)?.[0] ?? ''
  return comments.length
}

function firstLine(text: string, delimiter: string) {
  let line: { cells: string[]; end: number } | null = null
  try {
    parse(text, {
      ...parseOptions(delimiter),
      to: 1,
      on_record(cells: string[], { bytes }) {
        line = { cells, end: bytes }
        return null
      },
    })
  } catch (fault) {
    if (!(fault instanceof CsvError)) throw fault
  }
  return line as { cells: string[]; end: number } | null
}

function tablePlace(text: string): Place {
  if (text.startsWith('HDR|')) {
    const offset = byteLength(/^[^\n]*(?:\n|$)/.exec(text)?.[0] ?? '')
    return { format: 'table', offset, delimiter: '|', columns: rakutenColumns, lost: 0 }
  }
  const skipped = skipComments(text)
  const table = text.slice(skipped)
  const [first = ''] = table.split('\n', 1)
  const head = first.replace(/"[^"]*"/g, '')
  const count = (delimiter: string) => head.split(delimiter).length
  const delimiter = delimiters.reduce((best, other) => (count(other) > count(best) ? other : best))
  const line = count(delimiter) > 1 ? firstLine(table, delimiter) : null
  if (!line) throw new FeedFailure('It is no feed: neither XML nor JSON nor a table with columns.')
  const offset = byteLength(text.slice(0, skipped)) + line.end
  return { format: 'table', offset, delimiter, columns: line.cells.map(columnName), lost: 0 }
}

const holdsList = /"(?:products|items|pins|results|data|collection)"\s*:\s*[[{]/

/** Whether objects stand one after the other, as in JSON lines: behind the first is a second, or it is a product itself. */
function areLines(text: string) {
  const end = endOfObject(text, 0)
  // A first line that is longer than what is known of the feed.
  if (end === 'open') return /^\{\s*"(?:id|sku)"\s*:\s*["\d]/i.test(text) && !holdsList.test(text)
  if (end === 'broken') return false
  if (text.slice(end).trimStart().startsWith('{')) return true
  const keys = new Set(Object.keys(parseItem(text.slice(0, end)) ?? {}).map(columnName))
  return keys.has('id') && keys.has('title') && (keys.has('link') || keys.has('price'))
}

/** Detects a feed's format by its first bytes, and where its products begin. */
export function beginningOf(head: Uint8Array): Place {
  const text = new TextDecoder().decode(head)
  const start = text.trimStart()
  if (start === '') throw new FeedFailure('It is empty.')
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(start))
    throw new FeedFailure('It is a web page, no feed.')
  if (start.startsWith('<')) return { format: 'xml', offset: 0, ancestors: '' }
  if (start.startsWith('[')) return { format: 'json', paths: ['$.*'], count: 0 }
  if (start.startsWith('{') && areLines(start))
    return { format: 'json', paths: ['$.*'], count: 0, areLines: true }
  if (start.startsWith('{'))
    return { format: 'json', paths: listPaths.map((path) => `$.${path}.*`), count: 0 }
  return tablePlace(text)
}
