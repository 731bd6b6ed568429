import { readPhotoState, usePhotoStore } from './photo-store.ts'
import { showRoomTop } from './show-room-top.ts'
import { askForLastCredit } from './last-credit.ts'
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
export async function chooseAndStart(ids: string, choice: Choice = {}) {
  if (isWearing(choice.before ?? readTryOn(), ids) || !(await maySpend())) return
  await wear(ids, choice)
}

/** The same, once it is known that she may. */
export async function wear(ids: string, { before = readTryOn(), isEditors, onChosen }: Choice = {}) {
  if (!(await takePieces(ids, before, isEditors))) return
  onChosen?.()
  await begin()
}

/**
 * Whether a press that is not the start button's may begin a try-on. The last credit is not spent without her knowing. Without one,
 * the upgrade is offered over a look that stands there, which stays when that is closed.
 */
export async function maySpend() {
  const known = readAppState()
  if (known?.credits_remaining === 0 && readTryOn().state.phase === 'complete') {
    openUpgrade('premium', 'no_credits')
    return false
  }
  const isLast = known?.plan === 'free' && known.credits_remaining === 1
  return !isLast || (await askForLastCredit())
}

/** Starts a try-on of the chosen outfit, once there is a photo and no other try-on runs. */
export async function startWhatIsChosen() {
  if (await maySpend()) await begin()
}

async function begin() {
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
