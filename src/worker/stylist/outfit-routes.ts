import { alternativesInput, outfitsInput } from '#shared/stylist/outfit-input.ts'
import { authorize, type VisitorContext } from '../auth/authorize.ts'
import { limitSearches } from '../catalogue/search-limit.ts'
import { readAnswer, storeOf } from '../catalogue/cached-list.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { parse } from '../lib/input.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findOutfits } from './find-outfits.ts'
import type { Asker } from './asker.ts'

/** What a visitor asks is answered alike to all of them for some minutes; a shopper's answer knows her. */
async function answer<Found>(
  c: VisitorContext,
  name: string,
  asked: object,
  find: (asker: Asker) => Promise<Found | null>,
) {
  const { db, caller } = c.var
  if (caller) {
    await limitSearches(c)
    return find({ db, owner: caller.owner })
  }
  const key = `${name}:${await sha256Hex(JSON.stringify(asked))}`
  return readAnswer(storeOf(c), key, () => find({ db, owner: null }))
}

export const stylistRoutes = factory
  .createApp()
  .get('/alternatives', authorize({ who: 'anybody' }), parse('query', alternativesInput), async (c) => {
    const asked = c.req.valid('query')
    const alternatives = await answer(c, 'alternatives', asked, (asker) => findAlternatives(asker, asked))
    if (!alternatives) throw new ApiError('nothing_suitable')
    return c.json({ alternatives }, 200)
  })
  .get('/outfits', authorize({ who: 'anybody' }), parse('query', outfitsInput), async (c) => {
    const asked = c.req.valid('query')
    const outfits = await answer(c, 'outfits', asked, (asker) => findOutfits(asker, asked))
    if (!outfits) throw new ApiError('nothing_suitable')
    return c.json({ outfits }, 200)
  })
