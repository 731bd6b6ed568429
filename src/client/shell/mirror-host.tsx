import { useLocation, useNavigate } from 'react-router'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { mirrored, wasOpenedHere, withMirror } from '#client/ui/product/mirror-address.ts'

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
      <Mirrors asked={asked} onClose={close} />
    </LateDialog>
  )
}
