import { CsvError, parse } from 'csv-parse/sync'
import { lostRow, mostRowBytes, type Batch, type Refusal, type TablePlace } from './batch.ts'
import { FeedFailure } from './failure.ts'
import { addValue, type RawRow } from './raw-row.ts'

const newLine = 0x0a
/** Each one costs parsing a block twice. */
const mostLost = 100

type Line = { cells: string[]; start: number; end: number }

export const parseOptions = (delimiter: string) => ({
  delimiter,
  // Values between bars are not quoted: what looks like a quote means inches.
  quote: delimiter === '|' ? null : '"',
  record_delimiter: ['\r\n', '\n'],
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
})

/** The complete lines of a block. The last one may continue in the next block, unless this is the end. */
function parseLines(block: Buffer, delimiter: string, isLast: boolean): Line[] {
  const lines: Line[] = []
  try {
    parse(block, {
      ...parseOptions(delimiter),
      on_record(cells: string[], { bytes }) {
        lines.push({ cells, start: lines.at(-1)?.end ?? 0, end: bytes })
        return null
      },
    })
  } catch (fault) {
    // A quote is open at the end of the block: the line continues, or the quote never closes.
    if (!(fault instanceof CsvError)) throw fault
  }
  const last = lines.at(-1)
  if (!isLast && last?.end === block.length && block[last.end - 1] !== newLine) lines.pop()
  return lines
}

function toRow({ cells }: Line, columns: readonly string[]): RawRow {
  const row = new Map<string, string[]>()
  for (const [at, cell] of cells.entries()) {
    if (cell !== '') addValue(row, columns[at] ?? `column_${at + 1}`, cell)
  }
  return row
}

const endOfLine = (block: Buffer, from: number) => {
  const at = block.indexOf(newLine, from)
  return at < 0 ? block.length : at + 1
}

const example = (block: Buffer, from: number) => new TextDecoder().decode(block.subarray(from, from + 80))

/** A quote that closes some lines later leaves a row with the wrong number of cells. */
const hasSwallowed = (block: Buffer, { cells, start, end }: Line, columns: readonly string[]) =>
  cells.length !== columns.length && block.subarray(start, end - 1).includes(newLine)

const hasExcess = ({ cells }: Line, columns: readonly string[]) =>
  cells.slice(columns.length).some((cell) => cell.trim() !== '')

/** How many consecutive lines from `from` on share the value that joins them. */
function joined(lines: readonly Line[], from: number, at: number) {
  const value = lines[from]?.cells[at]
  let to = from + 1
  if (value === '') return to
  while (to < lines.length && lines[to]?.cells[at] === value) to++
  return to
}

function joinRows(lines: readonly Line[], columns: readonly string[]): RawRow {
  const whole = new Map<string, string[]>()
  for (const line of lines) {
    for (const [name, values] of toRow(line, columns))
      for (const value of values) addValue(whole, name, value)
  }
  return whole
}

/** Reads the complete rows of `block`, says how far they reach, and drops lines whose quote stays open. */
function readBlock(block: Buffer, place: TablePlace, isLast: boolean, joinBy: number, isOpenEnded: boolean) {
  const { columns, delimiter } = place
  const rows: RawRow[] = []
  const refusals: Refusal[] = []
  let { lost } = place
  let done = 0

  const giveUp = (from: number) => {
    refusals.push(lostRow('a quote is never closed', example(block, from)))
    done = endOfLine(block, from)
    lost += 1
    if (lost > mostLost) throw new FeedFailure('Too many quotes are never closed.')
  }

  for (;;) {
    const begin = done
    const rest = block.subarray(begin)
    const lines = parseLines(rest, delimiter, isLast)
    const swallowing = lines.find((line) => hasSwallowed(rest, line, columns))
    const whole = swallowing ? lines.slice(0, lines.indexOf(swallowing)) : lines
    const isEnd = isLast && !swallowing
    for (let at = 0; at < whole.length;) {
      const to = joinBy < 0 ? at + 1 : joined(whole, at, joinBy)
      // The rows of one product may continue in the next block.
      if (joinBy >= 0 && to === whole.length && !isEnd && !swallowing) {
        if (done === 0 && rest.length > mostRowBytes) throw new FeedFailure('One product has too many rows.')
        break
      }
      const group = whole.slice(at, to)
      const [first] = group
      if (!first) break
      if (isOpenEnded || !group.some((line) => hasExcess(line, columns))) rows.push(joinRows(group, columns))
      else refusals.push(lostRow('more cells than columns', example(rest, first.start)))
      done = begin + (group.at(-1) ?? first).end
      at = to
    }
    if (swallowing) {
      giveUp(begin + swallowing.start)
      continue
    }
    const left = block.length - done
    if (left > 0 && (isLast || (left > mostRowBytes && done === begin))) {
      // Only blank lines, or the beginning of a cell whose quote never closes.
      if (block.subarray(done).every((byte) => byte === newLine || byte === 0x0d)) done = block.length
      else {
        giveUp(done)
        continue
      }
    }
    return { rows, refusals, done, lost }
  }
}

/** The rows of a table from `place` on. With `joinBy`, consecutive rows with the same value there are one. */
export async function* readTable(
  blocks: AsyncIterable<Buffer>,
  place: TablePlace,
  { joinBy, isOpenEnded = false }: { joinBy?: string; isOpenEnded?: boolean } = {},
): AsyncGenerator<Batch<TablePlace>> {
  const joinAt = joinBy === undefined ? -1 : place.columns.indexOf(joinBy)
  let next = place
  let carried: Buffer = Buffer.alloc(0)
  const advance = (block: Buffer, isLast: boolean): Batch<TablePlace> => {
    const { rows, refusals, done, lost } = readBlock(block, next, isLast, joinAt, isOpenEnded)
    next = { ...next, offset: next.offset + done, lost }
    carried = block.subarray(done)
    return { rows, refusals, next }
  }
  for await (const block of blocks) yield advance(Buffer.concat([carried, block]), false)
  if (carried.length > 0) yield advance(carried, true)
}
