import type { Drift, RefusalCode, Stage } from '@cabine/engine'
import type { Photographer } from '#shared/photographers.ts'
import type { NoPhotograph } from '#shared/try-on-job.ts'
import type { LookReport } from './adjust/look-settings.ts'

/** Sentences of the error catalogue (spec 2.8.2 to 2.8.8; the last two are ours), by their key after `try-on.error_`. */
export type FailureKey =
  | 'connection'
  | 'images_required'
  | 'start_failed'
  | 'garment_unreadable'
  | 'timeout'
  | 'processing_failed'
  | 'unknown'
  | 'picture_refused'
  | 'drifted'

export type Failure =
  /** `isUnclear`: the server does not know either whether the try-on has started. */
  | { kind: 'sentence'; key: FailureKey; isUnclear?: true }
  /** The engine refused photo or garment; the code says why. */
  | { kind: 'refusal'; code: RefusalCode }
  /** A code of `#shared/errors.ts`; or no code, and the words of something else that answered, such as a proxy. */
  | { kind: 'server'; code: string; text: string }
  /** The call to start, or to ask for the status, was answered with an HTTP status and no message. */
  | { kind: 'status'; call: 'start' | 'poll'; status: number }
  | { kind: 'invalid_answer' }

export type ShownPicture = { url: string; blob: Blob | null; width: number; height: number }

/** A look as her own device makes it. */
export type DeviceLook = ShownPicture & LookReport

type Made = {
  by: Photographer
  /** Only clothes and newly bare skin are the service's. */
  hasBlend: boolean
  /** Its service puts on no shoes and no bags. */
  isWithoutExtras?: boolean
}

/** What became of the photograph that a service was to make. */
export type Photograph =
  | ({ is: 'hers' } & Made)
  /** It was not like her, and a second one neither: she keeps it, or takes her device's look. */
  | ({ is: 'doubtful'; drifts: Drift[]; judged: string } & Made)
  | {
      is: 'missing'
      reason: NoPhotograph | 'not_her' | 'picture_refused' | 'failed'
      later: 'possible' | 'asked' | 'impossible'
    }

export type FinishedLook = ShownPicture &
  LookReport & {
    predictionId: string
    provider: 'device' | 'cloud'
    /** The finished picture's address in the shopper's account; null if it stayed in this browser. */
    accountUrl: string | null
    /** Absent for a look that was never to be photographed. */
    photograph?: Photograph
    /** What her device made of the same pieces: the photograph develops over it. */
    deviceLook?: DeviceLook
  }

/** 'again': the first was not like her. */
export type PhotographStep = 'making' | 'comparing' | 'again'

export type TryOnState =
  | { phase: 'idle' }
  | { phase: 'uploading'; progress: 20 }
  | { phase: 'analyzing'; progress: 40 }
  | {
      phase: 'generating'
      progress: number
      stage: Stage | null
      /** The job's place in the cloud's queue, from 1. */
      place: number | null
      /** The picture that this device made, shown while the cloud still works or the server has not confirmed it. */
      preview: ShownPicture | null
      isConnected: boolean
      /** How far the photograph is, for a try-on in the cloud. */
      photograph: PhotographStep | null
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
  | { type: 'photographing'; step: PhotographStep }
  | { type: 'connection_lost' }
  | { type: 'connection_back' }
  | { type: 'completed'; look: FinishedLook }
  /** The look that is shown was made again, with other settings. */
  | { type: 'remade'; look: FinishedLook }
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'reset' }

/** Whether shoes or bags of the outfit are not on it. */
export const isWithoutExtras = ({ photograph }: FinishedLook) =>
  photograph !== undefined && photograph.is !== 'missing' && photograph.isWithoutExtras === true

export const idle: TryOnState = { phase: 'idle' }

export const isBusy = ({ phase }: TryOnState) =>
  phase === 'uploading' || phase === 'analyzing' || phase === 'generating'
