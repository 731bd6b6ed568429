import { EngineRefusal, photoAdvice, type BodyMeasures, type PhotoAdvice } from '@cabine/engine'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'

export { isEngineSupported }

/** Reads measures from a photo, in this browser only. Gives back the reason if that fails. */
export async function measurePhoto(photo: Blob): Promise<BodyMeasures | PhotoAdvice | 'failed'> {
  try {
    const measures = await openEngine().measureBody(photo)
    return Object.keys(measures).length > 0 ? measures : 'failed'
  } catch (error) {
    const code = error instanceof EngineRefusal ? error.code : null
    return photoAdvice.find((advice) => advice === code) ?? 'failed'
  }
}
