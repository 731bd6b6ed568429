import { readPhotoState, usePhotoStore } from './photo-store.ts'
import { showRoomTop } from './show-room-top.ts'
import { requestStart } from './start-request.ts'
import { isUnderWay, readTryOn, resetTryOn } from './try-on-store.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { t } from '#client/i18n/messages.ts'
import { until } from '#client/lib/until-store.ts'
import { readAppState } from '#client/session/app-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { isWearing, takePieces, type TryOnBefore } from './outfit/take-pieces.ts'

type Choice = { before?: TryOnBefore; isEditors?: boolean; onChosen?: () => void }

/** Chooses pieces and starts their try-on; a look that shows them already stays. If something is missing, a toast says what. */
export async function chooseAndStart(
  ids: string,
  { before = readTryOn(), isEditors, onChosen }: Choice = {},
) {
  if (isWearing(before, ids) || offersMore()) return
  if (!(await takePieces(ids, before, isEditors))) return
  onChosen?.()
  await startWhatIsChosen()
}

/** Where a look stands there and no credit is left, the upgrade is offered over it, and it stays when that is closed. */
function offersMore() {
  const isLast = readAppState()?.credits_remaining === 0 && readTryOn().state.phase === 'complete'
  if (isLast) openUpgrade('premium', 'no_credits')
  return isLast
}

/** Starts a try-on of the chosen outfit, once there is a photo and no other try-on runs. */
export async function startWhatIsChosen() {
  if (offersMore()) return
  await until(usePhotoStore, ({ status }) => status !== 'loading')
  const { status, photo } = readPhotoState()
  if (isUnderWay(readTryOn().state))
    toast({ title: t('outfits.readyTitle'), description: t('outfits.nextText') })
  // What it waits for is said beside the ways to give a photo (photo-invitation.tsx).
  else if (!photo && status !== 'preparing') showRoomTop()
  // The last look is cleared, and its remembered job too, which a reload would show again.
  else resetTryOn()
  requestStart()
}
