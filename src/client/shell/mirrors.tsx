import { useLocation } from 'react-router'
import { ExternalProductPanel, wearExternalProduct } from '#client/features/external-products/lazy-parts.tsx'
import { ShoppersMirror, VisitorsMirror } from '#client/features/fitting-room/lazy-mirrors.ts'
import { useShopper } from '#client/session/app-state.ts'
import type { Mirrored } from '#client/ui/product/mirror-address.ts'

type Props = { asked: Mirrored | null; onClose: () => void }

/** The mirror of a shopper, or of a visitor, who goes on with it once she has an account. */
export function Mirrors({ asked, onClose }: Props) {
  const { pathname, search } = useLocation()
  return useShopper() ? (
    <ShoppersMirror
      asked={asked}
      onClose={onClose}
      OtherShops={ExternalProductPanel}
      wearFound={wearExternalProduct}
    />
  ) : (
    <VisitorsMirror asked={asked} onClose={onClose} open={asked !== null} afterwards={pathname + search} />
  )
}
