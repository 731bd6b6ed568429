import type { RefusalCode, Stage } from '#client/engine/index.ts'
import type { Told } from './adjust/way.ts'

/** Sentences of the error catalogue (document 2, section 8), by their key under `try-on.error`. */
export type FailureKey =
  | 'connection'
  | 'images_required'
  | 'start_failed'
  | 'garment_unreadable'
  | 'timeout'
  | 'processing_failed'
  | 'unknown'

export type Failure =
  /** `isUnclear`: whoever said so does not know what became of the try-on either. */
  | { kind: 'sentence'; key: FailureKey; isUnclear?: true }
  /** The engine's no, with what she can do about it. */
  | { kind: 'refusal'; code: RefusalCode }
  /** A code of `#shared/errors.ts`, or what an unknown server said in its own words. */
  | { kind: 'server'; code: string; text: string }
  /** `start` and `poll` answered with a status and no sentence. */
  | { kind: 'status'; call: 'start' | 'poll'; status: number }
  | { kind: 'invalid_answer' }

export type ShownPicture = { url: string; blob: Blob | null; width: number; height: number }

export type FinishedLook = ShownPicture &
  Told & {
    predictionId: string
    provider: 'device' | 'cloud'
    /** The finished picture's address in her account; null when it stayed in this browser. */
    accountUrl: string | null
  }

export type TryOnState =
  | { phase: 'idle' }
  | { phase: 'uploading'; progress: 20 }
  | { phase: 'analyzing'; progress: 40 }
  | {
      phase: 'generating'
      progress: number
      stage: Stage | null
      /** Her place in the cloud's line, from 1. */
      place: number | null
      /** The device's picture while the cloud still works, or while the server has not heard of it. */
      preview: ShownPicture | null
      isConnected: boolean
    }
  | { phase: 'complete'; progress: 100; look: FinishedLook }
  | { phase: 'error'; failure: Failure }

export type TryOnEvent =
  | { type: 'started' }
  | { type: 'prepared' }
  | { type: 'accepted' }
  | { type: 'resumed' }
  | { type: 'rendering'; stage: Stage; fraction: number }
  | { type: 'polled'; place: number | null }
  | { type: 'previewed'; picture: ShownPicture }
  | { type: 'connection_lost' }
  | { type: 'connection_back' }
  | { type: 'completed'; look: FinishedLook }
  /** The look that is shown, worn in another way. */
  | { type: 'remade'; look: FinishedLook }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'reset' }

export const idle: TryOnState = { phase: 'idle' }

export const isBusy = ({ phase }: TryOnState) =>
  phase === 'uploading' || phase === 'analyzing' || phase === 'generating'
