import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { mirrored, wasOpenedHere, withMirror } from '#client/ui/product/mirror-address.ts'
import { Spinner } from '#client/ui/spinner.tsx'

const Mirrors = laterPart(async () => (await import('./mirrors.tsx')).Mirrors)

/** The mirror over any page of the app. The address opens and closes it; nothing of it is fetched before. */
export function MirrorHost() {
  const location = useLocation()
  const navigate = useNavigate()
  const { pathname, search } = location
  const asked = mirrored(search)
  const close = () =>
    void (wasOpenedHere(location)
      ? navigate(-1)
      : navigate({ pathname, search: withMirror(search, null) }, { replace: true, preventScrollReset: true }))
  return (
    <LateDialog open={asked !== null} onClose={close}>
      <Suspense fallback={<OnItsWay />}>
        <Mirrors asked={asked} onClose={close} />
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
