import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { albumInput, albumLooksInput, fingerprintOf, lookNotesInput, saveLookInput } from '#shared/looks.ts'
import { authorize, type BatchFor } from '../auth/authorize.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { limitBody, limitWords, parse } from '../lib/parse-input.ts'
import { readPicture } from '../catalogue/image-proxy/named-picture.ts'
import { deletePhoto, storePhoto } from '../photos/storage.ts'
import {
  addAlbum,
  addLook,
  findLook,
  findSavedLook,
  listAlbums,
  listLooks,
  presentLook,
  putIntoAlbum,
  removeAlbum,
  removeLook,
  renameAlbum,
  writeNotes,
} from './queries.ts'

/** A picture as a data URL and twenty products with their links. */
const maxLookBytes = 3_200_000

type Named = BatchFor<{ json: typeof albumInput }>

const saveAlbum = ({ db, owner, c }: Named) => [addAlbum(db, owner, c.req.valid('json').name)] as const

const saveAlbumName = ({ db, owner, param, c }: Named) =>
  [renameAlbum(db, owner, param('id'), c.req.valid('json').name)] as const

const saveNotes = ({ db, owner, param, c }: BatchFor<{ json: typeof lookNotesInput }>) =>
  [writeNotes(db, owner, param('id'), c.req.valid('json').notes)] as const

function moveLooks({ db, owner, c }: BatchFor<{ json: typeof albumLooksInput }>) {
  const { albumId, lookIds } = c.req.valid('json')
  return [putIntoAlbum(db, owner, albumId, lookIds)] as const
}

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
      const fingerprint = await fingerprintOf(tryOnImageUrl)
      const saved = await findSavedLook(db, shopper.id, fingerprint)
      if (saved) return c.json(presentLook(saved), 200)
      // Stores a copy, because a try-on's picture is deleted after a day and a saved look stays until she removes it.
      const picture = await readPicture(c, tryOnImageUrl)
      if (picture.type !== 'image/jpeg' && picture.type !== 'image/png')
        throw new ApiError('image_unreadable')
      // The upload's metadata was removed, but the label that AI made the picture must stay in it.
      const labelled = { ...picture, bytes: labelAsAiMade(picture.bytes) }
      const pictureKey = await storePhoto(store, shopper.id, 'look', labelled)
      const own = { id: newId(), userId: shopper.id, pictureKey, createdAt: new Date() }
      try {
        const added = await addLook(db, { ...own, ...words, albumId: null, fingerprint })
        if (added) return c.json(presentLook(added), 201)
      } catch (error) {
        await deletePhoto(store, shopper.id, pictureKey)
        throw error
      }
      // Two presses at once: the other call's copy is the one that stays.
      await deletePhoto(store, shopper.id, pictureKey)
      const other = await findSavedLook(db, shopper.id, fingerprint)
      if (!other) throw new ApiError('not_found')
      return c.json(presentLook(other), 200)
    },
  )
  .put(
    '/:id/notes',
    limitWords,
    parse('json', lookNotesInput),
    authorize({ who: 'owner', batch: saveNotes }),
    (c) => c.body(null, 204),
  )
  .put(
    '/album',
    limitWords,
    parse('json', albumLooksInput),
    authorize({ who: 'owner', batch: moveLooks }),
    (c) => c.body(null, 204),
  )
  .get('/albums', authorize({ who: 'shopper', batch: ({ db, owner }) => [listAlbums(db, owner)] }), (c) => {
    const [own] = c.var.rows
    return c.json(own, 200)
  })
  .post(
    '/albums',
    limitWords,
    parse('json', albumInput),
    authorize({ who: 'shopper', batch: saveAlbum }),
    (c) => {
      const [[added]] = c.var.rows
      if (!added) throw new ApiError('albums_full')
      return c.json(added, 201)
    },
  )
  .put(
    '/albums/:id',
    limitWords,
    parse('json', albumInput),
    authorize({ who: 'owner', batch: saveAlbumName }),
    (c) => c.body(null, 204),
  )
  .delete(
    '/albums/:id',
    authorize({ who: 'owner', batch: ({ db, owner, param }) => [removeAlbum(db, owner, param('id'))] }),
    (c) => c.body(null, 204),
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
