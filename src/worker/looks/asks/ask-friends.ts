import type * as v from 'valibot'
import { shownForMs } from '#shared/shown-looks.ts'
import type { lookAskInput } from '#shared/look-asks.ts'
import type { Shopper } from '../../auth/authorize.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { newId, randomText } from '../../lib/ids.ts'
import { newPhotoKey, putInTime } from '../../photos/storage.ts'
import { refuseTakenDown } from '../../photos/taken-down-pictures.ts'
import type { Picture } from '../../pictures/open-picture.ts'
import { findLook } from '../queries.ts'
import { openCard, openShownPicture, refuseMinor } from '../shown/open-shown.ts'
import { addAsk, addOption } from './queries.ts'

type Store = { db: Db; bucket: R2Bucket }
type Asked = v.InferOutput<typeof lookAskInput>

async function findLooks(db: Db, userId: string, options: Asked['options']) {
  const looks = await Promise.all(options.map(({ lookId }) => findLook(db, userId, lookId)))
  return looks.map((look) => {
    if (!look) throw new ApiError('not_found')
    return look
  })
}

/**
 * Asks friends which look it shall be, by a link. Throws not_found, age_required, picture_refused, image_unreadable, picture_not_kept and
 * look_asks_full.
 */
export async function askFriends({ db, bucket }: Store, shopper: Shopper, asked: Asked) {
  const { shows, question, lasts, language, card } = asked
  const looks = await findLooks(db, shopper.id, asked.options)
  refuseMinor(shopper, shows)
  const pictures = asked.options.map(({ picture }) => openShownPicture(picture, shows))
  const cards = card === undefined ? [] : [openCard(card, shows, 'wide')]
  await refuseTakenDown(db, [...pictures, ...cards])

  const kept: string[] = []
  const keep = async (picture: Picture) => {
    const key = newPhotoKey(shopper.id, 'shown', picture.type)
    kept.push(key)
    await putInTime(bucket, key, picture)
    return key
  }
  try {
    const id = newId()
    const keys = await Promise.all(pictures.map(keep))
    const [cardKey = null] = await Promise.all(cards.map(keep))
    const now = Date.now()
    const ask = {
      id,
      key: randomText(16),
      userId: shopper.id,
      shows,
      question,
      language,
      cardKey,
      createdAt: new Date(now),
      endsAt: new Date(now + shownForMs[lasts]),
    }
    const options = looks.map((look, position) => ({
      askId: id,
      position,
      lookId: look.id,
      title: look.title,
      pictureKey: keys[position] ?? '',
      width: pictures[position]?.width ?? 0,
      height: pictures[position]?.height ?? 0,
    }))
    const [[added]] = await db.batch([addAsk(db, ask), ...options.map((one) => addOption(db, one))])
    if (!added) throw new ApiError('look_asks_full')
    return { ask: added, options }
  } catch (error) {
    await bucket.delete(kept)
    throw error
  }
}
