import * as v from 'valibot'
import { isClothes, wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { deviceResultInput, draftInput, startTryOnInput } from '#shared/try-on.ts'
import { monthlyLimitOf } from '../billing/credits/monthly-limit.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { readConfirmed } from '../auth/email-confirmed.ts'
import { addressOf, subscriberOf } from '../lib/sender-address.ts'
import { factory } from '../lib/app.ts'
import { canMail } from '../mail/send.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { fingerprintOf, idempotencyKey } from '../lib/idempotency.ts'
import { idOf, newId } from '../lib/ids.ts'
import { limitBody, parse } from '../lib/parse-input.ts'
import { storeOf } from '../catalogue/cached-list.ts'
import { requirePresetAccess } from '../outfits/presets.ts'
import { openDataUrl } from '../pictures/open-picture.ts'
import { recordTries } from '../recommendations/tried-products.ts'
import type { DeviceResult } from './job.ts'
import type { Order } from './job-state.ts'
import { agreedPhotographers, providerFor } from './who-photographs.ts'
import { analyseQuality, openPictures, refuseForeignPhotos } from './start-pictures.ts'
import { webhookOrigin } from './webhook-address.ts'

/** One person and four garments as data URLs. */
const limitStart = limitBody(16_000_000)
/** One picture as a data URL. */
const limitResult = limitBody(3_000_000)

/** A cloud job is expensive and waits in a queue; a device job costs nothing but may be abandoned by a closed tab. */
const maxRunning = { cloud: 3, device: 10 }

/** In a quarter of an hour, those that fail included: one every fifteen seconds. Each costs us an object and its writes. */
const maxStarts = 60

const jobParam = v.object({ id: v.pipe(v.string(), v.regex(/^\d-[a-z2-7]{26}$/)) })

/** An invalid id is answered like an unknown one. */
function jobIdOf(id: string) {
  if (!v.is(jobParam, { id })) throw new ApiError('not_found')
  return id
}

const readStarter = ({ db, owner, c }: BatchFor) =>
  [readConfirmed(db, owner, { canMail: canMail(c) })] as const

type Piece = { image: string; category: WornCategory }

/** Sorts the pieces from the skin outwards, in whatever order they were sent. */
function piecesOf({ garments, garmentImage, category }: v.InferOutput<typeof startTryOnInput>): Piece[] {
  const pieces = garments ?? (garmentImage ? [{ image: garmentImage, category: category ?? 'tops' }] : [])
  const layer = (piece: Piece) => wornCategories.indexOf(piece.category)
  return pieces.toSorted((a, b) => layer(a) - layer(b))
}

export const fashnRoutes = factory
  .createApp()
  .post(
    '/start-tryon',
    authorize({ who: 'shopper', batch: readStarter }),
    limitStart,
    parse('json', startTryOnInput),
    async (c) => {
      const input = c.req.valid('json')
      const { shopper, rows } = c.var
      const [[confirmed]] = rows
      const pieces = piecesOf(input)
      if (!input.userImage || pieces.length === 0) throw new ApiError('images_required')
      const images = pieces.map(({ image }) => image)
      const isPremium = shopper.plan === 'premium'
      if (!isPremium) await requirePresetAccess(storeOf(c), { presetId: input.presetId, images })

      const references = [input.userImage, ...images]
      const agreed = await agreedPhotographers(c.env, shopper.photographConsents)
      const isConfirmed = confirmed?.isConfirmed === true
      // Not every service puts on shoes and bags: an outfit of nothing else is made by her device.
      const hasClothes = pieces.some(({ category }) => isClothes(category))
      const provider = hasClothes ? providerFor({ references, agreed, isConfirmed }) : 'device'
      const isCloud = provider === 'cloud'
      refuseForeignPhotos(input.tried ? [...references, input.tried.photo] : references, shopper.id)
      const pictures = isCloud ? await openPictures(c, references) : []

      // A start whose answer was lost is sent again under its key, and finds the job that it began.
      const press = idempotencyKey(c)
      const predictionId = press ? await idOf(`try-on ${shopper.id} ${press}`) : newId()
      const order: Order = {
        jobId: predictionId,
        userId: shopper.id,
        network: subscriberOf(addressOf(c)),
        provider,
        photographers: agreed,
        premium: isPremium,
        // High quality is a feature of Luxe.
        highQuality: input.highQuality && isPremium,
        categories: pieces.map(({ category }) => category),
        limits: {
          running: maxRunning[provider],
          monthly: monthlyLimitOf(c.env, shopper),
          starts: maxStarts,
        },
        webhookOrigin: webhookOrigin(c.req.url, c.env.FASHN_BASE_URL),
        awaitsDraft: isCloud && input.awaitsDraft,
        later: isCloud && input.later,
        tried: input.tried,
        ...(press && { fingerprint: await fingerprintOf(input) }),
      }
      const opened = await c.env.TRY_ON_JOBS.getByName(predictionId).start(order, pictures)
      if (opened.outcome !== 'started') throw new ApiError(opened.outcome)
      const { view } = opened
      if (view.status === 'failed') throw new ApiError('start_failed')
      // Runs after the response, so it is not among the counted round trips.
      c.executionCtx.waitUntil(
        recordTries(
          { db: openDb(c.env.DB), catalogue: openCatalogue(c.env.CATALOGUE_DB) },
          shopper.id,
          images,
        ),
      )
      return c.json({ success: true as const, ...view, qualityAnalysis: analyseQuality(pictures) }, 200)
    },
  )
  .get('/status/:id', authorize({ who: 'shopper' }), async (c) => {
    const id = jobIdOf(c.req.param('id'))
    const view = await c.env.TRY_ON_JOBS.getByName(id).view(c.var.shopper.id)
    if (!view) throw new ApiError('not_found')
    return c.json({ success: true as const, ...view }, 200)
  })
  .put('/draft/:id', authorize({ who: 'shopper' }), limitResult, parse('json', draftInput), async (c) => {
    const { picture } = c.req.valid('json')
    const job = c.env.TRY_ON_JOBS.getByName(jobIdOf(c.req.param('id')))
    const isTaken = await job.draft(c.var.shopper.id, picture === null ? null : openDataUrl(picture))
    if (!isTaken) throw new ApiError('not_found')
    return c.body(null, 204)
  })
  .put(
    '/result/:id',
    authorize({ who: 'shopper' }),
    limitResult,
    parse('json', deviceResultInput),
    async (c) => {
      const id = jobIdOf(c.req.param('id'))
      const input = c.req.valid('json')
      const { judged } = input
      const sent = input.success ? input.picture : undefined
      // What a photograph was made of has left the device with her consent, and the result replaces it for the same day.
      if (sent && !judged && c.var.shopper.photoStorage !== 'account')
        throw new ApiError('photo_stays_on_device')
      const result: DeviceResult = input.success
        ? { success: true, picture: sent ? openDataUrl(sent) : null, judged }
        : { success: false, failure: input.failure, judged }
      const view = await c.env.TRY_ON_JOBS.getByName(id).report(c.var.shopper.id, result)
      if (!view) throw new ApiError('not_found')
      return c.json({ success: true as const, ...view }, 200)
    },
  )
