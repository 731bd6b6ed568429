import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { saveLookInput } from '#shared/looks.ts'
import { authorize } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { limitBody, parse } from '../lib/parse-input.ts'
import { readPicture } from '../catalogue/image-proxy/named-picture.ts'
import { deletePhoto, storePhoto } from '../photos/storage.ts'
import { findLook, listLooks, presentLook, removeLook } from './queries.ts'
import { looks } from './schema.ts'

/** A picture as a data URL and twenty products with their links. */
const maxLookBytes = 3_200_000

export const lookbookRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listLooks(db, owner)] }), (c) => {
    const [own] = c.var.rows
    return c.json(own.map(presentLook), 200)
  })
  .post(
    '/',
    authorize({ who: 'shopper' }),
    limitBody(maxLookBytes),
    parse('json', saveLookInput),
    async (c) => {
      const { tryOnImageUrl, ...words } = c.req.valid('json')
      const { db, shopper } = c.var
      const store = { db, bucket: c.env.PHOTOS }
      // Stores a copy, because a try-on's picture is deleted after a day and a saved look stays until she removes it.
      const picture = await readPicture(c, tryOnImageUrl)
      if (picture.type !== 'image/jpeg' && picture.type !== 'image/png')
        throw new ApiError('image_unreadable')
      // The upload's metadata was removed, but the label that AI made the picture must stay in it.
      const labelled = { ...picture, bytes: labelAsAiMade(picture.bytes) }
      const pictureKey = await storePhoto(store, shopper.id, 'look', labelled)
      const look = { id: newId(), userId: shopper.id, pictureKey, createdAt: new Date(), ...words }
      try {
        await db.insert(looks).values(look)
      } catch (error) {
        await deletePhoto(store, shopper.id, pictureKey)
        throw error
      }
      return c.json(presentLook(look), 201)
    },
  )
  .delete('/:id', authorize({ who: 'shopper' }), async (c) => {
    const { db, shopper } = c.var
    const look = await findLook(db, shopper.id, c.req.param('id'))
    if (!look) throw new ApiError('not_found')
    // The picture is deleted first: if this is interrupted, the look is still there to be removed again.
    await deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, look.pictureKey)
    await removeLook(db, shopper.id, look.id)
    return c.body(null, 204)
  })
