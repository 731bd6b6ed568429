import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'

/** What each file is. */
const sha256: Record<string, string> = {
  /** Written by workshop/reading-network/poses.py. */
  './pose-detector.onnx': 'ff848cd3724b4a1a5b628c3f53fec980a5805601a53ba044255146d93363fab2',
  './pose-landmarker.onnx': '9b6e1d50219a6ea387b72bb8a7871681ebfb4d0f197b233e409c6cc0641bdf65',
  /** Written by workshop/reading-network/export.py. */
  './reading.onnx': '0874de803865e1b215600cc49396c949058deedefe311a23f8372668a8d212d9',
  /** Written by workshop/reading-network/repack.py. */
  './person.onnx': '2b3923e73c90a4450e810be3ed3d5027e168861c9ef309f83125251f3cce2d7c',
  './saliency.onnx': 'ac251e53456afd66676a44bf2f963bfb52bcc5f9d1f1282dd125776c677eb26c',
  /** Written by workshop/garment-network/train.py. */
  './garment.onnx': 'ef09f7eecd5e58405693c7e7588865cfcaeaee18df92cf053e3f2905b8585ed2',
}

const { resolve } = createRequire(import.meta.url)

/** Throws where a file is not the one that was looked at, so that one that was tampered with never reaches a shopper. */
export async function checkModels() {
  for (const [name, expected] of Object.entries(sha256)) {
    const actual = createHash('sha256')
      .update(await readFile(resolve(name)))
      .digest('hex')
    if (actual !== expected) throw new Error(`${basename(name)}: sha256 is ${actual}, expected ${expected}`)
  }
}
