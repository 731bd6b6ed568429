import { EngineRefusal, type Drift } from '@cabine/engine'
import { isEngineSupported } from '#client/lib/engine-session.ts'
import type { ShownPicture } from '../try-on-state.ts'
import { developOnDevice, type RunInputs } from './render-on-device.ts'

export type DevelopedPhotograph = {
  /** Null where her photo and the picture do not match at all: nothing is blended blindly. */
  picture: (ShownPicture & { blob: Blob }) | null
  /** Only clothes and newly bare skin are the service's. */
  hasBlend: boolean
  drifts: Drift[]
}

/** Compares a service's picture with her and the piece, and takes from it what is new. */
export async function developPhotograph(
  inputs: RunInputs,
  pictures: { draft: Blob | null; cloud: Blob },
  signal: AbortSignal,
): Promise<DevelopedPhotograph> {
  if (!isEngineSupported()) return asItCame(pictures.cloud)
  try {
    const { picture, width, height, drifts } = await developOnDevice(inputs, pictures, signal)
    return { picture: picture && shown(picture, width, height), hasBlend: true, drifts }
  } catch (error) {
    // The engine cannot tell who stands there, as in a seated pose: then nothing can be compared either.
    if (error instanceof EngineRefusal) return asItCame(pictures.cloud)
    throw error
  }
}

async function asItCame(blob: Blob): Promise<DevelopedPhotograph> {
  const { width, height } = await createImageBitmap(blob)
  return { picture: shown(blob, width, height), hasBlend: false, drifts: [] }
}

const shown = (blob: Blob, width: number, height: number) => ({
  url: URL.createObjectURL(blob),
  blob,
  width,
  height,
})
