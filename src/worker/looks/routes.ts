import { labelAsAiMade } from '#shared/ai-label.ts'
import { saveLookInput } from '#shared/looks.ts'
import { requireShopper } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { parse } from '../lib/input.ts'
import { readPicture } from '../photos/references.ts'
import { deletePhoto, storePhoto } from '../photos/storage.ts'
import { listLooks, presentLook, removeLook } from './queries.ts'
import { looks } from './schema.ts'

export const lookbookRoutes = factory
  .createApp()
  .get('/', requireShopper, async (c) => c.json(await listLooks(c.var.db, c.var.shopper.id), 200))
  .post('/', requireShopper, parse('json', saveLookInput), async (c) => {
    const { tryOnImageUrl, ...words } = c.req.valid('json')
    const { db, shopper } = c.var
    const store = { db, bucket: c.env.PHOTOS }
    // A copy of its own: a try-on's picture goes after a day, a saved look stays until she removes it.
    const picture = await readPicture(c, tryOnImageUrl)
    // What came with the picture is gone with its other metadata; that AI made it must stay in it.
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
  })
  .delete('/:id', requireShopper, async (c) => {
    const { db, shopper } = c.var
    const removed = await removeLook(db, shopper.id, c.req.param('id'))
    if (!removed) throw new ApiError('not_found')
    await deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, removed.pictureKey)
    return c.body(null, 204)
  })
