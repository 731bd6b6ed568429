import { useLocation, useNavigate } from 'react-router'
import { ExternalProductPanel, wearExternalProduct } from '#client/features/external-products/lazy-parts.tsx'
import { ShoppersMirror, VisitorsMirror } from '#client/features/fitting-room/lazy-mirrors.ts'
import { useShopper } from '#client/session/app-state.ts'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { mirrored, wasOpenedHere, withMirror } from '#client/ui/product/mirror-address.ts'

/** The mirror over any page of the app. The address opens and closes it; nothing of it is fetched before. */
export function MirrorHost() {
  const location = useLocation()
  const navigate = useNavigate()
  const shopper = useShopper()
  const asked = mirrored(location.search)
  const close = () =>
    void (wasOpenedHere(location)
      ? navigate(-1)
      : navigate(
          { pathname: location.pathname, search: withMirror(location.search, null) },
          { replace: true, preventScrollReset: true },
        ))
  return (
    <LateDialog open={asked !== null} onClose={close}>
      {shopper ? (
        <ShoppersMirror
          asked={asked}
          onClose={close}
          OtherShops={ExternalProductPanel}
          wearFound={wearExternalProduct}
        />
      ) : (
        <VisitorsMirror
          asked={asked}
          onClose={close}
          open={asked !== null}
          afterwards={location.pathname + location.search}
        />
      )}
    </LateDialog>
  )
}
