import type { InferInput } from 'valibot'
import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { digestOf, toDataUrl } from '#client/lib/picture-data.ts'
import { recallAnalysis } from '../photo/kept-analysis.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import type { deviceResultInput } from '#shared/try-on.ts'
import { dispatch } from './dispatch-event.ts'
import type { FinishedLook } from '../try-on-state.ts'
import { deviceLookOf, renderOnDevice, type Rendered, type RunInputs } from './render-on-device.ts'
import { failureOf, failureOfView, reportedFailure, TryOnError } from './try-on-error.ts'
import { waitOrReturn } from '#client/lib/wait-or-return.ts'

/** Renders on this device and reports the result. The picture is sent only if the shopper keeps photos in her account. */
export async function followDevice(
  predictionId: string,
  inputs: RunInputs,
  signal: AbortSignal,
): Promise<FinishedLook> {
  const look = await render(predictionId, inputs, signal)
  const shown = deviceLookOf(look)
  dispatch({ type: 'previewed', picture: shown })
  const { width, height, confidence } = look
  const view = await report(
    predictionId,
    {
      success: true,
      digest: await digestOf(look.picture),
      width,
      height,
      confidence,
      ...(readAppState()?.photo_storage === 'account' && { picture: await toDataUrl(look.picture) }),
    },
    signal,
  )
  if (view.status === 'failed') throw new TryOnError(failureOfView(view))
  const accountUrl = view.output?.[0] ?? null
  return { ...shown, predictionId, provider: 'device', accountUrl }
}

async function render(predictionId: string, inputs: RunInputs, signal: AbortSignal): Promise<Rendered> {
  try {
    if (inputs.owner) await recallAnalysis(inputs.owner)
    return await renderOnDevice(inputs, signal, (stage, fraction) =>
      dispatch({ type: 'rendering', stage, fraction }),
    )
  } catch (error) {
    // With the report the credit is given back at once, instead of at the deadline.
    const failure = reportedFailure(failureOf(error))
    void report(predictionId, { success: false, failure }, AbortSignal.timeout(60_000))
      .catch(() => undefined)
      .then(refreshAppState)
    throw error
  }
}

/** Reports the end of a render, and repeats that as long as the network or the server fails. */
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
