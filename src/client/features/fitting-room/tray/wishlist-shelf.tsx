import { t } from '#client/i18n/messages.ts'
import { useWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { chooseAndStart } from '../choose-and-start.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { useWornPieces } from './worn-pieces.ts'
import { flyToStage } from './fly-to-stage.ts'
import { shelf } from './shelf.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { TrayCard } from './tray-card.tsx'

/** The saved pieces that can be worn: a press puts one on, over or in place of what she wears. */
export function WishlistShelf() {
  const { items, phase } = useWishlist()
  const worn = useWornPieces()
  const obstacleOf = useObstacles()
  const wearable = items.flatMap(({ product, productId, title, brand, image }) =>
    productId && product?.garment_category && product.availability !== 'gone'
      ? { id: productId, category: product.garment_category, name: title, brand, image }
      : [],
  )
  if (wearable.length === 0) {
    if (phase === 'loading' || phase === 'unasked') return <ShelfSkeleton count={4} />
    return <p className="py-6 text-ink-soft">{t('tray.wishlistEmpty')}</p>
  }
  return (
    <ul className={shelf}>
      {wearable.map(({ id, category, name, brand, image }) => (
        <li key={id} className="snap-start">
          <TrayCard
            name={name}
            picture={
              <ProductPicture
                product={{ id, brand, name, image_url: image, dominant_color: null }}
                alt=""
                sizes="6rem"
                className="rounded-md"
              />
            }
            isChosen={worn.some((one) => one.id === id)}
            obstacle={obstacleOf({ id: `pieces:${id}`, pieces: [{ image, category }] })}
            onChoose={(from) => {
              flyToStage(from)
              void chooseAndStart(id)
            }}
          />
        </li>
      ))}
    </ul>
  )
}
