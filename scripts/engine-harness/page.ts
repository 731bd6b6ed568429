import {
  createEngine,
  EngineRefusal,
  type Appearance,
  type Look,
  type PhotoCheck,
  type TryOnInput,
  type Wearing,
} from '@cabine/engine'
import { isClothes, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import type { Bag } from '@cabine/engine/contract/bags.ts'
import type { Shoe } from '@cabine/engine/contract/shoes.ts'
import type { Covered } from './cover-worker.ts'
import type { Drawn } from './figure-worker.ts'
import type { Photographed, PhotographOrder } from './photograph-worker.ts'

export type PieceOrder = {
  url: string
  category: WornCategory
  landmarks?: GarmentLandmarks
  sewn?: string
  shoe?: Shoe
  bag?: Bag
  wearing?: Partial<Wearing>
}
export type Outcome =
  | (Omit<Look, 'picture' | 'width' | 'height'> & { jpeg: string; ms: number })
  | { refused: string; message: string; ms: number }
  | { failed: string; ms: number }

export type Measured =
  | { png: string; landmarks: GarmentLandmarks; warnings: string[] }
  | { refused: string; message?: string }

export type Figured = { png: string; miss: number; build: string } | { refused: string }

/** What is covered of somebody in a photo, and of the same person painted in other clothes, or none. */
export type CoverOutcome = Covered[]

/** A preview as PNG, and how long a frame took. */
export type Previewed = { png: string; ms: number }

export type HowToTryOn = Pick<TryOnInput, 'isSharper' | 'isGated' | 'layering'>

/** What became of pictures from the cloud that were made out of a look; pictures as base64. */
export type PhotographOutcome = (Omit<Photographed, 'picture' | 'cloud'> & {
  picture: string | null
  cloud: string
})[]

/** What the harness calls from outside, on `window`. */
export type Harness = {
  load: () => Promise<number>
  check: (url: string) => Promise<PhotoCheck & { appearance: Appearance; ms: number }>
  measure: (order: PieceOrder) => Promise<Measured>
  figure: (url: string) => Promise<Figured>
  covers: (url: string) => Promise<CoverOutcome>
  tryOn: (photo: string, pieces: PieceOrder[], how?: HowToTryOn) => Promise<Outcome>
  preview: (photo: string, pieces: PieceOrder[]) => Promise<Previewed>
  /** Redraws a look as a model might, and develops each; files by their addresses. */
  photograph: (
    order: Omit<PhotographOrder, 'photo' | 'draft' | 'stranger'> &
      Record<'photo' | 'draft' | 'stranger', string>,
  ) => Promise<PhotographOutcome>
  prepare: (photo: string, pieces: PieceOrder[]) => Promise<void>
  /** What was found in a photo, as base64, and what a later visit does with it. */
  pack: (photo: string) => Promise<string>
  recall: (photo: string, packed: string) => Promise<boolean>
}

const engine = createEngine()
const blobs = new Map<string, Promise<Blob>>()

function fetchBlob(url: string) {
  const kept = blobs.get(url) ?? fetch(url).then((response) => response.blob())
  blobs.set(url, kept)
  return kept
}

const fetchPieces = (orders: PieceOrder[]) =>
  Promise.all(
    orders.map(async ({ url, sewn, ...order }) => ({
      ...order,
      image: await fetchBlob(url),
      sewn: sewn === undefined ? undefined : await fetchBlob(sewn),
    })),
  )

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now()
  const result = await work()
  return [result, Math.round(performance.now() - start)]
}

async function toBase64(blob: Blob) {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  let text = ''
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(text)
}

/** Asks a worker one question, and ends it. */
async function askOnce<Answer>(worker: Worker, photo: Blob): Promise<Answer> {
  try {
    return await new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage(photo)
    })
  } finally {
    worker.terminate()
  }
}

/** Kept, for its models are loaded. */
let photographer: Worker | undefined

const harness: Harness = {
  async load() {
    const [, ms] = await timed(() => engine.load())
    return ms
  },
  async check(url) {
    const photo = await fetchBlob(url)
    const [check, ms] = await timed(() => engine.checkPhoto(photo))
    return { ...check, appearance: await engine.readAppearance(photo), ms }
  },
  async measure(order) {
    if (!isClothes(order.category)) return { refused: 'unsupported_category' }
    try {
      const { cutout, landmarks, warnings } = await engine.measureGarment({
        category: order.category,
        landmarks: order.landmarks,
        image: await fetchBlob(order.url),
      })
      return { png: await toBase64(cutout), landmarks, warnings }
    } catch (error) {
      return error instanceof EngineRefusal
        ? { refused: error.code, message: error.message }
        : { refused: String(error), message: '' }
    }
  },
  async figure(url) {
    // The models can be loaded in workers only.
    const worker = new Worker(new URL('./figure-worker.ts', import.meta.url), { type: 'module' })
    const drawn = await askOnce<Drawn>(worker, await fetchBlob(url))
    if ('refused' in drawn) return drawn
    const { picture, ...rest } = drawn
    return { png: await toBase64(picture), ...rest }
  },
  async covers(url) {
    const worker = new Worker(new URL('./cover-worker.ts', import.meta.url), { type: 'module' })
    return await askOnce<Covered[]>(worker, await fetchBlob(url))
  },
  async tryOn(photoUrl, orders, how) {
    const photo = await fetchBlob(photoUrl)
    const pieces = await fetchPieces(orders)
    const start = performance.now()
    const ms = () => Math.round(performance.now() - start)
    try {
      const {
        picture,
        width: _width,
        height: _height,
        ...told
      } = await engine.tryOn({
        photo,
        pieces,
        ...how,
      })
      const took = ms()
      return { jpeg: await toBase64(picture), ...told, ms: took }
    } catch (error) {
      if (error instanceof EngineRefusal) return { refused: error.code, message: error.message, ms: ms() }
      return { failed: String(error), ms: ms() }
    }
  },
  async preview(photoUrl, orders) {
    const [photo, pieces] = [await fetchBlob(photoUrl), await fetchPieces(orders)]
    const [bitmap, ms] = await timed(() => engine.preview({ photo, pieces }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    return { png: await toBase64(await canvas.convertToBlob()), ms }
  },
  async photograph({ photo, draft, stranger, ...order }) {
    photographer ??= new Worker(new URL('./photograph-worker.ts', import.meta.url), { type: 'module' })
    const worker = photographer
    const [one, two, three] = await Promise.all([photo, draft, stranger].map(fetchBlob))
    const done = await new Promise<Photographed[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<Photographed[] | string>) =>
        typeof data === 'string' ? reject(new Error(data)) : resolve(data)
      worker.onerror = ({ message }) => reject(new Error(message))
      worker.postMessage({ ...order, photo: one, draft: two, stranger: three })
    })
    return Promise.all(
      done.map(async ({ picture, cloud, ...rest }) => ({
        ...rest,
        picture: picture && (await toBase64(picture)),
        cloud: await toBase64(cloud),
      })),
    )
  },
  async prepare(photoUrl, orders) {
    await engine.prepare({ photo: await fetchBlob(photoUrl), pieces: await fetchPieces(orders) })
  },
  async pack(photoUrl) {
    const packed = await engine.packPhoto(await fetchBlob(photoUrl))
    return packed ? toBase64(packed) : ''
  },
  async recall(photoUrl, packed) {
    const bytes = Uint8Array.from(atob(packed), (letter) => letter.charCodeAt(0))
    return engine.recallPhoto(await fetchBlob(photoUrl), new Blob([bytes]))
  },
}

Object.assign(window, { harness })
