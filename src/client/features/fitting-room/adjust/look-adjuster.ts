import { chooseCategory } from '../custom-picture.ts'
import { readOutfitState } from '../outfit-store.ts'
import { digestOf } from '#client/lib/picture-data.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { GarmentCategory } from '#shared/garment-categories.ts'
import { dispatch } from '../try-on/dispatch.ts'
import { failureText } from '../try-on/failure-text.ts'
import type { FinishedLook } from '../flow.ts'
import { keepLook } from '../look/keep-look.ts'
import { keyOf } from '../try-on/read-pieces.ts'
import { shownLook, toldOf, type RunInputs } from '../try-on/render-on-device.ts'
import type { RunningJob } from '../try-on/running-job.ts'
import { failureOf } from '../try-on/try-on-error.ts'
import { readTryOn, setSaving, useTryOnStore } from '../try-on-store.ts'
import { createAdjuster } from './adjuster.ts'

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
    const [piece] = look.worn
    if (look.category && piece) made = correct(made, look.category, piece.key)
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

/** Her own picture is something else than was thought: here, and where she tells what it is. */
function correct(job: RunningJob, category: GarmentCategory, key: string): RunningJob {
  const [piece] = job.outfit.pieces
  if (!piece || piece.category === category) return job
  const outfit = { ...job.outfit, pieces: [{ ...piece, category }] }
  useTryOnStore.setState({ outfit })
  void correctForm(category, key, job.userId)
  return { ...job, outfit }
}

/** Unless another picture is there by now. */
async function correctForm(category: GarmentCategory, key: string, userId: string) {
  const { custom } = readOutfitState()
  if (custom && (await digestOf(custom.blob)) === key) await chooseCategory(category, userId)
}

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
