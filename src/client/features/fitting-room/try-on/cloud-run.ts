import { api, request } from '#client/lib/api.ts'
import { listenLive } from '#client/lib/live-channel.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { waitOrReturn } from '#client/lib/wait-or-return.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import { noReport } from '../adjust/look-settings.ts'
import type { DeviceLook, FinishedLook, Photograph } from '../try-on-state.ts'
import { startPreview, type DevicePreview } from './device-preview.ts'
import { developPhotograph, type DevelopedPhotograph } from './develop-photograph.ts'
import { dispatch } from './dispatch-event.ts'
import { renderOnDevice, type RunInputs } from './render-on-device.ts'
import { reportAgainst, reportHers } from './report-photograph.ts'
import { failureOfView, TryOnError } from './try-on-error.ts'
import { watchJob, type JobSource } from './watch-job.ts'

const source: JobSource = {
  fetchStatus: (id, signal) => request(api.fashn.status[':id'].$get({ param: { id } }, { init: { signal } })),
  listen: (onView) => listenLive((message) => message.type === 'try_on' && onView(message.job)),
  wait: waitOrReturn,
}

/**
 * Waits for the photograph that a service makes, and compares it with her: one that is not like her is made again once.
 * Meanwhile her device makes a look of its own, which is hers if there is no photograph.
 */
export async function followCloud(
  predictionId: string,
  inputs: RunInputs,
  signal: AbortSignal,
): Promise<FinishedLook> {
  const preview = startPreview(predictionId, inputs, signal)
  dispatch({ type: 'photographing', step: 'making' })
  for (;;) {
    const view = await watch(predictionId, signal)
    const judged = view.output?.[0]
    if (view.status === 'failed' || !judged) return withoutPhotograph(view, await preview.whole)
    const taken = await takePhotograph(view, judged, { inputs, preview, signal })
    if (taken) return taken
    dispatch({ type: 'photographing', step: 'again' })
  }
}

const watch = (predictionId: string, signal: AbortSignal) =>
  watchJob(predictionId, source, {
    signal,
    onView: ({ place }) => dispatch({ type: 'polled', place }),
    onLost: () => dispatch({ type: 'connection_lost' }),
  })

type Circumstances = { inputs: RunInputs; preview: DevicePreview; signal: AbortSignal }

/** The finished photograph, or her device's look in its place; null while another one is being made. */
async function takePhotograph(
  view: TryOnView,
  judged: string,
  { inputs, preview, signal }: Circumstances,
): Promise<FinishedLook | null> {
  const [cloud, deviceLook] = await Promise.all([fetchCloud(judged, signal), preview.soon()])
  dispatch({ type: 'photographing', step: 'comparing' })
  const worn = wornInputs(inputs, view)
  const draft = worn === inputs ? (deviceLook?.blob ?? null) : await draftOf(worn, signal)
  const developed = await developPhotograph(worn, { draft, cloud }, signal)
  const { picture, drifts } = developed
  if (drifts.length > 0) {
    const after = await reportAgainst(view.predictionId, judged, 'drifted')
    const isLast = after.status === 'completed' && after.output?.[0] === judged
    if (!isLast) return null
    if (!picture) return await declineUnseen(after, judged, deviceLook)
  } else if (picture) {
    const after = await reportHers(view.predictionId, judged, picture).catch(() => view)
    return finished(after, judged, developed, deviceLook)
  }
  return finished(view, judged, developed, deviceLook)
}

/** What the photograph shows: its service may have left out shoes and bags. */
function wornInputs(inputs: RunInputs, { leftOut }: Pick<TryOnView, 'leftOut'>): RunInputs {
  if (leftOut.length === 0) return inputs
  const pieces = inputs.outfit.pieces.filter(({ category }) => !leftOut.includes(category))
  return { ...inputs, outfit: { ...inputs.outfit, pieces } }
}

/** The device's look of the same pieces as are on the photograph, to compare it with. */
const draftOf = (inputs: RunInputs, signal: AbortSignal) =>
  renderOnDevice({ ...inputs, isSharper: false }, signal).then(
    ({ picture }) => picture,
    () => null,
  )

/** There is nothing to offer her: the picture has nothing in common with her photo. */
async function declineUnseen(view: TryOnView, judged: string, deviceLook: DeviceLook | null) {
  const after = await reportAgainst(view.predictionId, judged, 'declined')
  return withoutPhotograph({ ...after, status: 'failed', error: 'drifted' }, deviceLook)
}

function finished(
  { predictionId, photographer, output, leftOut }: TryOnView,
  judged: string,
  { picture, drifts, hasBlend }: DevelopedPhotograph,
  deviceLook: DeviceLook | null,
): FinishedLook {
  if (!picture) throw new TryOnError('unknown')
  const made = {
    by: photographer ?? 'fashn',
    hasBlend,
    ...(leftOut.length > 0 && { isWithoutExtras: true }),
  }
  const photograph: Photograph =
    drifts.length > 0 ? { is: 'doubtful', ...made, drifts, judged } : { is: 'hers', ...made }
  return {
    ...picture,
    ...noReport,
    predictionId,
    provider: 'cloud',
    accountUrl: output?.[0] ?? judged,
    photograph,
    ...(deviceLook && { deviceLook }),
  }
}

/** Her device's look, which cost nothing, and why there is no photograph. Throws where there is no such look either. */
function withoutPhotograph(view: TryOnView, deviceLook: DeviceLook | null): FinishedLook {
  if (!deviceLook) throw new TryOnError(failureOfView(view))
  const { predictionId, noPhotograph, error } = view
  return lookWithout(deviceLook, predictionId, noPhotograph ?? reasonOf(error))
}

function reasonOf(error: TryOnView['error']) {
  if (error === 'drifted') return 'not_her'
  return error === 'picture_refused' ? 'picture_refused' : 'failed'
}

type Missing = Extract<Photograph, { is: 'missing' }>

/** Only what was full, spent or down will have room again. */
const mayFollow: Partial<Record<Missing['reason'], true>> = {
  line_full: true,
  budget_spent: true,
  unavailable: true,
}

export const lookWithout = (
  deviceLook: DeviceLook,
  predictionId: string,
  reason: Missing['reason'],
): FinishedLook => ({
  ...deviceLook,
  predictionId,
  provider: 'device',
  accountUrl: null,
  photograph: { is: 'missing', reason, later: mayFollow[reason] ? 'possible' : 'impossible' },
})

/** Waits for the network where it is gone. The look is in the account: starting the same try-on again shows it and costs nothing. */
async function fetchCloud(url: string, signal: AbortSignal): Promise<Blob> {
  for (;;) {
    try {
      return await fetchPicture(url, signal)
    } catch (error) {
      if (signal.aborted) throw error
      if (navigator.onLine) throw new TryOnError('connection')
      dispatch({ type: 'connection_lost' })
      await waitOrReturn(5_000, signal)
    }
  }
}
