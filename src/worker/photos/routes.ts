import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { photoKind, saveProfilePhotoInput } from '#shared/photos.ts'
import { isAdultConfirmed } from './adult-statement.ts'
import { users } from '../shoppers/schema.ts'
import { authorize, type Shopper } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import type { Db } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'
import { limitBody, parse } from '../lib/parse-input.ts'
import { maximumBytes, openDataUrl, openPicture } from '../pictures/open-picture.ts'
import { decodeHeic } from './decode-heic.ts'
import { deletePhoto, isOwnKey, keyOf, kindOf, photoExists, photoUrl, storePhoto } from './storage.ts'

/** A data URL is a third longer than its picture. */
const maxDataUrlBytes = 3_000_000

/** A photo of somebody is stored only where it is said that she is an adult, and for whoever chose to keep it in the account. */
function allowOwnPhoto(shopper: Shopper) {
  if (!isAdultConfirmed(shopper)) throw new ApiError('age_required')
  if (shopper.photoStorage !== 'account') throw new ApiError('photo_stays_on_device')
}

/**
 * Photos of clothes and looks have rules of their own: as the profile photo they would be deleted with the next one.
 */
const showsShopper = (kind: string | undefined) => kind === 'selfie' || kind === 'profile'

/**
 * Returns the former key, read in the transaction that replaces it: of two concurrent calls each finds the other's
 * key or the first one.
 */
async function replaceProfilePhoto(db: Db, userId: string, key: string) {
  const [[former]] = await db.batch([
    db.select({ key: users.profilePhotoKey }).from(users).where(eq(users.id, userId)),
    db.update(users).set({ profilePhotoKey: key }).where(eq(users.id, userId)),
  ])
  return former?.key ?? null
}

/** The browser's version from If-None-Match; any other form is ignored. */
const knownEtag = (header: string | undefined) => /^(?:W\/)?"([^"]{1,128})"$/.exec(header ?? '')?.[1]

export const profilePhotoRoutes = factory
  .createApp()
  .get('/profile-photo', authorize({ who: 'shopper' }), (c) => {
    const key = c.var.shopper.profilePhotoKey
    return c.json({ success: true as const, hasPhoto: key !== null, photoUrl: key && photoUrl(key) }, 200)
  })
  .post(
    '/save-profile-photo',
    authorize({ who: 'shopper' }),
    limitBody(maxDataUrlBytes),
    parse('json', saveProfilePhotoInput),
    async (c) => {
      const { shopper, db } = c.var
      const { photo, firebaseUrl } = c.req.valid('json')
      allowOwnPhoto(shopper)
      const store = { db, bucket: c.env.PHOTOS }
      const key = photo
        ? await storePhoto(store, shopper.id, 'profile', openDataUrl(photo))
        : keyOf(firebaseUrl)
      if (!photo && !(showsShopper(kindOf(key)) && (await photoExists(db, shopper.id, key))))
        throw new ApiError('image_not_yours')
      const former = await replaceProfilePhoto(db, shopper.id, key)
      if (former && former !== key) {
        const leaving = deletePhoto(store, shopper.id, former).catch((error: unknown) =>
          logFault('former_profile_photo_stays', error),
        )
        c.executionCtx.waitUntil(leaving)
      }
      return c.json({ success: true as const, hasPhoto: true, photoUrl: photoUrl(key) }, 200)
    },
  )
  // For browsers that cannot open what an iPhone writes. Nothing of it is kept, so it may be anybody's photo.
  .post('/decode-photo', authorize({ who: 'shopper' }), limitBody(maximumBytes), async (c) => {
    const { success } = await c.env.DECODE_LIMIT.limit({ key: c.var.shopper.id })
    if (!success) throw new ApiError('too_many_attempts')
    const jpeg = await decodeHeic(c.env.IMAGES, new Uint8Array(await c.req.arrayBuffer()))
    return c.body(jpeg, 200, { 'Content-Type': 'image/jpeg', 'Cache-Control': 'no-store' })
  })
  .delete('/profile-photo', authorize({ who: 'shopper' }), async (c) => {
    const { shopper, db } = c.var
    if (shopper.profilePhotoKey)
      await deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, shopper.profilePhotoKey)
    return c.body(null, 204)
  })

export const photoRoutes = factory
  .createApp()
  .post(
    '/:kind',
    authorize({ who: 'shopper' }),
    limitBody(maximumBytes),
    parse('param', v.object({ kind: photoKind })),
    async (c) => {
      const { kind } = c.req.valid('param')
      if (showsShopper(kind)) allowOwnPhoto(c.var.shopper)
      const picture = openPicture(new Uint8Array(await c.req.arrayBuffer()))
      const key = await storePhoto({ db: c.var.db, bucket: c.env.PHOTOS }, c.var.shopper.id, kind, picture)
      return c.json({ success: true as const, url: photoUrl(key) }, 201)
    },
  )
  .get('/:path{.+}', authorize({ who: 'shopper' }), async (c) => {
    const key = c.req.param('path')
    // A foreign photo and a missing one get the same answer, so that an address reveals nothing.
    if (!isOwnKey(key, c.var.shopper.id)) throw new ApiError('not_found')
    const etagDoesNotMatch = knownEtag(c.req.header('if-none-match'))
    const object = await c.env.PHOTOS.get(key, { onlyIf: { etagDoesNotMatch } })
    if (!object) throw new ApiError('not_found')
    const headers = { ETag: object.httpEtag, 'Cache-Control': 'private, max-age=86400' }
    if (!('body' in object)) return c.body(null, 304, headers)
    return c.body(object.body, 200, {
      ...headers,
      'Content-Type': object.httpMetadata?.contentType ?? 'image/jpeg',
    })
  })
  .delete('/:path{.+}', authorize({ who: 'shopper' }), async (c) => {
    const key = c.req.param('path')
    const store = { db: c.var.db, bucket: c.env.PHOTOS }
    // Only uploads can be deleted here: the picture of a look is deleted with the look.
    const isUpload = v.is(photoKind, kindOf(key))
    if (!isUpload || !(await deletePhoto(store, c.var.shopper.id, key))) throw new ApiError('not_found')
    return c.body(null, 204)
  })
