import { readAppState, refreshAppState } from '#client/features/account/app-state-store.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { keepRecord, readRecord } from '#client/features/photos/device-store.ts'
import { fetchPicture, toDataUrl, digestOf } from '#client/features/photos/picture-data.ts'
import type { Look } from '#client/engine/index.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'
import type { deviceResultInput, TryOnView } from '#shared/try-on.ts'
import type { InferInput } from 'valibot'
import { isEngineSupported } from './engine-session.ts'
import { failureText } from './failure-text.ts'
import { isBusy, type FinishedLook } from './flow.ts'
import { listenLive } from './live-channel.ts'
import { placeOrder, type Order } from './place-order.ts'
import { renderOnDevice } from './render-on-device.ts'
import { beginRun, forgetJob, rememberedJob, rememberJob, type RunningJob } from './running-job.ts'
import { TryOnError, failureOf, failureOfView, reportedFailure } from './try-on-error.ts'
import { dispatch, readTryOn, setTried, type TriedPhoto } from './try-on-store.ts'
import { waitOrReturn } from './wait.ts'
import { watchJob, type JobSource } from './watch-job.ts'

/** `provider` is what she agreed to: a photo goes to the cloud only where it says so. */
export type TryOnRequest = Omit<Order, 'highQuality'>

/** The whole of a try-on, from the button to the picture. It goes on while she looks at other pages. */
export async function startTryOn(asked: TryOnRequest) {
  const appState = readAppState()
  if (!appState || isBusy(readTryOn().state)) return
  const signal = beginRun()
  dispatch({ type: 'started' })
  setTried(asked.outfit, asked.photo)
  try {
    const json = await placeOrder({ ...asked, highQuality: appState.is_premium })
    dispatch({ type: 'prepared' })
    const { predictionId, provider } = await request(
      api.fashn['start-tryon'].$post({ json }, { init: { signal } }),
    )
    dispatch({ type: 'accepted' })
    const job = { userId: appState.user.id, predictionId, provider, outfit: asked.outfit }
    rememberJob(job)
    await follow(job, asked, signal)
  } catch (error) {
    endBadly(error, signal)
  }
}

/** Goes on with the try-on of this tab after a reload. */
export async function resumeTryOn(userId: string, photo: TriedPhoto | null) {
  const job = rememberedJob(userId)
  if (!job || !photo || isBusy(readTryOn().state)) return
  const signal = beginRun()
  const custom =
    job.outfit.kind === 'custom' ? ((await readRecord(userId, 'custom-outfit'))?.blob ?? null) : null
  setTried(job.outfit, photo)
  dispatch({ type: 'resumed' })
  try {
    await follow(job, { photo, outfit: job.outfit, custom }, signal)
  } catch (error) {
    endBadly(error, signal)
  }
}

type Inputs = { photo: { blob: Blob }; outfit: TryOnRequest['outfit']; custom: Blob | null }

async function follow(job: RunningJob, inputs: Inputs, signal: AbortSignal) {
  const look =
    job.provider === 'device'
      ? await followDevice(job, inputs, signal)
      : await followCloud(job, inputs, signal)
  dispatch({ type: 'completed', look })
  forgetJob()
  if (look.blob) {
    const { predictionId, blob, width, height, confidence } = look
    await keepRecord(job.userId, 'last-look', { predictionId, blob, width, height, confidence })
  }
  await tellCredits()
}

async function followDevice(job: RunningJob, inputs: Inputs, signal: AbortSignal): Promise<FinishedLook> {
  const look = await render(job, inputs, signal)
  const picture = shown(look)
  dispatch({ type: 'previewed', picture })
  const isInAccount = readAppState()?.photo_storage === 'account'
  const view = await report(
    job.predictionId,
    {
      success: true,
      digest: await digestOf(look.picture),
      width: look.width,
      height: look.height,
      confidence: look.confidence,
      ...(isInAccount && { picture: await toDataUrl(look.picture) }),
    },
    signal,
  )
  if (view.status === 'failed') throw new TryOnError(failureOfView(view))
  return {
    ...picture,
    predictionId: job.predictionId,
    provider: 'device',
    confidence: look.confidence,
    warnings: look.warnings,
    accountUrl: view.output?.[0] ?? null,
  }
}

