import type { Context } from 'hono'
import { alternativesInput, outfitsInput } from '#shared/stylist/outfit-input.ts'
import { sessionOwner } from '../auth/sessions.ts'
import { limitSearches } from '../catalogue/search-limit.ts'
import { readAnswer, storeOf } from '../catalogue/cached-list.ts'
import { factory, type AppEnv } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { sha256Hex } from '../lib/ids.ts'
import { parse } from '../lib/input.ts'
import { findAlternatives } from './find-alternatives.ts'
import { findOutfits } from './find-outfits.ts'
import type { Requester } from './requester.ts'

/** A visitor's answer is cached for some minutes and shared by all visitors; a shopper's answer depends on her. */
async function answer<Found>(
  c: Context<AppEnv>,
  name: string,
  asked: object,
  find: (requester: Requester) => Promise<Found | null>,
) {
  const owner = (await sessionOwner(c))?.owner
  if (owner) {
    await limitSearches(c)
    return find({ db: c.var.db, owner })
  }
  const key = `${name}:${await sha256Hex(JSON.stringify(asked))}`
  return readAnswer(storeOf(c), key, () => find({ db: c.var.db, owner: null }))
}

export const stylistRoutes = factory
  .createApp()
  .get('/alternatives', parse('query', alternativesInput), async (c) => {
    const asked = c.req.valid('query')
    const alternatives = await answer(c, 'alternatives', asked, (requester) =>
      findAlternatives(requester, asked),
    )
    if (!alternatives) throw new ApiError('nothing_suitable')
    return c.json({ alternatives }, 200)
  })
  .get('/outfits', parse('query', outfitsInput), async (c) => {
    const asked = c.req.valid('query')
    const outfits = await answer(c, 'outfits', asked, (requester) => findOutfits(requester, asked))
    if (!outfits) throw new ApiError('nothing_suitable')
    return c.json({ outfits }, 200)
  })
