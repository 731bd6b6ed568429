import type { ReactNode } from 'react'
import { api, request } from '#client/lib/api.ts'
import { t } from '#client/i18n/messages.ts'
import { serverStates, useServerState } from '#client/session/server-state.ts'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { ClosetPicture } from '../closet-picture.tsx'
import { closetPieceAddress } from '../closet-address.ts'
import type { ClosetPiece } from '../closet-piece.ts'
import { useCloset } from '../closet-store.ts'
import { nameOfPiece } from '../closet-words.ts'
import { mayBeWorn } from '../own-pieces.ts'
import { ownMatches, shelfBeside, shopMatches } from './matching.ts'

const ofShelf = serverStates(async (category: string): Promise<Product[]> => {
  const { products } = await request(api['shopmy-products'].$get({ query: { category } }))
  return products.map(({ product }) => product)
})

const none: Product[] = []

type Props = {
  piece: ClosetPiece
  /** She goes to the mirror: what lies over the page makes way. */
  onFollow: () => void
}

/** What goes with a piece of hers: from her closet first, then from the shop. Where both can be worn a press shows them on her. */
export function GoesWith({ piece, onFollow }: Props) {
  const pieces = useCloset((state) => state.pieces)
  const own = ownMatches(piece, pieces)
  const { data = none } = useServerState(ofShelf(shelfBeside(piece)))
  const ofShop = shopMatches(piece, data)
  if (own.length === 0 && ofShop.length === 0) return null
  const withPiece = (address: string) =>
    mayBeWorn(piece) ? `${closetPieceAddress(piece.id)},${address}` : address
  return (
    <section aria-labelledby="goes-with" className="grid min-w-0 gap-3">
      <h3 id="goes-with" className="font-medium">
        {t('closet.goesWith')}
      </h3>
      {own.length > 0 && (
        <ul aria-label={t('closet.fromCloset')} className={row}>
          {own.map((one) => (
            <li key={one.id} className="w-24 shrink-0 snap-start">
              <ToMirror
                address={mayBeWorn(one) ? withPiece(closetPieceAddress(one.id)) : null}
                onFollow={onFollow}
              >
                <ClosetPicture piece={one} />
                <span className="mt-1.5 line-clamp-2 text-sm">{nameOfPiece(one)}</span>
              </ToMirror>
            </li>
          ))}
        </ul>
      )}
      {ofShop.length > 0 && (
        <>
          <h4 className="text-sm text-ink-soft">{t('closet.fromShop')}</h4>
          <ul className={row}>
            {ofShop.map((product) => (
              <li key={product.id} className="w-24 shrink-0 snap-start">
                <ToMirror
                  address={product.garment_category ? withPiece(product.id) : null}
                  onFollow={onFollow}
                >
                  <ProductPicture product={product} alt="" sizes="6rem" />
                  <span className="mt-1.5 line-clamp-2 text-sm">
                    <ShopText>{product.name}</ShopText>
                  </span>
                  <span className="text-sm text-ink-soft tabular-nums">{product.price}</span>
                </ToMirror>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const row = '-mx-1 flex snap-x gap-3 overflow-x-auto px-1 py-1.5 [scrollbar-width:none]'

type ToMirrorProps = { address: string | null; onFollow: () => void; children: ReactNode }

/** What no look can show is seen beside it, and that is all. */
const ToMirror = ({ address, onFollow, children }: ToMirrorProps) =>
  address ? (
    <MirrorLink asked={{ kind: 'pieces', value: address }} onFollow={onFollow} className="grid content-start">
      {children}
    </MirrorLink>
  ) : (
    <span className="grid content-start">{children}</span>
  )
