import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ExternalProductPanel, wearExternalProduct } from '#client/features/external-products/lazy-parts.tsx'
import { ShoppersMirror, VisitorsMirror } from '#client/features/fitting-room/lazy-mirrors.ts'
import { useShopper } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
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
      <Suspense fallback={<OnItsWay />}>
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
      </Suspense>
    </LateDialog>
  )
}

/** Where its code takes a while the first time. */
const OnItsWay = () => (
  <output className="fixed inset-x-0 bottom-24 z-30 mx-auto flex w-fit animate-appear items-center gap-3 rounded-full bg-raised px-5 py-3 shadow-float">
    <Spinner />
    {t('common.loading')}
  </output>
)
