import { useLocation } from 'react-router'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { shownProduct, useCloseDetail } from './detail-address.ts'
import { openFirst, opensBeforeProduct } from './opens-first.ts'
import { shownFilter, useShopAll } from './shop-all-address.ts'

const fetchShopAllModal = () => import('./shop-all/shop-all-modal.tsx')
const ShopAllModal = laterPart(async () => (await fetchShopAllModal()).ShopAllModal)

const fetchProductDetail = () => import('./detail/product-detail.tsx')
const ProductDetail = laterPart(async () => {
  const detail = fetchProductDetail()
  await openFirst()
  return (await detail).ProductDetail
})

opensBeforeProduct(() => shownFilter(location.search) !== null && fetchShopAllModal())

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
