import { EngineRefusal, photoAdvice, type BodyMeasures, type PhotoAdvice } from '#client/engine/index.ts'
import { isEngineSupported, openEngine } from '#client/lib/engine-session.ts'

export { isEngineSupported }

/** What a photo tells, or why it does not. It is measured in this browser and sent nowhere. */
export async function measurePhoto(photo: Blob): Promise<BodyMeasures | PhotoAdvice | 'failed'> {
  try {
    const told = await openEngine().measureBody(photo)
    return Object.keys(told).length > 0 ? told : 'failed'
  } catch (error) {
    const code = error instanceof EngineRefusal ? error.code : null
    return photoAdvice.find((advice) => advice === code) ?? 'failed'
  }
}
