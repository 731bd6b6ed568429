import { EngineRefusal, type Developed } from '@cabine/engine/contract/advice.ts'
import { develop } from '@cabine/engine/cloud-picture/develop.ts'
import { createCanvas, decodePicture, toCanvas } from '@cabine/engine/raster/decode.ts'
import type { Picture } from '@cabine/engine/raster/plane.ts'
import { recallPhoto } from '@cabine/engine/try-on/recall-pictures.ts'
import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { drawnOf, harmless, harms, randomFor, type Drawn } from './photograph-redraw.ts'

export type PhotographOrder = {
  photo: Blob
  category: WornCategory
  draft: Blob
  /** Somebody else's look. */
  stranger: Blob
  /** As large as the photo. */
  isSharper: boolean
  /** Only kinds that begin so. */
  only?: string
}

export type Photographed = {
  kind: string
  isHarm: boolean
  drifts: string[]
  measures: Record<string, number>
  timings: Record<string, number>
  picture: Blob | null
  cloud: Blob
}

type Sent = { kind: string; isHarm: boolean; cloud: () => Promise<Blob | undefined> }

self.onmessage = async ({ data }: MessageEvent<PhotographOrder>) => {
  try {
    self.postMessage(await photographAll(data))
  } catch (error) {
    self.postMessage(String(error instanceof EngineRefusal ? error.code : (error as Error).stack))
  }
}

async function photographAll(order: PhotographOrder): Promise<Photographed[]> {
  const { photo, category, draft, isSharper, only = '' } = order
  const { body } = await recallPhoto(photo)
  if (!body) throw new Error('refused')
  const { picture: look } = await decodePicture(draft, 1024)
  const done: Photographed[] = []
  for (const { kind, isHarm, cloud: make } of sentFor(order, drawnOf(body(), look))) {
    if (!kind.startsWith(only)) continue
    const cloud = await make()
    if (!cloud) continue
    const developed: Developed = await develop({ photo, pieces: [{ category }], draft, cloud, isSharper })
    done.push({ kind, isHarm, cloud, ...developed })
  }
  return done
}

/** How a model frames what it sends. */
type Frame = { scaleX?: number; scaleY?: number; cropX?: number; cropY?: number; quality?: number }

function sentFor({ stranger }: PhotographOrder, drawn: Drawn): Sent[] {
  const redrawn = (list: typeof harms, isHarm: boolean) =>
    Object.entries(list).map(([kind, redraw]) => ({
      kind,
      isHarm,
      cloud: async () => {
        const picture = redraw(drawn, randomFor(kind))
        return picture && framed(picture, {})
      },
    }))
  const frames: Record<string, Frame> = {
    'jpeg 75': { quality: 0.75 },
    'three quarters': { scaleX: 0.75, scaleY: 0.75 },
    'cropped 3 %': { cropX: 0.03, cropY: 0.03 },
    'shifted 2 %': { cropX: 0.04 },
    rounded: { scaleX: 1.008, scaleY: 0.995 },
  }
  const asSent = { cropX: 0.015, cropY: 0.02, quality: 0.8, scaleX: 0.95, scaleY: 0.954 }
  const together = (kind: string, redraw: (typeof harms)[string], isHarm: boolean): Sent => ({
    kind: `${kind}, as sent`,
    isHarm,
    cloud: async () => {
      const other = redraw(drawn, randomFor(kind))
      if (!other) return undefined
      const warm = harmless['warmer']?.({ ...drawn, look: other }, Math.random)
      return warm && framed(warm, asSent)
    },
  })
  return [
    ...redrawn(harms, true),
    { kind: 'squeezed 8 %', isHarm: true, cloud: () => framed(drawn.look, { scaleX: 0.92 }) },
    { kind: 'another person', isHarm: true, cloud: async () => stranger },
    together('slimmer 6 %', harms['slimmer 6 %']!, true),
    ...redrawn(harmless, false),
    ...Object.entries(frames).map(([kind, frame]) => ({
      kind,
      isHarm: false,
      cloud: () => framed(drawn.look, frame),
    })),
    together('folds', harmless['folds']!, false),
  ]
}

async function framed(picture: Picture, frame: Frame): Promise<Blob> {
  const { scaleX = 1, scaleY = 1, cropX = 0, cropY = 0, quality = 0.95 } = frame
  const [width, height] = [picture.width * (1 - cropX), picture.height * (1 - cropY)]
  const canvas = createCanvas({ width: Math.round(width * scaleX), height: Math.round(height * scaleY) })
  canvas.imageSmoothingQuality = 'high'
  const [x, y] = [picture.width * cropX * 0.6, picture.height * cropY * 0.3]
  canvas.drawImage(toCanvas(picture), x, y, width, height, 0, 0, canvas.canvas.width, canvas.canvas.height)
  return canvas.canvas.convertToBlob({ type: 'image/jpeg', quality })
}
