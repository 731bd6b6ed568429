import garmentUrl from './garment.onnx?url'
import personUrl from './person.onnx?url'
import poseDetectorUrl from './pose-detector.onnx?url'
import poseLandmarkerUrl from './pose-landmarker.onnx?url'
import readingUrl from './reading.onnx?url'
import saliencyUrl from './saliency.onnx?url'

/** The address at which a build by Vite serves each network, and its size. */
export const models = {
  /** MediaPipe's: where people are, and where their joints are. Written as ONNX by workshop/reading-network/poses.py. */
  poseDetector: { url: poseDetectorUrl, bytes: 2_253_049 },
  poseLandmarker: { url: poseLandmarkerUrl, bytes: 6_370_998 },
  /** MediaPipe's parts of a person: hair, skin, face, clothes, other things. Stored anew, as U²-Net is (workshop/reading-network/repack.py). */
  person: { url: personUrl, bytes: 4_597_202 },
  /** Our own: what she wears, and what else is of her in a photo (workshop/reading-network). */
  reading: { url: readingUrl, bytes: 5_190_435 },
  /** Our own: the outline and the seams of a garment in a picture (workshop/garment-network). */
  garment: { url: garmentUrl, bytes: 1_932_000 },
  /** U²-Net, small: what stands out from its ground. */
  saliency: { url: saliencyUrl, bytes: 2_334_479 },
}
