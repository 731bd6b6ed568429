import { Suspense, useEffect } from 'react'
import { currentShopper } from '#client/session/shopper.ts'
import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Link } from '#client/ui/link.tsx'
import { withMirror, type Mirrored } from '#client/ui/product/mirror-address.ts'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { enterRoom } from './enter-room.ts'
import { LookSearch } from './fetch-parts.ts'
import type { OtherShops } from './outfit/custom-outfit-form.tsx'
import { chooseMode } from './outfit-store.ts'
import { presetLibrary } from './presets.ts'
import { Room } from './room.tsx'
import { flyIntoMirror } from './tray/fly-to-stage.ts'
import { resetTryOn } from './try-on-store.ts'

/** Puts on a piece that she found in another shop. */
type WearFound = (id: string, userId: string) => Promise<void>

type Props = { asked: Mirrored | null; onClose: () => void; OtherShops: OtherShops; wearFound: WearFound }

/** The fitting room over the page where she stands: a sheet on phones, a panel beside the page with more room. */
export function Mirror({ asked, onClose, OtherShops, wearFound }: Props) {
  const kind = asked?.kind
  const value = asked?.value ?? ''

  useEffect(() => {
    if (!kind) return
    void flyIntoMirror()
    void orToast(enter({ kind, value }, wearFound))
  }, [kind, value, wearFound])

  return (
    <Dialog
      open={asked !== null}
      onClose={onClose}
      title={t(kind === 'address' ? 'mirror.fromAnyShop' : 'mirror.title')}
      size="side"
      className="bg-paper!"
      tools={
        // What it was opened for has a longer name.
        kind !== 'address' && (
          <Link to="/fitting-room" className={buttonStyle('quiet', 'sm')}>
            {t('mirror.openRoom')}
          </Link>
        )
      }
    >
      <div className="@container/room flex flex-1 flex-col">
        <div className="room-sheet flex flex-1 flex-col px-5">
          {kind === 'look' && (
            <Suspense>
              <LookSearch />
            </Suspense>
          )}
          <Room onChange={chooseOther} OtherShops={OtherShops} />
        </div>
      </div>
    </Dialog>
  )
}

async function enter(asked: Mirrored, wearFound: WearFound) {
  presetLibrary.prefetch()
  const [driver] = await Promise.all([
    enterRoom(asked.kind === 'look' ? asked.value : null),
    putOn(asked, wearFound),
  ])
  driver?.prepareAhead()
}

async function putOn({ kind, value }: Mirrored, wearFound: WearFound) {
  if (kind === 'address') return chooseMode('custom')
  if (!value || kind === 'look') return
  if (kind === 'find') return await wearFound(value, currentShopper() ?? '')
  const { choose } = await import('./choose-arriving-pieces.ts')
  await choose(value, kind === 'outfit')
}

/** A reload would choose anew what the mirror was opened with. */
function chooseOther() {
  const search = withMirror(location.search, { kind: 'pieces', value: '' })
  history.replaceState(history.state, '', location.pathname + search)
  resetTryOn()
}
