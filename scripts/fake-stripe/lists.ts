import { nth } from '#shared/testing/first.ts'
import { invalid } from './errors.ts'
import { text, whole, group, type Form } from './form.ts'
import { firstFrom, type Row, type Table } from './store.ts'

type Range = { from: number; before: number }

/** `created=…` or `created[gte]=…&created[lt]=…`. */
function rangeOf(form: Form): Range {
  if (typeof form.created === 'string') {
    const at = whole(form, 'created') ?? 0
    return { from: at, before: at + 1 }
  }
  const created = group(form, 'created')
  const [gt, gte, lt, lte] = ['gt', 'gte', 'lt', 'lte'].map((key) => whole(created, key))
  return {
    from: Math.max(gte ?? 0, gt === undefined ? 0 : gt + 1),
    before: Math.min(lt ?? Infinity, lte === undefined ? Infinity : lte + 1),
  }
}

/** The rows of one page and whether there are more: newest first, as Stripe lists everything. */
export function pageOf<T extends Row>(
  table: Table<T>,
  rows: readonly T[],
  form: Form,
  isWanted: (row: T) => boolean = () => true,
  earliest = 0,
) {
  const limit = whole(form, 'limit') ?? 10
  if (limit < 1 || limit > 100) throw invalid('This value must be between 1 and 100.', 'limit')
  const after = cursor(table, form, 'starting_after')
  const beforeRow = cursor(table, form, 'ending_before')
  const range = rangeOf(form)
  const from = Math.max(range.from, earliest)
  const numberOf = (row: T) => table.numberOf(row.id) ?? 0
  let low = firstFrom(rows, (row) => row.created >= from)
  let high = range.before === Infinity ? rows.length : firstFrom(rows, (row) => row.created >= range.before)
  if (after !== null)
    high = Math.min(
      high,
      firstFrom(rows, (row) => numberOf(row) >= after),
    )
  if (beforeRow !== null)
    low = Math.max(
      low,
      firstFrom(rows, (row) => numberOf(row) > beforeRow),
    )

  const page: T[] = []
  // Paging backwards begins beside the row, and the page is reversed in the end.
  const [step, start] = beforeRow === null ? [-1, high - 1] : [1, low]
  let place = start
  for (; place >= low && place < high && page.length <= limit; place += step) {
    const row = nth(rows, place)
    if (isWanted(row)) page.push(row)
  }
  const hasMore = page.length > limit
  if (hasMore) page.pop()
  if (beforeRow !== null) page.reverse()
  return { data: page, has_more: hasMore }
}

function cursor<T extends Row>(table: Table<T>, form: Form, key: string) {
  const id = text(form, key)
  if (!id) return null
  const number = table.numberOf(id)
  if (number === undefined) throw invalid(`No such object: '${id}'`, key, 'resource_missing')
  return number
}

export const listOf = <T>(url: string, { data, has_more }: { data: T[]; has_more: boolean }) => ({
  object: 'list' as const,
  data,
  has_more,
  url,
})
