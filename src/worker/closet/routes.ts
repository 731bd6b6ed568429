import * as v from 'valibot'
import { closetPieceId, closetPieceInput } from '#shared/closet.ts'
import { authorize } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { logFault } from '../lib/log.ts'
import { limitTo, parse } from '../lib/parse-input.ts'
import { deletePhoto, keyOf, kindOf, photoExists } from '../photos/storage.ts'
import {
  findClosetPiece,
  listClosetPieces,
  presentClosetPiece,
  removeClosetPiece,
  saveClosetPiece,
} from './queries.ts'

/** Notes, and the days of some years. */
const limitPiece = limitTo(40_000)

export const closetRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'shopper', batch: ({ db, owner }) => [listClosetPieces(db, owner)] }), (c) => {
    const [pieces] = c.var.rows
    return c.json(pieces.map(presentClosetPiece), 200)
  })
  /** The answer is the piece as it stands: another device may have changed it later. */
  .put(
    '/:id',
    limitPiece,
    parse('param', v.object({ id: closetPieceId })),
    parse('json', closetPieceInput),
    authorize({ who: 'shopper' }),
    async (c) => {
      const { db, shopper } = c.var
      const { id } = c.req.valid('param')
      const { picture, ...change } = c.req.valid('json')
      if (shopper.photoStorage !== 'account') throw new ApiError('photo_stays_on_device')
      const pictureKey = keyOf(picture)
      const isOwn = kindOf(pictureKey) === 'wardrobe' && (await photoExists(db, shopper.id, pictureKey))
      if (pictureKey && !isOwn) throw new ApiError('image_not_yours')
      const [[former], , [piece]] = await db.batch([
        findClosetPiece(db, shopper.id, id),
        saveClosetPiece(db, shopper.id, { ...change, id, pictureKey }),
        findClosetPiece(db, shopper.id, id),
      ])
      if (!piece) throw new ApiError('closet_full')
      if (former?.pictureKey && former.pictureKey !== piece.pictureKey) {
        const leaving = deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, former.pictureKey)
        c.executionCtx.waitUntil(
          leaving.catch((error: unknown) => logFault('former_closet_picture_stays', error)),
        )
      }
      return c.json(presentClosetPiece(piece), 200)
    },
  )
  .delete('/:id', authorize({ who: 'shopper' }), async (c) => {
    const { db, shopper } = c.var
    const [piece] = await findClosetPiece(db, shopper.id, c.req.param('id'))
    if (!piece) throw new ApiError('not_found')
    // The picture is deleted first: if this is interrupted, the piece is still there to be removed again.
    if (piece.pictureKey) await deletePhoto({ db, bucket: c.env.PHOTOS }, shopper.id, piece.pictureKey)
    await removeClosetPiece(db, shopper.id, piece.id)
    return c.body(null, 204)
  })
