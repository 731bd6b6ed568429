import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { readProfile } from '@cabine/sophia/questions/profile.ts'
import { briefOfProfile } from '@cabine/sophia/styling/profile-brief.ts'
import { asWorn } from '@cabine/sophia/styling/piece.ts'
import { categoriesIn } from '@cabine/sophia/vocabulary/categories.ts'
import { isOnSale, isPresentable } from '../catalogue/queries.ts'
import { products } from '../catalogue/schema.ts'
import { numberAt } from '../catalogue/index-place.ts'
import { readQuestion } from '../catalogue/search/read-question.ts'
import { planOf } from '../auth/sign-in/queries.ts'
import { batchOf, type CatalogueDb, type Db } from '../lib/db.ts'
import { asNumber } from '../lib/row-types.ts'
import { readAnswers } from '../stylist/profile-queries.ts'
import {
  isWearable,
  isOfDepartment,
  mostWanted,
  pieceColumns,
  wardrobeFilters,
} from '../stylist/wearable-products.ts'
import type { Given } from './compose-outfit.ts'
import type { Template } from './batch-machine.ts'
import { namesThing } from './template-departures.ts'
import { generatedOutfits } from './schema.ts'
import { briefOfTemplate, slotNamed } from './template-brief.ts'

const worn = productCategories.filter((category) => category !== 'home')

/** The weights of name, brand, category, colour, material, description, and of the words for another language's shoppers. */
const rank = asNumber(sql`bm25(product_search, 10.0, 6.0, 5.0, 5.0, 2.0, 0.2, 5.0, 0, 0, 0)`)

/** The best matches of each piece's words are candidates. */
const maxFound = 40
/** Further candidates by occasion, for what the words do not find. */
const maxBesides = 24
/** Her latest outfits, which are not given to her again. */
const maxGiven = 60

/** A full-text query for any of the words, and the colours with their synonyms; rows that match more rank first. */
function matchOf(words: string, colors: string[]) {
  const { terms, wishes } = readQuestion(words)
  const named = [...terms, ...wishes].map(({ match }) => match)
  const shades = colors.flatMap((colour) => readQuestion(colour).terms.map(({ match }) => match))
  const coloured = shades.length > 0 ? [`{name colour} : (${shades.join(' OR ')})`] : []
  return named.length > 0 ? [...named, ...coloured].join(' OR ') : null
}

function search(catalogue: CatalogueDb, words: string, { colors }: Template, isForHer: SQL, tooDear: SQL) {
  const slot = slotNamed(words)
  const match = matchOf(words, colors)
  return catalogue
    .select({ ...pieceColumns, rank: rank.as('rank') })
    .from(products)
    .innerJoin(sql`product_search`, sql`${products.number} = ${numberAt(sql`product_search.rowid`)}`)
    .where(
      and(
        match ? sql`product_search match ${match}` : sql`0`,
        inArray(products.category, slot ? categoriesIn(slot) : worn),
        isOnSale,
        isPresentable,
        isForHer,
      ),
    )
    .orderBy(tooDear, sql`rank`)
    .limit(maxFound)
}

/**
 * Ranks pieces above her price limit behind all others. They stay in the list, because composing has to know whether the
 * budget is the obstacle.
 */
const isTooDear = (maxPerPieceCents: number | null) =>
  sql`coalesce(${products.priceCents} > ${maxPerPieceCents}, 0)`

/**
 * Reads all that an outfit of this template is composed of: her profile and her earlier outfits, then full-text matches
 * for each piece and popular pieces for the occasion: a round trip to either database.
 */
export async function readCandidates(
  { db, catalogue }: { db: Db; catalogue: CatalogueDb },
  userId: string,
  template: Template,
  outfitId: string,
) {
  const [[told], [known], before] = await db.batch([
    readAnswers(db, sql`${userId}`),
    planOf(db, userId),
    db
      .select({
        id: generatedOutfits.id,
        templateId: generatedOutfits.templateId,
        pieces: generatedOutfits.pieces,
      })
      .from(generatedOutfits)
      .where(eq(generatedOutfits.userId, userId))
      .orderBy(desc(generatedOutfits.createdAt), desc(generatedOutfits.id))
      .limit(maxGiven),
  ])
  const profile = readProfile(told?.answers ?? {})
  const profileBrief = briefOfProfile(profile)
  const isForHer = sql`(${isOfDepartment(profile.department)} and ${isWearable(known?.plan ?? 'free')})`
  const tooDear = isTooDear(profileBrief.maxPerPieceCents ?? null)
  return {
    ...(await findCandidates(catalogue, template, isForHer, tooDear)),
    profileBrief,
    // A retry of the same outfit finds what the first attempt wrote.
    given: before
      .filter(({ id }) => id !== outfitId)
      .map(({ templateId, pieces }): Given => ({ templateId, pieceIds: pieces.map(({ id }) => id) })),
  }
}

/**
 * The part of it that is the shop's: full-text matches for each piece of the template and popular pieces for its
 * occasion, in a round trip.
 */
export async function findCandidates(
  catalogue: CatalogueDb,
  template: Template,
  isForHer: SQL,
  tooDear: SQL = isTooDear(null),
) {
  const { brief } = briefOfTemplate(template)
  const searches = template.pieces.map((words) => search(catalogue, words, template, isForHer, tooDear))
  const filters = wardrobeFilters(brief.occasions, isForHer, maxBesides).map(({ where, limit }) =>
    catalogue
      .select({ ...pieceColumns, rank: asNumber(sql`0`).as('rank') })
      .from(products)
      .where(where)
      .orderBy(tooDear, ...mostWanted)
      .limit(limit),
  )
  const rows = await batchOf(catalogue, [...searches, ...filters])
  const found = rows.slice(0, searches.length)
  return {
    wardrobe: [...new Map(rows.flat().map((row) => [row.id, row])).values()].flatMap(
      ({ rank: _rank, ...row }) => asWorn(row) ?? [],
    ),
    matches: matchesOf(template, found),
  }
}

/**
 * Normalises bm25, of which lower is better and which is comparable only within one query: the best match of a
 * piece's words is the measure.
 */
function matchesOf({ pieces }: Template, found: { id: string; name: string; rank: number }[][]) {
  const matches = new Map<string, number>()
  for (const [at, words] of pieces.entries()) {
    const rows = found[at] ?? []
    const best = Math.min(0, ...rows.map(({ rank: own }) => own))
    for (const { id, name, rank: own } of rows) {
      const match = (best < 0 ? 0.6 * (own / best) : 0) + (namesThing(words, name) ? 0.4 : 0)
      matches.set(id, Math.max(matches.get(id) ?? 0, match))
    }
  }
  return matches
}
