import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import type { Obstacle } from './fit-to-photo.ts'
import { needsKey } from './needs-key.ts'

/** What her photo speaks against of an outfit, in a few words under its picture. */
export function ObstacleWords({ isWhole, why, leftOut }: Obstacle) {
  if (isWhole) return t(needsKey(why))
  const pieces = leftOut.map((category) => nounInText(t(`outfits.category_${category}`)))
  return t('outfits.without', { pieces: formatList(pieces) })
}
