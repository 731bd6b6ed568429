import { ImageSegmenter, PoseLandmarker } from '@mediapipe/tasks-vision'
import { EngineRefusal } from '../advice.ts'
import { assets, visionLoaderUrl } from './assets.ts'
import { dropOldAssets, fetchAsset } from './cache.ts'

/** MediaPipe's loader looks for these on the worker's global object. */
type VisionScope = {
  import?: (url: string) => Promise<void>
  importScripts?: () => void
  ModuleFactory?: unknown
}

export type VisionTasks = { pose: PoseLandmarker; segmenter: ImageSegmenter }

/** People that the pose network looks for. Each that it finds costs as much as the first; one alone costs no more. */
const MOST_PEOPLE = 4

let tasks: Promise<VisionTasks> | undefined

/** Both tasks, ready. The first call fetches some 37 MB; `onProgress` gets the fraction from 0 to 1. */
export function loadVision(onProgress: (fraction: number) => void = () => {}): Promise<VisionTasks> {
  tasks ??= createTasks(onProgress).catch((error: unknown) => {
    tasks = undefined
    throw error
  })
  return tasks
}

/**
 * Asks a task something. After an abort of the WebAssembly nothing of that instance can be trusted: both are
 * built anew, and asked once more.
 */
export async function askVision<T>(ask: (tasks: VisionTasks) => T): Promise<T> {
  try {
    return ask(await loadVision())
  } catch (error) {
    if (error instanceof EngineRefusal) throw error
    tasks = undefined
    return ask(await loadVision())
  }
}

async function createTasks(onProgress: (fraction: number) => void): Promise<VisionTasks> {
  // The bytes are not kept here: the runtime has its copy, and Cache Storage another for a rebuild.
  const { fileset, pose, segmentation } = await fetchFiles(onProgress)
  installModuleLoader()
  // No segmentation mask from the pose task: with it some photos abort the WebAssembly.
  const poseLandmarker = await PoseLandmarker.createFromOptions(fileset, {
    baseOptions: { modelAssetBuffer: pose, delegate: 'CPU' },
    runningMode: 'IMAGE',
    numPoses: MOST_PEOPLE,
    minPoseDetectionConfidence: 0.4,
    minPosePresenceConfidence: 0.4,
  })
  const segmenter = await ImageSegmenter.createFromOptions(fileset, {
    baseOptions: { modelAssetBuffer: segmentation, delegate: 'CPU' },
    runningMode: 'IMAGE',
    outputConfidenceMasks: true,
    outputCategoryMask: false,
  })
  URL.revokeObjectURL(fileset.wasmBinaryPath)
  onProgress(1)
  return { pose: poseLandmarker, segmenter }
}

async function fetchFiles(onProgress: (fraction: number) => void) {
  const wanted = [assets.visionWasm, assets.pose, assets.segmentation]
  const total = wanted.reduce((sum, asset) => sum + asset.bytes, 0)
  const received = wanted.map(() => 0)
  const [wasm, pose, segmentation] = await Promise.all(
    wanted.map((asset, index) =>
      fetchAsset(asset, (bytes) => {
        received[index] = bytes
        // The last tenth is for building the tasks.
        onProgress(Math.min(0.9, (0.9 * received.reduce((sum, value) => sum + value, 0)) / total))
      }),
    ),
  )
  void dropOldAssets(Object.values(assets))
  const wasmBinaryPath = URL.createObjectURL(new Blob([wasm], { type: 'application/wasm' }))
  return { fileset: { wasmLoaderPath: visionLoaderUrl, wasmBinaryPath }, pose, segmentation }
}

/**
 * In a module worker `importScripts` throws, and MediaPipe falls back to `self.import`, if there is one. It throws here,
 * before the browser looks at the text and reports it as against its policy (Trusted Types). A second task would not find
 * its factory, because a module runs only once: hand it over on each call.
 */
function installModuleLoader() {
  const scope = self as VisionScope
  scope.importScripts = () => {
    throw new TypeError('A module worker has no importScripts.')
  }
  scope.import = async (url) => {
    const loaded = (await import(/* @vite-ignore */ url)) as { default: unknown }
    scope.ModuleFactory = loaded.default
  }
}
