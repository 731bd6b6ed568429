import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { OutfitBoard } from '#client/features/stylist/outfit-board.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'

/** The picture of an outfit of which she has changed pieces: its own one shows those that it was put together from. */
export const ChangedBoard = ({ pieces, sizes }: { pieces: Product[]; sizes: string }) => (
  <OutfitBoard
    pieces={pieces.flatMap((product) => {
      const worn = wornOf(product)
      const { id, category, name, image_url: image } = product
      return worn ? { id, slot: worn.slot, category, name, image } : []
    })}
    alt={t('explore.changedAlt', { pieces: formatList(pieces.map(({ name }) => name)) })}
    sizes={sizes}
    priority
  />
)
