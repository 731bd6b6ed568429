import { useLocation } from 'react-router'
import { isChatShown } from '#client/features/stylist/chat-address.ts'
import { fetchStylistChat } from '#client/features/stylist/lazy-parts.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { shownProduct, useCloseDetail } from './detail-address.ts'
import { shownFilter, useShopAll } from './shop-all-address.ts'

const fetchShopAllModal = () =>
  withMessages(import('./shop-all/shop-all-modal.tsx'), 'shop-all', 'catalogue', 'hearts')
const ShopAllModal = laterPart(async () => (await fetchShopAllModal()).ShopAllModal)

const fetchProductDetail = () =>
  withMessages(
    import('./detail/product-detail.tsx'),
    'product-detail',
    'product-copy',
    'catalogue',
    'hearts',
    'variants',
  )
const ProductDetail = laterPart(async () => {
  const detail = fetchProductDetail()
  // The dialog that opens last is on top, so an address with both opens them in this order.
  if (shownFilter(location.search)) await fetchShopAllModal()
  if (isChatShown(location.search)) await fetchStylistChat()
  return (await detail).ProductDetail
})

/** The dialogs over the shop's pages are fetched after the page, early enough for when the network fails later. */
export const fetchShopOverlays = () => Promise.all([fetchShopAllModal(), fetchProductDetail()])

/** Belongs once on every page that shows products. */
export function DetailHost() {
  return (
    <LateDialog open={shownProduct(useLocation().search) !== null} onClose={useCloseDetail()}>
      <ProductDetail />
    </LateDialog>
  )
}

export function ShopAllHost() {
  const { filter, close } = useShopAll()
  return (
    <LateDialog open={filter !== null} onClose={close}>
      <ShopAllModal />
    </LateDialog>
  )
}
