import type { Outfit } from '../outfit.ts'
import type { FinishedLook, ShownPicture } from '../try-on-state.ts'

/** What a tab remembers of its try-on, to go on with it after a reload. */
export type RunningJob = {
  userId: string
  predictionId: string
  provider: 'device' | 'cloud'
  /** The server has granted the sharper picture. */
  highQuality: boolean
  outfit: Outfit
  /** The name of the photo that it is tried on, as in `TriedOn`. */
  photo: string
  /** The finished look without its pictures, of which the look's is kept among the records 'last-look'; null while it runs. */
  finished: Omit<FinishedLook, keyof ShownPicture | 'deviceLook'> | null
}

const key = 'try-on-job'

export function rememberJob(job: RunningJob) {
  try {
    sessionStorage.setItem(key, JSON.stringify(job))
  } catch {
    // Without storage the job still ends; only this tab will not show it after a reload.
  }
}

/** A light check is enough, since only this module writes the value. */
const isRunningJob = (value: unknown): value is RunningJob =>
  typeof value === 'object' && value !== null && 'predictionId' in value

export function rememberedJob(userId: string): RunningJob | null {
  try {
    const job: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return isRunningJob(job) && job.userId === userId ? job : null
  } catch {
    return null
  }
}

export function forgetJob() {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Then there was nothing to forget.
  }
}

let running: AbortController | undefined

/** The signal of a new run. There is one at a time in a tab. */
export function beginRun() {
  running = new AbortController()
  return running.signal
}

/** Stops a render on this device. One of the cloud cannot be stopped. */
export function cancelTryOn() {
  running?.abort(new DOMException('stopped by the shopper', 'AbortError'))
}
