import { EngineRefusal, garmentAdvice, mayBeKept, type PhotoCheck, type RefusalCode } from '@cabine/engine'
import { noteSpentCredit, readAppState, refreshAppState } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { fitToProvider } from '../outfit/fit-to-provider.ts'
import { fitToPhoto } from '../outfit/fit-to-photo.ts'
import { noteRefused } from '../outfit/refused-outfits.ts'
import { readRecord } from '#client/lib/device-store.ts'
import { offerPhoto } from '../photo-consent.ts'
import { checkPhoto } from '../photo/photo-analysis.ts'
import { judgementOf, readPhotoState, usePhotoStore, type PhotoState } from '../photo-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { resumeAdjusting, beginAdjusting } from '../adjust/look-adjuster.ts'
import { followCloud } from './cloud-run.ts'
import { followDevice } from './device-run.ts'
import { dispatch } from './dispatch-event.ts'
import { failureText, isEndUnknown } from './failure-text.ts'
import { findBefore, showTried } from '../look/find-before.ts'
import { isBusy, type Failure, type FinishedLook } from '../try-on-state.ts'
import { keepLook, markSaved, readKeptLooks } from '../look/keep-look.ts'
import { forgetStart, startOnce } from './idempotent-start.ts'
import { noteRecentOutfit } from '../tray/recent-outfits.ts'
import { ownTryOns } from '../own-try-ons.ts'
import type { RunInputs } from './render-on-device.ts'
import { startInput, type TryOnRequest } from './read-request.ts'
import { beginRun, forgetJob, rememberedJob, rememberJob, type RunningJob } from './running-job.ts'
import { failureOf } from './try-on-error.ts'
import { readTryOn, setTried, useTryOnStore } from '../try-on-store.ts'
import { until } from '#client/lib/until-store.ts'
import { waitOrReturn } from '#client/lib/wait-or-return.ts'
import { noReport } from '../adjust/look-settings.ts'

export { prepareAhead } from './prepare-ahead.ts'
export { readRequest } from './read-request.ts'

/** Runs a whole try-on, from the button to the picture. It goes on while she looks at other pages. */
export async function startTryOn(asked: TryOnRequest) {
  const appState = readAppState()
  if (!appState || isBusy(readTryOn().state)) return
  const signal = beginRun()
  dispatch({ type: 'started' })
  setTried(asked.outfit, asked.photo)
  try {
    const outfit = await fitOutfit(asked)
    const wanted = fitToProvider(outfit, asked.provider)
    setTried(outfit, asked.photo)
    const json = await startInput({ ...asked, outfit, provider: wanted }, appState.is_premium)
    dispatch({ type: 'prepared' })
    const { predictionId, provider, highQuality } = await startOnce({
      body: JSON.stringify(json),
      send: (name) => {
        const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': name }
        return request(api.fashn['start-tryon'].$post({ json }, { init: { signal, headers } }))
      },
      wait: (ms) => waitOrReturn(ms, signal),
    })
    dispatch({ type: 'accepted' })
    noteSpentCredit()
    const userId = appState.user.id
    const { photo } = json.tried
    const job: RunningJob = { userId, predictionId, provider, highQuality, outfit, photo, finished: null }
    rememberJob(job)
    await follow(job, { ...asked, outfit }, signal)
  } catch (error) {
    endWithFailure(error, signal)
  }
}

/**
 * The outfit without the pieces that this photo cannot show. Throws if this device should render and has refused the
 * photo, or the cloud should and may not have the pictures, before anything is asked of the server.
 */
async function fitOutfit({ outfit, provider, custom }: TryOnRequest) {
  const check = await awaitCheck()
  if (provider === 'cloud' && custom) await refuseBarePiece(custom)
  if (!check) return outfit
  if (check.verdict !== 'refused') return fitToPhoto(outfit, check)
  const [reason] = check.advice
  if (reason && (provider === 'device' || !mayBeKept(check))) throw new EngineRefusal(reason)
  return outfit
}

/** A picture of a piece may show somebody in it. What is kept in this browser alone nobody else sees; sent, it is looked at first. */
async function refuseBarePiece(picture: Blob) {
  const check = await checkPhoto(picture)
  if (typeof check === 'object' && check.advice.includes('bare')) throw new EngineRefusal('bare')
}

/** Waits for a running check and resolves with it; null if there is none or it could not be made. */
async function awaitCheck(): Promise<PhotoCheck | null> {
  const { promise, resolve } = Promise.withResolvers<PhotoState['check']>()
  const settle = ({ check }: PhotoState) => check !== 'running' && resolve(check)
  const stop = usePhotoStore.subscribe(settle)
  settle(usePhotoStore.getState())
  const check = await promise
  stop()
  return judgementOf(check)
}

/** After a reload: goes on with the try-on of this tab, or shows the look that it ended with. */
export async function resumeTryOn(userId: string, photo: RunInputs['photo'] | null) {
  const job = rememberedJob(userId)
  if (!job || readTryOn().state.phase !== 'idle') return
  // It cannot be followed without its photo, and while it is remembered no other one begins.
  if (!photo) return forgetJob()
  if (job.finished) return await showAgain(job, job.finished)
  await followAgain(job, photo)
}

