import { productsPerPage, type AlikeInput } from '#shared/catalogue.ts'
import { categoryShares } from '#shared/alike/categories.ts'
import { decode } from '#shared/alike/code.ts'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { presentProduct } from '../present.ts'
import { categoriesAsked } from '../queries.ts'
import type { SearchAnswer } from '../search/search.ts'
import { facetNames } from '../search/search-statement.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import type { VectorIndex } from './index-of-vectors.ts'
import { weights } from './network-weights.ts'
import { inOrder, passing, testsOf } from './filters.ts'
import { nearestProducts, type AlikeProduct, type FoundRow } from './nearest-products.ts'

/** So many of the most alike are looked at, and filters choose among them. */
const maxCandidates = 300
const maxOfAFacet = 60
const maxRows = 12_000

/** How much more alike a piece counts as that is surely of the category that the picture shows. */
const ofItsKind = 0.25

/** The most alike first, what the picture shows before what only has its colours. */
async function inOrderOfLikeness(vector: Float32Array, found: AlikeProduct[]) {
  const shares = categoryShares(vector, await weights())
  const weighed = found.map(({ row, likeness }) => {
    const share = shares[productCategories.findIndex((one) => one === row.category)] ?? 0
    return { row, weight: likeness + ofItsKind * share }
  })
  return weighed.sort((a, b) => b.weight - a.weight).map(({ row }) => row)
}

function countsOf(rows: FoundRow[], valuesOf: (row: FoundRow) => (string | null)[]) {
  const counts = Map.groupBy(rows.flatMap(valuesOf), (value) => value ?? '')
  return [...counts]
    .filter(([value]) => value !== '')
    .map(([value, all]) => ({ value, count: Math.min(all.length, productsPerPage) }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, maxOfAFacet)
}

function priceRange(rows: FoundRow[]) {
  const prices = rows.flatMap(({ priceCents }) => priceCents ?? [])
  return prices.length === 0
    ? null
    : { min: Math.floor(Math.min(...prices) / 100), max: Math.ceil(Math.max(...prices) / 100) }
}

/**
 * What looks like a picture, in the shape of a search. Filters choose among the most alike; the categories are asked of the index
 * itself, since what is most alike to a skirt may be none. There are no further pages: what follows no longer looks alike.
 */
export async function searchByPicture(
  db: CatalogueDb,
  vectors: VectorIndex,
  asked: AlikeInput,
): Promise<SearchAnswer> {
  const vector = decode(asked.look)
  const category = categoriesAsked(asked.category) ?? undefined
  const near = { vector, most: maxCandidates, maxRows }
  const read = async (among: typeof category) =>
    inOrderOfLikeness(vector, await nearestProducts(db, vectors, { ...near, category: among }))
  const rows = await read(category)
  // The facet of the categories counts without regard to the one that is chosen.
  const anyCategory = category ? await read(undefined) : rows
  const tests = testsOf(asked)
  const found = passing(rows, tests)
  const shown = inOrder(found.slice(0, productsPerPage), asked.sort)
  const isCut = found.length > productsPerPage
  return {
    products: shown.map(presentProduct),
    total: shown.length,
    isCut,
    corrected: null,
    letGo: [],
    isWish: false,
    understood: [],
    facets: {
      brands: countsOf(passing(rows, tests, 'brand'), ({ brand }) => [brand]),
      colours: countsOf(passing(rows, tests, 'colour'), ({ colourFamily }) => [colourFamily]),
      sizes: countsOf(passing(rows, tests, 'size'), ({ sizes }) => sizes),
      categories: countsOf(passing(anyCategory, tests, 'category'), (row) => [row.category]),
      price: priceRange(passing(rows, tests, 'price')),
      cut: isCut ? facetNames : [],
    },
    next: null,
  }
}
