import { eq } from 'drizzle-orm'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { photoKind, saveProfilePhotoInput } from '#shared/photos.ts'
import { users } from '../auth/schema.ts'
import { requireShopper, type Shopper } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/input.ts'
import { maximumBytes, openDataUrl, openPicture } from './pictures.ts'
import { deletePhoto, isOwnKey, keyOf, photoExists, photoUrl, storePhoto } from './storage.ts'

const limitBytes = bodyLimit({
  maxSize: maximumBytes,
  onError: () => {
    throw new ApiError('image_too_large')
  },
})

/** A photo of herself is stored only for an adult who chose to keep it in her account. */
function allowOwnPhoto({ adultConfirmedAt, photoStorage }: Shopper) {
  if (!adultConfirmedAt) throw new ApiError('age_required')
  if (photoStorage !== 'account') throw new ApiError('photo_stays_on_device')
}

export const profilePhotoRoutes = factory
  .createApp()
  .get('/profile-photo', requireShopper, (c) => {
    const key = c.var.shopper.profilePhotoKey
    return c.json({ success: true as const, hasPhoto: key !== null, photoUrl: key && photoUrl(key) }, 200)
  })
  .post('/save-profile-photo', requireShopper, parse('json', saveProfilePhotoInput), async (c) => {
    const { shopper, db } = c.var
    const { photo, firebaseUrl } = c.req.valid('json')
    allowOwnPhoto(shopper)
    const store = { db, bucket: c.env.PHOTOS }
    const key = photo
      ? await storePhoto(store, shopper.id, 'profile', openDataUrl(photo))
      : keyOf(firebaseUrl)
    if (!photo && !(await photoExists(db, shopper.id, key))) throw new ApiError('image_not_yours')
    await db.update(users).set({ profilePhotoKey: key }).where(eq(users.id, shopper.id))
    const former = shopper.profilePhotoKey
    if (former && former !== key) c.executionCtx.waitUntil(deletePhoto(store, shopper.id, former))
    return c.json({ success: true as const, hasPhoto: true, photoUrl: photoUrl(key) }, 200)
  })
  .delete('/profile-photo', requireShopper, async (c) => {
    const { shopper, db } = c.var
    if (shopper.profilePhotoKey) {
      await db.update(users).set({ profilePhotoKey: null }).where(eq(users.id, shopper.id))
      await deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, shopper.profilePhotoKey)
    }
    return c.body(null, 204)
  })

export const photoRoutes = factory
  .createApp()
  .post('/:kind', requireShopper, limitBytes, parse('param', v.object({ kind: photoKind })), async (c) => {
    const { kind } = c.req.valid('param')
    if (kind === 'selfie' || kind === 'profile') allowOwnPhoto(c.var.shopper)
    const picture = openPicture(new Uint8Array(await c.req.arrayBuffer()))
    const key = await storePhoto({ db: c.var.db, bucket: c.env.PHOTOS }, c.var.shopper.id, kind, picture)
    return c.json({ success: true as const, url: photoUrl(key) }, 201)
  })
  .get('/:path{.+}', requireShopper, async (c) => {
    const key = c.req.param('path')
    // Somebody else's photo and no photo answer alike: an address tells nothing.
    if (!isOwnKey(key, c.var.shopper.id)) throw new ApiError('not_found')
    const object = await c.env.PHOTOS.get(key, { onlyIf: c.req.raw.headers })
    if (!object) throw new ApiError('not_found')
    const headers = { ETag: object.httpEtag, 'Cache-Control': 'private, max-age=86400' }
    if (!('body' in object)) return c.body(null, 304, headers)
    return c.body(object.body, 200, {
      ...headers,
      'Content-Type': object.httpMetadata?.contentType ?? 'image/jpeg',
    })
  })
  .delete('/:path{.+}', requireShopper, async (c) => {
    const deleted = await deletePhoto(
      { db: c.var.db, bucket: c.env.PHOTOS },
      c.var.shopper.id,
      c.req.param('path'),
    )
    if (!deleted) throw new ApiError('not_found')
    return c.body(null, 204)
  })