/** The own picture, if the outfit is made of one. */
const readCustom = async ({ userId, outfit }: Pick<RunningJob, 'userId' | 'outfit'>) =>
  outfit.kind === 'custom' ? ((await readRecord(userId, 'custom-outfit'))?.blob ?? null) : null

/** Goes on with a try-on that this tab does not follow: one that was reloaded, or a photograph that came while nobody looked. */
export async function followAgain(job: RunningJob, photo: RunInputs['photo']) {
  const signal = beginRun()
  setTried(job.outfit, photo)
  dispatch({ type: 'resumed' })
  try {
    await follow(job, { photo, outfit: job.outfit, custom: await readCustom(job) }, signal)
  } catch (error) {
    endWithFailure(error, signal)
  }
}

/** Shows the finished look of this tab. Its photo is looked for, since another may have been chosen in another tab. */
async function showAgain(job: RunningJob, finished: NonNullable<RunningJob['finished']>) {
  const before = await findBefore(job.photo, { current: readPhotoState().photo, fetchPicture })
  const kept = (await readKeptLooks(job.userId)).find((one) => one.predictionId === job.predictionId)
  if (!kept) return
  const { blob, width, height } = kept
  showTried(job.outfit, before)
  dispatch({ type: 'resumed' })
  const look = { ...noReport, ...finished, blob, width, height, url: URL.createObjectURL(blob) }
  if (before) await restoreAdjusting(job, before, look)
  dispatch({ type: 'completed', look })
  void markSaved(look)
}

/** Makes a look adjustable again that is shown after a reload or from a link. */
export async function restoreAdjusting(job: RunningJob, photo: RunInputs['photo'], look: FinishedLook) {
  const { userId: owner, outfit, highQuality: isSharper } = job
  await resumeAdjusting(job, { photo, outfit, custom: await readCustom(job), isSharper, owner }, look)
}

async function follow(
  job: RunningJob,
  from: Pick<RunInputs, 'photo' | 'outfit' | 'custom'>,
  signal: AbortSignal,
) {
  ownTryOns.add(job.predictionId)
  const run = job.provider === 'device' ? followDevice : followCloud
  const inputs = { ...from, isSharper: job.highQuality, owner: job.userId }
  const look = await run(job.predictionId, inputs, signal)
  forgetStart()
  beginAdjusting(job, inputs, look)
  dispatch({ type: 'completed', look })
  await keepLook(job, look)
  void noteRecentOutfit(job.userId, inputs.outfit)
  void refreshCredits()
}

/** The server has charged already. If that was the last credit, the upgrade dialog opens when she turns from the look to what is next. */
async function refreshCredits() {
  const appState = await refreshAppState()
  if (appState?.credits_remaining !== 0) return
  await until(useTryOnStore, ({ state }) => state.phase !== 'complete')
  // Somebody else may have signed in meanwhile, she has bought more, or turned to a look of an earlier visit.
  const isFree = readTryOn().state.phase === 'idle'
  if (isFree && readAppState()?.credits_remaining === 0) openUpgrade('premium', 'no_credits')
}

/** The sentence that she agreed to has changed since: she is asked anew, as before a first photo. */
async function askAboutPhotos() {
  const { photo } = readPhotoState()
  if (photo?.origin !== 'own') return
  await refreshAppState()
  offerPhoto(photo.blob)
}

const isConnectionLost = (failure: Failure) => failure.kind === 'sentence' && failure.key === 'connection'

/** Refusals that open the upgrade dialog instead of an error, by their code. */
const upgradeReasons = {
  no_credits: 'no_credits',
  monthly_limit: 'monthly_limit',
  premium_required: 'premium_outfit',
} as const

/** Another try would end alike. */
const isOfPieces = (code: RefusalCode) => garmentAdvice.some((one) => one === code)

function endWithFailure(error: unknown, signal: AbortSignal) {
  forgetJob()
  if (signal.aborted) {
    forgetStart()
    return dispatch({ type: 'cancelled' })
  }
  if (isFailure(error) && error.code in upgradeReasons) {
    forgetStart()
    dispatch({ type: 'cancelled' })
    return openUpgrade('premium', upgradeReasons[error.code as keyof typeof upgradeReasons])
  }
  if (isFailure(error, 'age_required')) void askAboutPhotos()
  const failure = failureOf(error)
  const { outfit } = readTryOn()
  if (outfit && failure.kind === 'refusal' && isOfPieces(failure.code)) noteRefused(outfit, failure.code)
  if (!isEndUnknown(failure)) forgetStart()
  dispatch({ type: 'failed', failure })
  toast({ title: t('try-on.errorTitle'), description: failureText(failure), tone: 'error' })
  // Without a network this would fail too, and its toast would cover the one above.
  if (!isConnectionLost(failure)) void refreshAppState()
}
