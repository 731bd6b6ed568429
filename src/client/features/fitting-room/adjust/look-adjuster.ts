import { chooseCategory } from '../custom-picture.ts'
import { readOutfitState } from '../outfit-store.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { digestOf } from '#client/lib/picture-data.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { dispatch } from '../try-on/dispatch-event.ts'
import { failureText } from '../try-on/failure-text.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { keepLook } from '../look/keep-look.ts'
import { pieceKey } from '../try-on/read-pieces.ts'
import { deviceLookOf, type RunInputs } from '../try-on/render-on-device.ts'
import type { RunningJob } from '../try-on/running-job.ts'
import { failureOf } from '../try-on/try-on-error.ts'
import { readTryOn, setSaving, useTryOnStore } from '../try-on-store.ts'
import { createAdjuster } from './adjuster.ts'

/** The job that made the shown look; an adjusted look is kept under it. */
let shownJob: RunningJob | undefined
let shownFrom: RunInputs | undefined

/** What the shown look was made from. */
export const shownInputs = () => shownFrom

/** The adjuster of the fitting room. The account keeps the picture that was made first, until she saves another. */
export const lookAdjuster = createAdjuster<FinishedLook>({
  finish: (rendered, { predictionId, provider, photograph }) => ({
    ...deviceLookOf(rendered),
    predictionId,
    provider,
    accountUrl: null,
    ...(photograph?.is === 'missing' && { photograph }),
  }),
  show(look) {
    const { state } = readTryOn()
    if (!shownJob || state.phase !== 'complete' || state.look.predictionId !== shownJob.predictionId)
      return false
    const [piece] = look.worn
    if (look.category && piece) shownJob = correct(shownJob, look.category, piece.key)
    dispatch({ type: 'remade', look })
    setSaving('no')
    void keepLook(shownJob, look)
    return true
  },
  refuse(error) {
    const description = failureText(failureOf(error))
    toast({ title: t('try-on.errorTitle'), description, tone: 'error' })
  },
})

/** She has corrected the category of her own picture: the job and the upload form take it over. */
function correct(job: RunningJob, category: GarmentCategory, key: string): RunningJob {
  const [piece] = job.outfit.pieces
  if (!piece || piece.category === category) return job
  const outfit = { ...job.outfit, pieces: [{ ...piece, category }] }
  useTryOnStore.setState({ outfit })
  void correctForm(category, key, job.userId)
  return { ...job, outfit }
}

/** Changes the form only if it still holds the same picture. */
async function correctForm(category: GarmentCategory, key: string, userId: string) {
  const { custom } = readOutfitState()
  if (custom && (await digestOf(custom.blob)) === key) await chooseCategory(category, userId)
}

/** Shows another look of the same try-on in place of the one that is there: her device's in place of a photograph. */
export function exchangeLook(look: FinishedLook) {
  if (!shownJob) return
  dispatch({ type: 'remade', look })
  setSaving('no')
  void keepLook(shownJob, look)
}

type Made = { predictionId: string; job: RunningJob; inputs: RunInputs }

/** What the looks of this visit were made from, to go back to them; no more than `rememberedLooks`. */
const useMade = shopperStore<{ looks: Made[] }>(() => ({ looks: [] }))

/** Each holds a photo and a picture in memory. */
export const rememberedLooks = 12

function rememberMade(made: Made) {
  const others = useMade.getState().looks.filter(({ predictionId }) => predictionId !== made.predictionId)
  useMade.setState({ looks: [...others, made].slice(-rememberedLooks) })
}

/** A look of this page stands there again: it is adjusted from here, and a reload shows it. */
export function showAgain(look: FinishedLook) {
  const from = useMade.getState().looks.find(({ predictionId }) => predictionId === look.predictionId)
  if (!from) return
  beginAdjusting(from.job, from.inputs, look)
  void keepLook(from.job, look)
}

/** Makes a look adjustable that was just made. */
export function beginAdjusting(job: RunningJob, inputs: RunInputs, look: FinishedLook) {
  rememberMade({ predictionId: job.predictionId, job, inputs })
  shownJob = job
  shownFrom = inputs
  lookAdjuster.begin(inputs, look)
}

/** The same for a look that is shown again, if the pieces are still those that it was made from. */
export async function resumeAdjusting(job: RunningJob, inputs: RunInputs, look: FinishedLook) {
  const { outfit, custom } = inputs
  const keys = await Promise.all(outfit.pieces.map((piece) => pieceKey(piece, custom)))
  const isSame = keys.length === look.worn.length && look.worn.every(({ key }, at) => key === keys[at])
  if (isSame) beginAdjusting(job, inputs, look)
}
