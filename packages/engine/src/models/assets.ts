import { models } from '@cabine/models'
import cutsUrl from './cuts.bin?url'
import figureUrl from './figure.bin?url'
import onnxWasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'

/** A file that the engine fetches from our own origin. `bytes` weighs the progress before the first answer. */
export type Asset = { url: string; bytes: number }

export const assets = {
  /** Of these `garment` is only for garments of which there is a picture alone, and `saliency` for such on messy ground. */
  ...models,
  onnxWasm: { url: onnxWasmUrl, bytes: 14_239_897 },
  /** A body in numbers, packed with gzip. */
  figure: { url: figureUrl, bytes: 341_000 },
  /** Only for garments of which there is a picture alone. */
  cuts: { url: cutsUrl, bytes: 561_000 },
} satisfies Record<string, Asset>
