import { CsvError, parse } from 'csv-parse/sync'
import { lostRow, maxRowBytes, type Batch, type Refusal, type TablePlace } from './rows/batch-of-rows.ts'
import type { Dialect } from './dialects/dialect.ts'
import { crashAfter, FeedFailure } from './rows/feed-failure.ts'
import { followLine, lineStart } from './rows/passed-line.ts'
import { addValue, type RawRow } from './rows/raw-row.ts'

const newLine = 0x0a
/** Each one costs parsing a block twice. */
const maxLost = 100
/** So much of each cell says whose line it is. */
const maxSkipped = 200

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

function rowOf(cells: readonly string[], columns: readonly string[]): RawRow {
  const row = new Map<string, string[]>()
  for (const [at, cell] of cells.entries()) {
    if (cell !== '') addValue(row, columns[at] ?? `column_${at + 1}`, cell)
  }
  return row
}

const toRow = ({ cells }: Line, columns: readonly string[]) => rowOf(cells, columns)

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

type Joins = NonNullable<Dialect['joins']>

/** Where the lines end that go on with the product of line `from`. */
function joined(lines: readonly Line[], from: number, columns: readonly string[], joins: Joins) {
  const begun = lines[from]
  const first = begun && toRow(begun, columns)
  let to = from + 1
  while (to < lines.length) {
    const next = lines[to]
    if (!first || !next || !joins(first, toRow(next, columns))) break
    to++
  }
  return to
}

/** Of several lines each column has as many values, so that those of one line are found in the same place. */
function joinRows(lines: readonly Line[], columns: readonly string[]): RawRow {
  const [first, second] = lines
  if (first && !second) return toRow(first, columns)
  const whole = new Map<string, string[]>()
  for (const { cells } of lines)
    for (const [at, name] of columns.entries()) addValue(whole, name, cells[at] ?? '')
  return whole
}

const tooLarge = (begins: string) => lostRow('larger than 1 MB', begins)

/**
 * Of a line that is too large: whether it is one cell of that size, and not a quote that never closes, behind which the next line is
 * an ordinary one.
 */
function isOneLine(block: Buffer, from: number, { columns, delimiter }: TablePlace) {
  const next = block.subarray(endOfLine(block, from))
  if (next.length === 0) return true
  const [line] = parseLines(next.subarray(0, endOfLine(next, 0)), delimiter, true)
  return line?.cells.length !== columns.length
}

/** Reads the complete rows of `block`, says how far they reach, and drops lines whose quote stays open. */
function readBlock(
  block: Buffer,
  place: TablePlace,
  isLast: boolean,
  joins: Joins | undefined,
  isOpenEnded: boolean,
) {
  const { columns, delimiter } = place
  const rows: RawRow[] = []
  const refusals: Refusal[] = []
  let { lost, skipping, within } = place
  let done = 0
  const upTo = () => ({ rows, refusals, done, lost, skipping, within })

  const giveUp = (from: number) => {
    refusals.push(lostRow('a quote is never closed', example(block, from)))
    done = endOfLine(block, from)
    lost += 1
    if (lost > maxLost) throw new FeedFailure('Too many quotes are never closed.')
  }

  for (;;) {
    if (within) {
      const followed = followLine(block, done, within, delimiter)
      done = followed.end ?? followed.at
      within = followed.within
      if (within && !isLast) return upTo()
      // The last sign of a feed may be the quote that closes its last cell.
      if (within?.isQuoted && done < block.length - 1) throw new FeedFailure(crashAfter)
      if (within) done = block.length
      within = undefined
    }
    const begin = done
    const rest = block.subarray(begin)
    const lines = parseLines(rest, delimiter, isLast)
    const swallowing = lines.find((line) => hasSwallowed(rest, line, columns))
    const whole = swallowing ? lines.slice(0, lines.indexOf(swallowing)) : lines
    const isEnd = isLast && !swallowing
    for (let at = 0; at < whole.length;) {
      const begun = whole[at]
      if (begun && skipping && joins?.(rowOf(skipping, columns), toRow(begun, columns))) {
        done = begin + begun.end
        at += 1
        continue
      }
      skipping = undefined
      const to = joins ? joined(whole, at, columns, joins) : at + 1
      // The rows of one product may continue in the next block.
      if (joins && to === whole.length && !isEnd && !swallowing) {
        if (!begun || done > begin || rest.length <= maxRowBytes) break
        refusals.push(tooLarge(begun.cells[0] ?? ''))
        skipping = begun.cells.map((cell) => cell.slice(0, maxSkipped))
        continue
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
    if (left > 0 && (isLast || (left > maxRowBytes && done === begin))) {
      // Only blank lines, or the beginning of a cell whose quote never closes.
      if (block.subarray(done).every((byte) => byte === newLine || byte === 0x0d)) done = block.length
      else if (left > maxRowBytes && isOneLine(block, done, place)) {
        refusals.push(tooLarge(example(block, done)))
        within = lineStart
        continue
      } else {
        giveUp(done)
        continue
      }
    }
    return upTo()
  }
}

/** The rows of a table from `place` on. With `joins`, consecutive rows of one product are one. */
export async function* readTable(
  blocks: AsyncIterable<Buffer>,
  place: TablePlace,
  { joins, isOpenEnded = false }: { joins?: Joins | undefined; isOpenEnded?: boolean } = {},
): AsyncGenerator<Batch<TablePlace>> {
  let next = place
  let carried: Buffer = Buffer.alloc(0)
  const advance = (block: Buffer, isLast: boolean): Batch<TablePlace> => {
    const read = readBlock(block, next, isLast, joins, isOpenEnded)
    const { rows, refusals, done, lost, skipping, within } = read
    const { skipping: _skipped, within: _passed, ...table } = next
    next = {
      ...table,
      offset: next.offset + done,
      lost,
      ...(skipping && { skipping }),
      ...(within && { within }),
    }
    carried = block.subarray(done)
    return { rows, refusals, next }
  }
  for await (const block of blocks) yield advance(Buffer.concat([carried, block]), false)
  if (carried.length > 0) yield advance(carried, true)
  else if (next.within?.isQuoted) throw new FeedFailure(crashAfter)
}
