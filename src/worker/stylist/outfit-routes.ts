import { alternativesInput, outfitsInput } from '#shared/stylist/outfit-input.ts'
import { authorize, type VisitorContext } from '../auth/authorize.ts'
import { limitSearches } from '../catalogue/search-limit.ts'
import { readAnswer, storeOf } from '../catalogue/cached-list.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { findAlternatives } from './find-alternatives.ts'
import { wantedInput } from '#shared/stylist/wanted-input.ts'
import { findWanted } from './find-wanted.ts'
import { findOutfits } from './find-outfits.ts'
import type { Requester } from './requester.ts'

/** A visitor's answer is cached for some minutes and shared by all visitors; a shopper's answer depends on her. */
async function answer<Found>(
  c: VisitorContext,
  name: string,
  asked: object,
  find: (requester: Requester) => Promise<Found | null>,
) {
  const { db, catalogue, caller } = c.var
  if (caller) {
    await limitSearches(c)
    return find({ db, catalogue, owner: caller.owner })
  }
  const key = `${name}:${await sha256Hex(JSON.stringify(asked))}`
  return readAnswer(storeOf(c), key, () => find({ db, catalogue, owner: null }))
}

export const stylistRoutes = factory
  .createApp()
  .get('/alternatives', authorize({ who: 'anybody' }), parse('query', alternativesInput), async (c) => {
    const asked = c.req.valid('query')
    const alternatives = await answer(c, 'alternatives', asked, (requester) =>
      findAlternatives(requester, asked),
    )
    if (!alternatives) throw new ApiError('nothing_suitable')
    return c.json({ alternatives }, 200)
  })
  .get('/outfits', authorize({ who: 'anybody' }), parse('query', outfitsInput), async (c) => {
    const asked = c.req.valid('query')
    const outfits = await answer(c, 'outfits', asked, (requester) => findOutfits(requester, asked))
    if (!outfits) throw new ApiError('nothing_suitable')
    return c.json({ outfits }, 200)
  })
  // What was said is too long for an address, and is no matter of a log's.
  .post('/wanted', limitWords, parse('json', wantedInput), authorize({ who: 'anybody' }), async (c) => {
    const asked = c.req.valid('json')
    const found = await answer(c, 'wanted', asked, (requester) => findWanted(requester, asked))
    if (!found) throw new ApiError('nothing_suitable')
    return c.json(found, 200)
  })
