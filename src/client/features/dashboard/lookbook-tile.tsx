import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useAppState } from '#client/session/app-state.ts'
import { signInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Link } from '#client/ui/link.tsx'
import { FramesMotif } from './motifs.tsx'
import { Tile, TileButton } from './tile.tsx'

const LookbookModal = laterPart(
  async () => (await import('#client/features/looks/lookbook-modal.tsx')).LookbookModal,
)

/** Opens the lookbook, or the sign-in page for a visitor. */
export function LookbookTile() {
  const isSignedIn = useAppState() !== null
  const [isOpened, setOpen] = useState(false)
  const [search, setSearch] = useSearchParams()
  // A notification leads here.
  const open = isOpened || search.has('lookbook')
  const looks = { label: t('dashboard.lookbook'), hint: t('dashboard.lookbookHint'), motif: <FramesMotif /> }

  if (!isSignedIn) {
    return (
      <Link to={signInPath('/dashboard')} className="group">
        <Tile {...looks} />
      </Link>
    )
  }

  function close() {
    setOpen(false)
    if (search.has('lookbook')) setSearch({}, { replace: true })
  }

  return (
    <>
      <TileButton {...looks} onClick={() => setOpen(true)} />
      <LateDialog open={open} onClose={close}>
        <LookbookModal open={open} onClose={close} />
      </LateDialog>
    </>
  )
}
