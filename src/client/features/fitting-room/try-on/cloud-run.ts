import { fetchPicture } from '#client/lib/picture-data.ts'
import { api, request } from '#client/lib/api.ts'
import { listenLive } from '#client/lib/live-channel.ts'
import { dispatch } from './dispatch.ts'
import { isEngineSupported } from '#client/lib/engine-session.ts'
import type { FinishedLook } from '../flow.ts'
import { renderOnDevice, shownLook, type RunInputs } from './render-on-device.ts'
import { failureOfView, TryOnError } from './try-on-error.ts'
import { waitOrReturn } from '#client/lib/wait-or-return.ts'
import { watchJob, type JobSource } from './watch-job.ts'
import { noReport } from '../adjust/look-settings.ts'

const source: JobSource = {
  fetchStatus: (id, signal) => request(api.fashn.status[':id'].$get({ param: { id } }, { init: { signal } })),
  listen: (onView) => listenLive((message) => message.type === 'try_on' && onView(message.job)),
  wait: waitOrReturn,
}

/** Waits for the look that the cloud makes. Meanwhile this device renders a preview of its own. */
export async function followCloud(
  predictionId: string,
  inputs: RunInputs,
  signal: AbortSignal,
): Promise<FinishedLook> {
  const preview = new AbortController()
  if (isEngineSupported()) void showPreview(inputs, AbortSignal.any([signal, preview.signal]))
  try {
    const view = await watchJob(predictionId, source, {
      signal,
      onView: ({ place }) => dispatch({ type: 'polled', place }),
      onLost: () => dispatch({ type: 'connection_lost' }),
    })
    // A preview that is still being rendered would delay the picture of the cloud.
    preview.abort()
    const accountUrl = view.output?.[0]
    if (view.status === 'failed' || !accountUrl) throw new TryOnError(failureOfView(view))
    const blob = await fetchPatiently(accountUrl, signal).catch((error: unknown) => {
      // The look is in the account: starting the same try-on again shows it and costs nothing.
      throw signal.aborted ? error : new TryOnError('connection')
    })
    const { width, height } = await createImageBitmap(blob)
    const picture = { url: URL.createObjectURL(blob), blob, width, height }
    return { ...picture, ...noReport, predictionId, provider: 'cloud', accountUrl }
  } finally {
    preview.abort()
  }
}

/** Renders a preview. If that fails there is none: the cloud's picture comes anyway. */
async function showPreview(inputs: RunInputs, signal: AbortSignal) {
  try {
    dispatch({
      type: 'previewed',
      picture: shownLook(await renderOnDevice({ ...inputs, isSharper: false }, signal)),
    })
  } catch {
    // There is no preview then.
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
