import { keyOf } from './read-pieces.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import { dispatch } from './dispatch.ts'
import { failureText } from './failure-text.ts'
import type { FinishedLook } from './flow.ts'
import { keepLook } from './keep-look.ts'
import { shownLook, toldOf, type RunInputs } from './render-on-device.ts'
import type { RunningJob } from './running-job.ts'
import { failureOf } from './try-on-error.ts'
import { readTryOn, setSaving } from './try-on-store.ts'
import { createAdjuster } from './wearing/adjuster.ts'

/** What made the look, for keeping the one that takes its place. */
let made: RunningJob | undefined

/** A picture in her account stays the one that was made first, until she saves another. */
export const lookAdjuster = createAdjuster<FinishedLook>({
  finish: (rendered, { predictionId, provider }) => ({
    ...shownLook(rendered),
    ...toldOf(rendered),
    predictionId,
    provider,
    accountUrl: null,
  }),
  show(look) {
    const { state } = readTryOn()
    if (!made || state.phase !== 'complete' || state.look.predictionId !== made.predictionId) return false
    dispatch({ type: 'remade', look })
    setSaving('no')
    void keepLook(made, look)
    return true
  },
  refuse(error) {
    const description = failureText(failureOf(error))
    toast({ title: t('fitting-room.errorTitle'), description, tone: 'error' })
  },
})

/** A look of this device can be worn in other ways, too. */
export function rememberMade(job: RunningJob, inputs: RunInputs, look: FinishedLook) {
  made = job
  lookAdjuster.begin(inputs, look)
}

/** The same for one that is shown again, as long as what it was made from is still there. */
export async function recallMade(job: RunningJob, inputs: RunInputs, look: FinishedLook) {
  const { outfit, custom } = inputs
  const keys = await Promise.all(outfit.pieces.map((piece) => keyOf(piece, custom)))
  const isSame = keys.length === look.worn.length && look.worn.every(({ key }, at) => key === keys[at])
  if (isSame) rememberMade(job, inputs, look)
}
