import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { shownCards, type ShownPicture } from '#shared/shown-looks.ts'
import type { Shopper } from '../../auth/authorize.ts'
import { ApiError } from '../../lib/errors.ts'
import { isAdultConfirmed } from '../../photos/adult-statement.ts'
import { openDataUrl, type Picture } from '../../pictures/open-picture.ts'

/** She is shown only where it is said that she is an adult; clothes alone are nobody. */
export function refuseMinor(shopper: Shopper, shows: ShownPicture) {
  if (shows !== 'pieces' && !isAdultConfirmed(shopper)) throw new ApiError('age_required')
}

/** Without metadata, but for the label that AI made it: the pieces alone are pictures of shops. */
export function openShownPicture(dataUrl: string, shows: ShownPicture): Picture {
  const picture = openDataUrl(dataUrl)
  if (picture.type !== 'image/jpeg') throw new ApiError('image_unreadable')
  return shows === 'pieces' ? picture : { ...picture, bytes: labelAsAiMade(picture.bytes) }
}

/** A picture for beside the link, of the very size that the page says. */
export function openCard(dataUrl: string, shows: ShownPicture, name: keyof typeof shownCards) {
  const card = openShownPicture(dataUrl, shows)
  const { width, height } = shownCards[name]
  if (card.width !== width || card.height !== height) throw new ApiError('image_unreadable')
  return card
}
