import { checkModels } from '@cabine/models/check.ts'
import type { Plugin } from 'vite'

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
      buildStart: checkModels,
    },
    litertModule(),
  ]
}
