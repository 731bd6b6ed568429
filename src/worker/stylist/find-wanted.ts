import { and, asc, inArray, sql, type SQL } from 'drizzle-orm'
import { answerWanted } from '@cabine/sophia/answering/finding/answer-wanted.ts'
import type { WantedAnswer, WantedInput } from '@cabine/sophia/answering/wanted/answer.ts'
import { familyOfShade } from '@cabine/sophia/catalogue/colour-families.ts'
import { figures } from '@cabine/sophia/vocabulary/needs-and-figures.ts'
import { categoriesIn, categoryOfConcept, slotOfKind } from '@cabine/sophia/vocabulary/categories.ts'
import {
  colourFamilies,
  productCategories,
  type ProductCategory,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { heavyRead, isOnSale, isPresentable } from '../catalogue/queries.ts'
import { presentProduct, stylistFacts } from '../catalogue/present.ts'
import { products } from '../catalogue/schema.ts'
import { batchOf } from '../lib/db.ts'
import { queryDesign, queryProducts, shownColumns } from './outfit-queries.ts'
import { readRequester, type Requester } from './requester.ts'
import { isOfDepartment, isWearable, mostWanted } from './wearable-products.ts'

/** So many of the most popular are judged, and so many more that are of the kind, the colour, the line or the price that she named. */
const mostPopular = 240
const mostNamed = 120

const giftShelves: readonly ProductCategory[] = ['home', 'accessories', 'bags']
const wornShelves = productCategories.filter((one) => one !== 'home')

function shelvesFor({ said, piece }: WantedInput): readonly ProductCategory[] {
  if (!piece) return said.isGift ? giftShelves : wornShelves
  const slot = slotOfKind(piece.kind)
  if (slot) return categoriesIn(slot)
  const told = categoryOfConcept(piece.kind)?.told
  return told && told !== 'none' ? [told] : wornShelves
}

/** Whether one of these stands among what was read of a piece. */
const isReadAs = (names: readonly string[]): SQL =>
  sql`(${sql.join(
    names.map((name) => sql`instr(${products.traits}, ${JSON.stringify(name)}) > 0`),
    sql` or `,
  )})`

/** The shop's pieces that may be meant, each way of naming them by itself. */
export function queryWanted({ catalogue }: Requester, input: WantedInput, wearable: SQL) {
  const { said, piece } = input
  const department = said.for === 'men' || said.for === 'kids' ? said.for : 'women'
  const open = and(
    isOnSale,
    isPresentable,
    wearable,
    isOfDepartment(department),
    inArray(products.category, [...shelvesFor(input)]),
  )
  const ask = (where: SQL | undefined, limit = mostNamed) =>
    catalogue
      .select(shownColumns)
      .from(products)
      .where(and(open, where))
      .orderBy(...mostWanted)
      .limit(limit)
  const named = [piece?.kind, ...(piece?.materials ?? []), ...(piece?.patterns ?? [])].filter(
    (one) => one !== undefined,
  )
  const families = [...(piece?.colours ?? []), ...(said.colours?.wanted ?? [])].flatMap((colour) => {
    const family = familyOfShade[colour] ?? colour
    return colourFamilies.filter((one) => one === family)
  })
  const lines = (said.body ?? []).filter((one) => figures.some((figure) => figure === one))
  return [
    ask(undefined, mostPopular),
    ...(named.length > 0 ? [ask(isReadAs(named))] : []),
    ...(families.length > 0 ? [ask(inArray(products.colourFamily, families))] : []),
    ...(lines.length > 0 ? [ask(isReadAs(lines))] : []),
    ...(said.budget?.most !== undefined || input.compare?.change === 'cheaper'
      ? [
          catalogue
            .select(shownColumns)
            .from(products)
            .where(open)
            .orderBy(asc(products.priceCents))
            .limit(mostNamed),
        ]
      : []),
  ]
}

/** Finds by all that was said in a talk; what is not there is said with what comes nearest. */
export async function findWanted(requester: Requester, input: WantedInput): Promise<WantedAnswer> {
  const { catalogue } = requester
  const { plan } = await readRequester(requester)
  const wearable = isWearable(plan)
  const known = [...(input.compare?.than ?? []), ...(input.like ? [input.like] : [])]
  const queries = [
    ...queryWanted(requester, input, wearable),
    queryDesign(catalogue, input.like ?? '', wearable),
    queryProducts(catalogue, known),
  ]
  const rows = await heavyRead(() => batchOf(catalogue, queries))
  const present = (some: (typeof rows)[number]) =>
    some.map((row) => ({ ...presentProduct(row), ...stylistFacts(row) }))
  const pool = present([
    ...new Map(
      rows
        .slice(0, -1)
        .flat()
        .map((row) => [row.id, row]),
    ).values(),
  ])
  return answerWanted(pool, input, present(rows.at(-1) ?? []))
}
