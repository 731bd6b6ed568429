import { assets } from './assets.ts'
import { dropOldAssets } from './cache.ts'
import { once } from './once.ts'
import { startOnnx } from './onnx.ts'
import { openDetector } from './pose-detector.ts'
import { openLandmarker } from './pose-landmarker.ts'
import { openReading } from './reading-network.ts'

/** Opens what a photo is looked at with. The first call fetches some 28 MB; `onProgress` gets the fraction from 0 to 1. */
export const loadVision = once(async (onProgress: (fraction: number) => void = () => {}) => {
  const wanted = [
    { asset: assets.onnxWasm, open: startOnnx },
    { asset: assets.poseDetector, open: openDetector },
    { asset: assets.poseLandmarker, open: openLandmarker },
    { asset: assets.reading, open: openReading },
  ]
  const total = wanted.reduce((sum, { asset }) => sum + asset.bytes, 0)
  const received = wanted.map(() => 0)
  const onBytes = (index: number) => (bytes: number) => {
    received[index] = bytes
    // The last tenth is for building the models.
    onProgress(Math.min(0.9, (0.9 * received.reduce((sum, value) => sum + value, 0)) / total))
  }
  await Promise.all(wanted.map(({ open }, index) => open(onBytes(index))))
  void dropOldAssets(Object.values(assets))
  onProgress(1)
})
