import { recommendationsInput } from '#shared/catalogue.ts'
import type { Department } from '@cabine/sophia/vocabulary/product-categories.ts'
import { briefOfProfile, occasionOfHardest } from '@cabine/sophia/styling/profile-brief.ts'
import { readProfile, type StylingProfile } from '@cabine/sophia/questions/profile.ts'
import { authorize, type VisitorContext } from '../auth/authorize.ts'
import { dayOf } from '../lib/day-counts.ts'
import { presentProduct } from '../catalogue/present.ts'
import { limitSearches } from '../catalogue/search-limit.ts'
import { readCachedList, storeOf } from '../catalogue/cached-list.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { readAnswers } from '../stylist/profile-queries.ts'
import { candidatePool, type PoolProduct } from './candidate-pool.ts'
import { listOfBrands, listPieces, listSaved, listTried } from './queries.ts'
import { recommend, type Sign, type Taste } from './scorer.ts'

const maxRecommended = 24

type OwnTaste = { userId: string | null; profile: StylingProfile; signs: Sign[]; pieces: PoolProduct[] }

/**
 * Reads who asks, what she stated, saved and tried on, and then the products of these, and of brands that she likes: a
 * round trip to either database. A visitor without wishes costs none.
 */
async function readOwnProfile(c: VisitorContext, brands: string[]): Promise<OwnTaste> {
  const { db, catalogue, caller } = c.var
  const owner = caller?.owner
  if (owner || brands.length > 0) await limitSearches(c)
  if (!owner) {
    const pieces = brands.length > 0 ? await listOfBrands(catalogue, brands, []) : []
    return { userId: null, profile: readProfile({}), signs: [], pieces }
  }
  const [[session], [told], tried, saved] = await db.batch([
    owner,
    readAnswers(db, owner),
    listTried(db, owner),
    listSaved(db, owner),
  ])
  const profile = readProfile(told?.answers ?? {})
  const ids = [...new Set([...saved, ...tried].flatMap(({ productId }) => productId ?? []))]
  const [known, pieces] = await catalogue.batch([
    listPieces(catalogue, ids),
    listOfBrands(catalogue, [...brands, ...profile.brandPreferences], ids),
  ])
  const signsOf = (rows: typeof saved | typeof tried, kind: Sign['kind']): Sign[] =>
    rows.flatMap(({ productId, at }) => {
      const piece = known.find(({ id }) => id === productId)
      return piece ? [{ piece, at, kind }] : []
    })
  return {
    userId: session?.userId ?? null,
    profile,
    signs: [...signsOf(saved, 'saved'), ...signsOf(tried, 'tried')],
    pieces,
  }
}

/** The current request takes precedence over the stored profile. */
function tasteOf(
  { profile, signs }: OwnTaste,
  { brandPreferences, department }: { brandPreferences: string[]; department: Department | null },
): Taste {
  const { occasion } = profile
  return {
    namedBrands: [...brandPreferences, ...profile.brandPreferences],
    department: department ?? profile.department,
    signs,
    told: { ...briefOfProfile(profile), ...(occasion && { occasion: occasionOfHardest[occasion] }) },
  }
}

export const recommendationRoutes = factory
  .createApp()
  .post('/', authorize({ who: 'anybody' }), limitWords, parse('json', recommendationsInput), async (c) => {
    const { brandPreferences, department, userId } = c.req.valid('json')
    const [own, pool] = await Promise.all([
      readOwnProfile(c, brandPreferences),
      readCachedList(storeOf(c), candidatePool),
    ])
    if (userId !== undefined && userId !== own.userId) throw new ApiError('wrong_user')
    const taste = tasteOf(own, { brandPreferences, department })
    const seed = `${dayOf(new Date())} ${own.userId}`
    const pieces = recommend([...own.pieces, ...pool], taste, { most: maxRecommended, seed })
    return c.json({ recommendations: pieces.map(presentProduct) }, 200)
  })
