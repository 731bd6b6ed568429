import { readAppState } from '#client/session/app-state.ts'
import { readPhotoState, usePhotoStore } from './photo-store.ts'
import { requestStart } from './start-request.ts'
import { isBusy } from './try-on-state.ts'
import { rememberedJob } from './try-on/running-job.ts'
import { readTryOn, resetTryOn } from './try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { until } from '#client/lib/until-store.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { takePieces, type TryOnBefore } from './outfit/take-pieces.ts'

type Choice = { before?: TryOnBefore; isEditors?: boolean; onChosen?: () => void }

/** Chooses pieces and starts their try-on. If something is missing, a toast says what. */
export async function chooseAndStart(
  ids: string,
  { before = readTryOn(), isEditors, onChosen }: Choice = {},
) {
  if (!(await takePieces(ids, before, isEditors))) return
  onChosen?.()
  await startWhatIsChosen()
}

/** Starts a try-on of the chosen outfit. If the photo is missing or another try-on runs, a toast says so. */
export async function startWhatIsChosen() {
  await until(usePhotoStore, ({ status }) => status !== 'loading')
  if (isUnderWay()) return toast({ title: t('outfits.readyTitle'), description: t('outfits.nextText') })
  const { status, photo } = readPhotoState()
  if (!photo && status !== 'preparing') {
    toast({ title: t('outfits.readyTitle'), description: t('outfits.readyText') })
    return window.scrollTo({ top: 0 })
  }
  // The last look is cleared, and its remembered job too, which a reload would show again.
  resetTryOn()
  requestStart()
}

/** Also true of a try-on from before a reload, which this page is about to resume. */
function isUnderWay() {
  const { state } = readTryOn()
  const job = rememberedJob(readAppState()?.user.id ?? '')
  return isBusy(state) || (state.phase === 'idle' && job !== null && job.finished === null)
}