async function render(job: RunningJob, inputs: Inputs, signal: AbortSignal): Promise<Look> {
  try {
    return await renderOnDevice({
      ...inputs,
      photo: inputs.photo.blob,
      signal,
      onStage: (stage, fraction) => dispatch({ type: 'rendering', stage, fraction }),
    })
  } catch (error) {
    // The credit goes back at once instead of at the deadline.
    const failure = reportedFailure(failureOf(error))
    void report(job.predictionId, { success: false, failure }, AbortSignal.timeout(60_000))
      .catch(() => undefined)
      .then(refreshAppState)
    throw error
  }
}

async function followCloud(job: RunningJob, inputs: Inputs, signal: AbortSignal): Promise<FinishedLook> {
  const preview = new AbortController()
  if (isEngineSupported()) void showPreview(inputs, AbortSignal.any([signal, preview.signal]))
  try {
    const view = await watchJob(job.predictionId, source, {
      signal,
      onView: ({ place }) => dispatch({ type: 'polled', place }),
      onLost: () => dispatch({ type: 'connection_lost' }),
    })
    const url = view.output?.[0]
    if (view.status === 'failed' || !url) throw new TryOnError(failureOfView(view))
    const blob = await fetchPatiently(url, signal)
    const { width, height } = await createImageBitmap(blob)
    const picture = { url: URL.createObjectURL(blob), blob, width, height }
    return {
      ...picture,
      predictionId: job.predictionId,
      provider: 'cloud',
      confidence: null,
      warnings: [],
      accountUrl: url,
    }
  } finally {
    preview.abort()
  }
}

/** A preview that cannot be made is none: the cloud's picture comes anyway. */
async function showPreview(inputs: Inputs, signal: AbortSignal) {
  try {
    const look = await renderOnDevice({ ...inputs, photo: inputs.photo.blob, signal })
    dispatch({ type: 'previewed', picture: shown(look) })
  } catch {
    // See above.
  }
}

const shown = ({ picture, width, height }: Look) => ({
  url: URL.createObjectURL(picture),
  blob: picture,
  width,
  height,
})

const source: JobSource = {
  fetchStatus: (id, signal) => request(api.fashn.status[':id'].$get({ param: { id } }, { init: { signal } })),
  listen: (onView) => listenLive((message) => message.type === 'try_on' && onView(message.job)),
  wait: waitOrReturn,
}

/** Tells the server what became of a device render, for as long as it takes to be heard. */
async function report(
  id: string,
  json: InferInput<typeof deviceResultInput>,
  signal: AbortSignal,
): Promise<TryOnView> {
  for (;;) {
    try {
      return await request(api.fashn.result[':id'].$put({ param: { id }, json }))
    } catch (error) {
      const mayPass = isFailure(error) && (error.code === 'connection_lost' || error.status >= 500)
      if (!mayPass) throw error
      dispatch({ type: 'connection_lost' })
      await waitOrReturn(5_000, signal)
    }
  }
}

async function fetchPatiently(url: string, signal: AbortSignal): Promise<Blob> {
  for (;;) {
    try {
      return await fetchPicture(url, signal)
    } catch (error) {
      if (signal.aborted || navigator.onLine) throw error
      dispatch({ type: 'connection_lost' })
      await waitOrReturn(5_000, signal)
    }
  }
}

/** How long her look is hers alone before the end of her credits is spoken of. */
const admiringMs = 3_500

/** The server has charged already. With the last credit gone the upgrade modal opens, once she has seen the look. */
async function tellCredits() {
  const appState = await refreshAppState()
  if (appState?.credits_remaining !== 0) return
  setTimeout(() => openUpgrade('premium', 'no_credits'), admiringMs)
}

function endBadly(error: unknown, signal: AbortSignal) {
  forgetJob()
  if (signal.aborted) return dispatch({ type: 'cancelled' })
  if (
    isFailure(error, 'no_credits') ||
    isFailure(error, 'monthly_limit') ||
    isFailure(error, 'premium_required')
  ) {
    dispatch({ type: 'cancelled' })
    const reason = error.code === 'premium_required' ? 'premium_outfit' : error.code
    return openUpgrade(
      'premium',
      reason === 'no_credits' || reason === 'monthly_limit' ? reason : 'premium_outfit',
    )
  }
  const failure = failureOf(error)
  dispatch({ type: 'failed', failure })
  toast({ title: t('fitting-room.errorTitle'), description: failureText(failure), tone: 'error' })
  void refreshAppState()
}
