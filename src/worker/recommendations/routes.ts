import type { Context } from 'hono'
import { recommendationsInput } from '#shared/catalogue.ts'
import { sessionOwner } from '../auth/sessions.ts'
import { dayOf } from '../catalogue/day.ts'
import { presentProduct } from '../catalogue/present.ts'
import { limitSearches } from '../catalogue/search-limit.ts'
import { readShelf, storeOf } from '../catalogue/shelf.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { limitWords, parse } from '../lib/input.ts'
import { candidatePool, type Piece } from './pool.ts'
import { listOfBrands, listSaved, listTried } from './queries.ts'
import { recommend, type Sign } from './scorer.ts'

const mostRecommended = 24

type Hers = { userId: string | null; signs: Sign[]; pieces: Piece[] }

/** Who asks, what she saved and tried, and more of the brands that she likes, in one round trip; in none for a visitor without wishes. */
async function readHers(c: Context<AppEnv>, brands: string[]): Promise<Hers> {
  const { db } = c.var
  const owner = (await sessionOwner(c))?.owner
  if (owner || brands.length > 0) await limitSearches(c)
  if (!owner) {
    const pieces = brands.length > 0 ? await listOfBrands(db, brands, null) : []
    return { userId: null, signs: [], pieces }
  }
  const [[session], saved, tried, pieces] = await db.batch([
    owner,
    listSaved(db, owner),
    listTried(db, owner),
    listOfBrands(db, brands, owner),
  ])
  const signs: Sign[] = [
    ...saved.map((sign) => ({ ...sign, kind: 'saved' as const })),
    ...tried.map((sign) => ({ ...sign, kind: 'tried' as const })),
  ]
  return { userId: session?.userId ?? null, signs, pieces }
}

export const recommendationRoutes = factory
  .createApp()
  .post('/', limitWords, parse('json', recommendationsInput), async (c) => {
    const { brandPreferences, department, userId } = c.req.valid('json')
    const [hers, pool] = await Promise.all([
      readHers(c, brandPreferences),
      readShelf(storeOf(c), candidatePool),
    ])
    if (userId !== undefined && userId !== hers.userId) throw new ApiError('wrong_user')
    const taste = { namedBrands: brandPreferences, department, signs: hers.signs }
    const luck = `${dayOf(new Date())} ${hers.userId}`
    const pieces = recommend([...hers.pieces, ...pool], taste, { most: mostRecommended, luck })
    return c.json({ recommendations: pieces.map(presentProduct) }, 200)
  })
