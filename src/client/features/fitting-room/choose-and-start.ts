import { readAppState } from '#client/session/app-state.ts'
import { readPhotoState, usePhotoStore } from './photo-store.ts'
import { askStart } from './asked-start.ts'
import { isBusy } from './flow.ts'
import { rememberedJob } from './try-on/running-job.ts'
import { readTryOn, resetTryOn } from './try-on-store.ts'
import { t } from '#client/i18n/messages.ts'
import { until } from '#client/lib/until.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { takePieces } from './outfit/take-pieces.ts'

/** Hangs pieces on the stage, and begins where nothing is missing; else she is told what is. */
export async function chooseAndStart(ids: string, onChosen?: () => void) {
  if (!(await takePieces(ids, readTryOn().state))) return
  onChosen?.()
  await startWhatIsChosen()
}

/** Begins with what hangs on the stage, where nothing is missing; else she is told what is. */
export async function startWhatIsChosen() {
  await until(usePhotoStore, ({ status }) => status !== 'loading')
  if (isUnderWay()) return toast({ title: t('outfits.readyTitle'), description: t('outfits.nextText') })
  const { status, photo } = readPhotoState()
  if (!photo && status !== 'preparing') {
    toast({ title: t('outfits.readyTitle'), description: t('outfits.readyText') })
    return window.scrollTo({ top: 0 })
  }
  // The last look makes room, also one that would be found again.
  resetTryOn()
  askStart()
}

/** Also one that a reload has cut off from this page: it goes on in a moment. */
function isUnderWay() {
  const { state } = readTryOn()
  const job = rememberedJob(readAppState()?.user.id ?? '')
  return isBusy(state) || (state.phase === 'idle' && job !== null && job.finished === null)
}
