import { checkModels } from '@cabine/models/check.ts'
import type { Plugin } from 'vite'

/**
 * Lets the engine import its models and their runtime with `?url`, so that the build serves them itself under hashed names.
 * The build fails if a model's checksum is wrong.
 */
export function engineAssets(): Plugin {
  return {
    name: 'cabine:engine-assets',
    config: () => ({
      assetsInclude: ['**/*.onnx'],
      // It loads its WebAssembly from its own folder, where the dependency optimiser would not put it.
      optimizeDeps: { exclude: ['onnxruntime-web'] },
      worker: { format: 'es' },
    }),
    buildStart: checkModels,
  }
}
