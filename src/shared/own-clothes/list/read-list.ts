import { CsvError, parse } from 'csv-parse/browser/esm/sync'
import { foldPhrase } from '@cabine/sophia/vocabulary/fold.ts'
import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import * as v from 'valibot'
import { closetDetails, maxColours, type ClosetCategory, type ClosetDetails } from '../../closet.ts'
import { columnOf, type ListColumn } from './columns.ts'
import { readAmount, readDay } from './read-values.ts'
import { unguarded } from './write-list.ts'

export const maxListBytes = 2_000_000
export const maxListRows = 2_000

/** What words of a list mean, in whatever language they are. Null for what is not understood. */
export type WordReaders = {
  category: (text: string) => ClosetCategory | null
  colour: (text: string) => ColourFamily | null
  /** A code of one of the fields that have a choice. */
  choice: (column: 'pattern' | 'fabric' | 'season' | 'formality' | 'state', text: string) => string | null
}

/** What a cell says that is not understood. */
export type ListFault = { column: ListColumn; text: string }

export type ListRow = {
  /** Which line of the table it is; its head is the first. */
  line: number
  /** Null where not even the kind is understood. */
  details: ClosetDetails | null
  name: string
  faults: ListFault[]
}

export type List = { rows: ListRow[]; unknownColumns: string[] }

/** `too_long`: it has more than `maxListRows`; `no_table`: no line of it has a column that we know, or it cannot be read. */
export type ListFailure = 'too_long' | 'no_table'

const separators = [',', ';', '\t', '|']

/** The separator of which the head has most outside quotes. */
function separatorOf(text: string) {
  const [head = ''] = text.replaceAll(/"[^"]*"/g, '').split(/\r?\n/, 1)
  const count = (one: string) => head.split(one).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

function cellsOf(text: string): string[][] | ListFailure {
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      to: maxListRows + 2,
    })
  } catch (fault) {
    // A quote that never closes.
    if (fault instanceof CsvError) return 'no_table'
    throw fault
  }
}

/** A table of clothes, row by row, with what is not understood of each. */
export function readList(text: string, readers: WordReaders): List | ListFailure {
  const table = cellsOf(text)
  if (typeof table === 'string') return table
  const [head = [], ...body] = table
  if (body.length > maxListRows) return 'too_long'
  const columns = head.map(columnOf)
  if (!columns.includes('name') && !columns.includes('category')) return 'no_table'
  return {
    unknownColumns: head.filter((header, at) => columns[at] === null && header !== ''),
    rows: body.flatMap((cells, at) => {
      const said = new Map<ListColumn, string>()
      for (const [place, cell] of cells.entries()) {
        const column = columns[place]
        if (column && cell && !said.has(column)) said.set(column, unguarded(cell))
      }
      return said.size > 0 ? [readRow(said, at + 2, readers)] : []
    }),
  }
}

const parts = (text: string) =>
  text
    .split(/[;,/|+&、،；]/)
    .map((one) => one.trim())
    .filter(Boolean)

const lengths = { name: 120, brand: 120, size: 40, notes: 1000, link: 2000 }

function readRow(said: ReadonlyMap<ListColumn, string>, line: number, readers: WordReaders): ListRow {
  const faults: ListFault[] = []
  const text = (column: ListColumn) => said.get(column) ?? ''
  /** What a cell is read as; what it says otherwise is no part of the piece, and she is told. */
  const understood = <Value>(column: ListColumn, read: (cell: string) => Value | null): Value | null => {
    const cell = text(column)
    const value = cell ? read(cell) : null
    if (cell && value === null) faults.push({ column, text: cell.slice(0, 80) })
    return value
  }
  const all = <Value>(column: ListColumn, read: (cell: string) => Value | null): Value[] => [
    ...new Set(
      understood(column, (cell) => {
        const values = parts(cell).map(read)
        return values.includes(null) ? null : (values as Value[])
      }),
    ),
  ]
  const words = Object.fromEntries(
    Object.entries(lengths).map(([column, most]) => [column, text(column as ListColumn).slice(0, most)]),
  )
  const kind = understood('category', readers.category)
  const category = kind ?? readers.category(text('name'))
  const amount = understood('price', readAmount)
  const currency = understood('currency', (cell) => (/^[a-z]{3}$/i.test(cell) ? cell.toUpperCase() : null))
  const choice = (column: Parameters<WordReaders['choice']>[0]) =>
    understood(column, (cell) => readers.choice(column, cell)) ?? undefined
  const read = v.safeParse(closetDetails, {
    ...words,
    category,
    colours: all('colours', readers.colour).slice(0, maxColours),
    pattern: choice('pattern'),
    fabric: choice('fabric'),
    season: choice('season'),
    formality: choice('formality'),
    state: choice('state'),
    priceCents: amount?.cents ?? null,
    currency: currency ?? amount?.currency ?? '',
    boughtOn: understood('boughtOn', readDay),
    wornOn: all('wornOn', readDay),
    plannedFor: all('plannedFor', readDay),
    washedOn: understood('washedOn', readDay),
  })
  if (!read.success && kind === null && !faults.some(({ column }) => column === 'category'))
    faults.push({ column: 'category', text: text('category') })
  return { line, name: text('name').slice(0, 120), details: read.success ? read.output : null, faults }
}

const sameness = ({ category, name, brand, size, colours }: ClosetDetails) =>
  name ? [category, foldPhrase(name), foldPhrase(brand), foldPhrase(size), colours[0]].join('|') : null

/** The lines that say a piece once more: one of the closet, or of a line above. */
export function doublesIn(rows: readonly ListRow[], closet: readonly { details: ClosetDetails }[]) {
  const seen = new Set(closet.map(({ details }) => sameness(details)))
  const doubles = new Set<number>()
  for (const { line, details } of rows) {
    const key = details && sameness(details)
    if (!key) continue
    if (seen.has(key)) doubles.add(line)
    seen.add(key)
  }
  return doubles
}
