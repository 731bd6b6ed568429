import { messageFor } from '#client/i18n/failure-message.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { refreshAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { exchangeLook, shownInputs } from '../adjust/look-adjuster.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { resetTryOn } from '../try-on-store.ts'
import { askLater } from '../try-on/ask-later.ts'
import { lookWithout } from '../try-on/cloud-run.ts'
import { reportAgainst, reportHers } from '../try-on/report-photograph.ts'

/** What she can say of a photograph, or of its absence. Each answers whether it has been done. */

async function doOrToast(act: () => Promise<unknown>) {
  try {
    await act()
    return true
  } catch (error) {
    const description = messageFor(isFailure(error) ? error.code : 'connection_lost')
    toast({ title: t('try-on.errorTitle'), description, tone: 'error' })
    return false
  }
}

type Doubtful = FinishedLook & { photograph: { is: 'doubtful' } }
export const isDoubtful = (look: FinishedLook): look is Doubtful => look.photograph?.is === 'doubtful'

/** She keeps a photograph that is not quite her. It costs what a photograph costs. */
export const keepDoubtful = (look: Doubtful) =>
  doOrToast(async () => {
    const { blob, width, height, predictionId, photograph } = look
    if (!blob) return
    const { by, hasBlend, judged } = photograph
    const { output } = await reportHers(predictionId, judged, { blob, width, height })
    const accountUrl = output?.[0] ?? look.accountUrl
    exchangeLook({ ...look, accountUrl, photograph: { is: 'hers', by, hasBlend } })
    await refreshAppState()
  })

/** She takes her device's look instead, which costs nothing. */
export const declineDoubtful = (look: Doubtful) =>
  doOrToast(async () => {
    await reportAgainst(look.predictionId, look.photograph.judged, 'declined')
    // After a reload the look of her device is gone: she can start again, and has her credit.
    if (look.deviceLook) exchangeLook(lookWithout(look.deviceLook, look.predictionId, 'not_her'))
    else resetTryOn()
    await refreshAppState()
  })

/** She asks for the photograph when there is room. */
export const followLater = (look: FinishedLook) =>
  doOrToast(async () => {
    const { photograph } = look
    const inputs = shownInputs()
    if (!inputs || photograph?.is !== 'missing') return
    await askLater(inputs, look)
    exchangeLook({ ...look, photograph: { ...photograph, later: 'asked' } })
  })
