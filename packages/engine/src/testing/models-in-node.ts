import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { compileFunction } from 'node:vm'
import { loadAndCompile, loadLiteRt, Tensor } from '@litertjs/core'
import { vi } from 'vitest'
import { poseFile } from '@cabine/models/check.ts'
import type { Model } from '../models/litert.ts'

const require = createRequire(import.meta.url)
const script = require.resolve('@litertjs/core/wasm/litert_wasm_compat_internal.js')

/** Starts the runtime that the engine's models run on in a browser, here. */
export async function startRuntimeInNode() {
  const source = await readFile(script, 'utf8')
  const wasmBinary = await readFile(script.replace(/js$/, 'wasm'))
  const scriptOfNode = compileFunction(`${source}\nreturn ModuleFactory`, [
    'require',
    '__dirname',
    '__filename',
  ])
  // As in a worker (models/litert.ts).
  vi.stubGlobal('self', globalThis)
  vi.stubGlobal('importScripts', () => {})
  vi.stubGlobal('ModuleFactory', scriptOfNode(require, dirname(script), script))
  vi.stubGlobal('Module', { wasmBinary, print() {}, printErr() {} })
  await loadLiteRt('imported.js')
  vi.unstubAllGlobals()
}

export async function openModelInNode(file: Uint8Array): Promise<Model> {
  const model = await loadAndCompile(file, { accelerator: 'wasm' })
  const [{ shape }] = model.getInputDetails()
  return async (values) => {
    const outputs = await model.run(new Tensor(values, shape))
    return outputs.map((output) => Float32Array.from(output.toTypedArray() as Float32Array))
  }
}

/** The bundle of the pose networks. */
export const poseBundle = () => readFile(poseFile())
