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
import { untold } from '../adjust/way.ts'

const source: JobSource = {
  fetchStatus: (id, signal) => request(api.fashn.status[':id'].$get({ param: { id } }, { init: { signal } })),
  listen: (onView) => listenLive((message) => message.type === 'try_on' && onView(message.job)),
  wait: waitOrReturn,
}

/** The cloud makes the picture. This browser shows its own as a preview, and waits. */
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
    // What it still reckons would keep the picture waiting that takes its place.
    preview.abort()
    const accountUrl = view.output?.[0]
    if (view.status === 'failed' || !accountUrl) throw new TryOnError(failureOfView(view))
    const blob = await fetchPatiently(accountUrl, signal).catch((error: unknown) => {
      // It is made, and in her account: the same again shows it, uncharged.
      throw signal.aborted ? error : new TryOnError('connection')
    })
    const { width, height } = await createImageBitmap(blob)
    const picture = { url: URL.createObjectURL(blob), blob, width, height }
    return { ...picture, ...untold, predictionId, provider: 'cloud', accountUrl }
  } finally {
    preview.abort()
  }
}

/** A preview that cannot be made is none: the cloud's picture comes anyway. */
async function showPreview(inputs: RunInputs, signal: AbortSignal) {
  try {
    dispatch({
      type: 'previewed',
      picture: shownLook(await renderOnDevice({ ...inputs, isSharper: false }, signal)),
    })
  } catch {
    // See above.
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
