import type { AlikeInput } from '#shared/catalogue.ts'
import { shipsTo } from '#shared/delivery.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import { readHerSize } from '#shared/sizes/her-size.ts'
import { comesIn } from '#shared/sizes/size-words.ts'
import { categoriesAsked } from '../queries.ts'
import type { FoundRow } from './nearest-products.ts'

type Filter = 'category' | 'brand' | 'colour' | 'size' | 'price' | 'ships'
type Test = (row: FoundRow) => boolean

const isSame = (one: string, other: string) => one.localeCompare(other, 'en', { sensitivity: 'accent' }) === 0

const inDollars = (cents: number, currency: string) => cents * (dollarsPerUnit[currency] ?? 1)

/** Whether a price is between the two amounts, in the money that is asked for or in the product's own. */
function isPriced({ min, max, currency }: AlikeInput): Test {
  return (row) => {
    if (row.priceCents === null) return false
    const isCompared = currency !== undefined && dollarsPerUnit[currency] !== undefined
    const own = isCompared ? inDollars(row.priceCents, row.currency) : row.priceCents
    const asked = (amount: number) => 100 * (isCompared ? inDollars(amount, currency) : amount)
    return own >= asked(min ?? 0) && own <= asked(max ?? 1e9)
  }
}

/** The filters that are set, as a search reads them (search/match-filters.ts). */
export function testsOf(asked: AlikeInput): Partial<Record<Filter, Test>> {
  const { brand, colour, size, min, max, ships, fit } = asked
  const her = fit ? readHerSize(fit) : null
  const categories = categoriesAsked(asked.category)
  return {
    ...(categories && { category: (row) => categories.some((one) => one === row.category) }),
    ...(brand && { brand: (row) => isSame(row.brand, brand) }),
    ...(colour && {
      colour: (row) => row.colourFamily === colour || row.colour.toLowerCase().includes(colour.toLowerCase()),
    }),
    ...((size || her) && {
      size: (row) => (!size || row.sizes.some((one) => isSame(one, size))) && (!her || comesIn(her, row)),
    }),
    ...((min !== undefined || max !== undefined) && { price: isPriced(asked) }),
    ...(ships && { ships: (row) => shipsTo(ships, row.delivery) !== false }),
  }
}

/** Rows that pass every filter but one. */
export const passing = (rows: FoundRow[], tests: Partial<Record<Filter, Test>>, but?: Filter) =>
  rows.filter((row) => Object.entries(tests).every(([name, test]) => name === but || test(row)))

const dollarsOf = ({ priceCents, currency }: FoundRow) =>
  priceCents === null ? null : inDollars(priceCents, currency)

/** Rows in the order that is asked for; what is most alike comes first unasked. */
export function inOrder(rows: FoundRow[], sort: AlikeInput['sort']): FoundRow[] {
  if (sort === 'relevance') return rows
  if (sort === 'new') return rows.toSorted((a, b) => b.number - a.number)
  const turn = sort === 'price-up' ? 1 : -1
  return rows.toSorted((a, b) => {
    const [one, other] = [dollarsOf(a), dollarsOf(b)]
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return turn * (one - other)
  })
}
