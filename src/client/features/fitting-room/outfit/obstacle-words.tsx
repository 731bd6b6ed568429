import { formatList, nounInText } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { neverWornOf } from '#client/ui/product/accessories.ts'
import type { Outfit } from '../outfit.ts'
import type { Obstacle } from './fit-to-photo.ts'
import { needsKey } from './needs-key.ts'

type Props = { obstacle: Obstacle | null; items: Outfit['items'] }

/** What a look of an outfit will not show, in a few words under its picture: what her photo speaks against, and what no look shows. */
export function ObstacleWords({ obstacle, items }: Props) {
  if (obstacle?.isWhole) return t(needsKey(obstacle.why))
  const hidden = obstacle?.leftOut.map((category) => nounInText(t(`outfits.category_${category}`))) ?? []
  const pieces = [...hidden, ...neverWornOf(items)]
  return pieces.length > 0 && t('outfits.without', { pieces: formatList(pieces) })
}
