import type { RefusalCode, Stage } from '#client/engine/index.ts'

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
  | { kind: 'sentence'; key: FailureKey }
  /** The engine's no, with what she can do about it. */
  | { kind: 'refusal'; code: RefusalCode }
  /** A code of `#shared/errors.ts`, or what an unknown server said in its own words. */
  | { kind: 'server'; code: string; text: string }
  /** `start` and `poll` answered with a status and no sentence. */
  | { kind: 'status'; call: 'start' | 'poll'; status: number }
  | { kind: 'invalid_answer' }

export type ShownPicture = { url: string; blob: Blob | null; width: number; height: number }

export type FinishedLook = ShownPicture & {
  predictionId: string
  provider: 'device' | 'cloud'
  /** 0 to 1; a look of the cloud says nothing about itself. */
  confidence: number | null
  /** What the engine would tell her beside the look. */
  warnings: RefusalCode[]
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
  | { type: 'failed'; failure: Failure }
  | { type: 'cancelled' }
  | { type: 'reset' }

export const idle: TryOnState = { phase: 'idle' }

const generatingFrom = 60
const generatingTo = 95
const perPoll = 2

const generating: TryOnState = {
  phase: 'generating',
  progress: generatingFrom,
  stage: null,
  place: null,
  preview: null,
  isConnected: true,
}

export const isBusy = ({ phase }: TryOnState) =>
  phase === 'uploading' || phase === 'analyzing' || phase === 'generating'

/** An event that does not belong to the state it meets (a late poll, a double tap) changes nothing. */
export function advance(state: TryOnState, event: TryOnEvent): TryOnState {
  switch (event.type) {
    case 'started':
      return isBusy(state) ? state : { phase: 'uploading', progress: 20 }
    case 'prepared':
      return state.phase === 'uploading' ? { phase: 'analyzing', progress: 40 } : state
    case 'accepted':
      return state.phase === 'analyzing' ? generating : state
    case 'resumed':
      return state.phase === 'idle' ? generating : state
    case 'failed':
      return isBusy(state) ? { phase: 'error', failure: event.failure } : state
    case 'cancelled':
      return isBusy(state) ? idle : state
    case 'completed':
      return state.phase === 'generating' ? { phase: 'complete', progress: 100, look: event.look } : state
    case 'reset':
      return isBusy(state) ? state : idle
    default:
      return state.phase === 'generating' ? generate(state, event) : state
  }
}

type Generating = Extract<TryOnState, { phase: 'generating' }>
type WhileGenerating = Extract<
  TryOnEvent,
  { type: 'rendering' | 'polled' | 'previewed' | 'connection_lost' | 'connection_back' }
>

function generate(state: Generating, event: WhileGenerating): TryOnState {
  switch (event.type) {
    case 'rendering':
      return { ...state, stage: event.stage, progress: Math.max(state.progress, renderProgress(event)) }
    case 'polled':
      return {
        ...state,
        isConnected: true,
        place: event.place,
        progress: Math.max(state.progress, Math.min(generatingTo, state.progress + perPoll)),
      }
    case 'previewed':
      return { ...state, preview: event.picture }
    case 'connection_lost':
      return { ...state, isConnected: false }
    default:
      return { ...state, isConnected: true }
  }
}

/** Where each stage ends, as a share of a first render. */
const stageEnds = { models: 0.3, photo: 0.38, body: 0.7, garment: 0.8, warp: 0.9, compose: 1 } as const
const stages = ['models', 'photo', 'body', 'garment', 'warp', 'compose'] as const satisfies Stage[]

export function renderProgress({ stage, fraction }: { stage: Stage; fraction: number }) {
  const before = stages[stages.indexOf(stage) - 1]
  const start = before ? stageEnds[before] : 0
  const share = start + (stageEnds[stage] - start) * Math.min(1, Math.max(0, fraction))
  return Math.round(generatingFrom + (generatingTo - generatingFrom) * share)
}

export type Attempt = {
  /** null for whoever is not limited by credits. */
  credits: number | null
  hasPhoto: boolean
  mode: 'preset' | 'custom'
  hasPreset: boolean
  hasCustomOutfit: boolean
}

/** What keeps a try-on from starting, in the order of document 2, section 5. */
export function findObstacle({ credits, hasPhoto, mode, hasPreset, hasCustomOutfit }: Attempt) {
  if (credits !== null && credits <= 0) return 'no_credits'
  if (!hasPhoto) return 'photo_required'
  if (mode === 'preset' && !hasPreset) return 'outfit_required'
  if (mode === 'custom' && !hasCustomOutfit) return 'custom_outfit_required'
  return null
}
