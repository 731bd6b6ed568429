import { EngineRefusal } from '../contract/advice.ts'
import { assets } from './assets.ts'
import { dropOldAssets, fetchAsset } from './cache.ts'
import { startOnnx } from './onnx.ts'
import { openReading } from './reading-network.ts'
import { endRuntime, openModel, startRuntime, type Model } from './litert.ts'
import { readTaskBundle } from './task-bundle.ts'

/** MediaPipe's models of people, ready to be asked. */
export type Vision = { detector: Model; landmarker: Model }

let vision: Promise<Vision> | undefined

/** What a photo is looked at with, ready. The first call fetches some 38 MB; `onProgress` gets the fraction from 0 to 1. */
export function loadVision(onProgress: (fraction: number) => void = () => {}): Promise<Vision> {
  vision ??= openVision(onProgress).catch((error: unknown) => {
    vision = undefined
    throw error
  })
  return vision
}

/**
 * Asks the models something. After an abort of the WebAssembly nothing of that instance can be trusted: all are built
 * anew, and asked once more.
 */
export async function askVision<T>(ask: (models: Vision) => Promise<T>): Promise<T> {
  try {
    return await ask(await loadVision())
  } catch (error) {
    if (error instanceof EngineRefusal) throw error
    vision = undefined
    await endRuntime()
    return await ask(await loadVision())
  }
}

async function openVision(onProgress: (fraction: number) => void): Promise<Vision> {
  // The bytes are not kept here: the runtime has its copy, and Cache Storage another for a rebuild.
  const pose = await fetchFiles(onProgress)
  const files = readTaskBundle(pose)
  const open = (name: string) => {
    const file = files.get(name)
    if (!file) throw new Error(`The bundle has no ${name}.`)
    return openModel(file)
  }
  const models = {
    detector: await open('pose_detector.tflite'),
    landmarker: await open('pose_landmarks_detector.tflite'),
  }
  onProgress(1)
  return models
}

async function fetchFiles(onProgress: (fraction: number) => void) {
  const wanted = [assets.litertWasm, assets.pose, assets.onnxWasm, assets.reading]
  const total = wanted.reduce((sum, asset) => sum + asset.bytes, 0)
  const received = wanted.map(() => 0)
  const onBytes = (index: number) => (bytes: number) => {
    received[index] = bytes
    // The last tenth is for building the models.
    onProgress(Math.min(0.9, (0.9 * received.reduce((sum, value) => sum + value, 0)) / total))
  }
  const [, pose] = await Promise.all([
    startRuntime(onBytes(0)),
    fetchAsset(assets.pose, onBytes(1)),
    startOnnx(onBytes(2)),
    openReading(onBytes(3)),
  ])
  void dropOldAssets(Object.values(assets))
  return pose
}
