import { api, request } from '#client/lib/api.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import type { DeviceLook } from '../try-on-state.ts'
import { dispatch } from './dispatch-event.ts'
import { deviceLookOf, renderOnDevice, type RunInputs } from './render-on-device.ts'

/** The look that her device makes first, and that a service gets as a draft. */
export type DevicePreview = {
  /** Null if none could be made. */
  whole: Promise<DeviceLook | null>
  /** What is there by now; a look that is still being made is given up, because it would delay the photograph. */
  soon: () => Promise<DeviceLook | null>
}

export function startPreview(predictionId: string, inputs: RunInputs, signal: AbortSignal): DevicePreview {
  if (!isEngineSupported()) return { whole: Promise.resolve(null), soon: () => Promise.resolve(null) }
  const stopping = new AbortController()
  const whole = renderOnDevice(
    { ...inputs, isSharper: false },
    AbortSignal.any([signal, stopping.signal]),
  ).then(
    (rendered) => {
      const look = deviceLookOf(rendered)
      // The photograph will be compared with it: a service takes longer than that.
      void openEngine()
        .expectPhotograph({ photo: inputs.photo.blob, draft: rendered.picture })
        .catch(() => undefined)
      dispatch({ type: 'previewed', picture: look })
      return look
    },
    () => null,
  )
  void whole.then(async (look) => sendDraft(predictionId, look?.blob ?? null))
  return {
    whole,
    soon() {
      stopping.abort()
      return whole
    },
  }
}

/** Best effort: without a draft the service begins after some seconds all the same. */
async function sendDraft(id: string, look: Blob | null) {
  try {
    const picture = look && (await toDataUrl(look))
    await request(api.fashn.draft[':id'].$put({ param: { id }, json: { picture } }))
  } catch {
    // The job goes on without it.
  }
}
