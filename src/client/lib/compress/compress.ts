import { profileRule, storageFallbackRule, tryOnRule } from './compression-plan.ts'
import type { CompressAnswer, CompressFailure, CompressQuestion } from './compress.worker.ts'

export const rules = { tryOn: tryOnRule, profile: profileRule, storageFallback: storageFallbackRule }
export type RuleName = keyof typeof rules

export class CompressError extends Error {
  override name = 'CompressError'
  readonly reason: CompressFailure

  constructor(reason: CompressFailure) {
    super(reason)
    this.reason = reason
  }
}

export type CompressedPicture = { blob: Blob; width: number; height: number }

/**
 * Encodes a picture again, upright and within its limits, in a worker: no large photo is decoded on the page's
 * thread, and no EXIF leaves the browser. `keepsAlpha` is for cut-out garments.
 */
export function compress(
  picture: Blob,
  rule: RuleName,
  { keepsAlpha = false } = {},
): Promise<CompressedPicture> {
  const worker = new Worker(new URL('./compress.worker.ts', import.meta.url), {
    type: 'module',
    name: 'compress',
  })
  const { promise, resolve, reject } = Promise.withResolvers<CompressedPicture>()
  worker.addEventListener('message', ({ data }: MessageEvent<CompressAnswer>) => {
    if ('failure' in data) reject(new CompressError(data.failure))
    else resolve(data)
  })
  worker.addEventListener('error', () => reject(new CompressError('unreadable')))
  worker.postMessage({ picture, rule, keepsAlpha } satisfies CompressQuestion)
  return promise.finally(() => worker.terminate())
}
