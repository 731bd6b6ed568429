import type * as v from 'valibot'
import { shownForMs, type shownLookInput } from '#shared/shown-looks.ts'
import type { Shopper } from '../../auth/authorize.ts'
import { hashPassword } from '../../auth/passwords.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { newId, randomText } from '../../lib/ids.ts'
import { newPhotoKey, putInTime } from '../../photos/storage.ts'
import { refuseTakenDown } from '../../photos/taken-down-pictures.ts'
import type { Picture } from '../../pictures/open-picture.ts'
import { findLook } from '../queries.ts'
import { openCard, openShownPicture, refuseMinor } from './open-shown.ts'
import { addShown } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }
type Asked = v.InferOutput<typeof shownLookInput>

function openPictures({ shows, picture, cards, password }: Asked) {
  const shown = { picture: openShownPicture(picture, shows) }
  if (!cards || password !== undefined) return shown
  return {
    ...shown,
    wide: openCard(cards.wide, shows, 'wide'),
    square: openCard(cards.square, shows, 'square'),
  }
}

/**
 * Shows a look of hers by a link. Title and pieces are those of the look as it is saved; the pictures come from her browser, which has
 * taken away what she hides. Throws not_found, age_required, picture_refused, image_unreadable, picture_not_kept and shown_looks_full.
 */
export async function showLook({ db, bucket }: Store, shopper: Shopper, asked: Asked) {
  const { shows, words, lasts, language, password } = asked
  const look = await findLook(db, shopper.id, asked.lookId)
  if (!look) throw new ApiError('not_found')
  refuseMinor(shopper, shows)
  const pictures: { picture: Picture; wide?: Picture; square?: Picture } = openPictures(asked)
  await refuseTakenDown(db, Object.values(pictures))
  const passwordHash = password === undefined ? null : await hashPassword(password)

  const kept: string[] = []
  const keep = async (picture: Picture | undefined) => {
    if (!picture) return null
    const key = newPhotoKey(shopper.id, 'shown', picture.type)
    kept.push(key)
    await putInTime(bucket, key, picture)
    return key
  }
  try {
    const pictureKey = (await keep(pictures.picture)) ?? ''
    const [wideKey, squareKey] = [await keep(pictures.wide), await keep(pictures.square)]
    const now = Date.now()
    const lastsMs = shownForMs[lasts]
    const [added] = await addShown(db, {
      id: newId(),
      key: randomText(16),
      userId: shopper.id,
      lookId: look.id,
      shows,
      title: look.title,
      items: look.items,
      words,
      language,
      passwordHash,
      pictureKey,
      width: pictures.picture.width,
      height: pictures.picture.height,
      wideKey,
      squareKey,
      createdAt: new Date(now),
      endsAt: lastsMs === null ? null : new Date(now + lastsMs),
    })
    if (!added) throw new ApiError('shown_looks_full')
    return added
  } catch (error) {
    await bucket.delete(kept)
    throw error
  }
}
