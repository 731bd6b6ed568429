import type { Stage } from '@cabine/engine'
import { idle, isBusy, type TryOnEvent, type TryOnState } from '../try-on-state.ts'

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
  photograph: null,
}

/** The next state. An event that does not fit the state (a late poll, a double tap) changes nothing. */
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
    case 'remade':
      return state.phase === 'complete' ? { ...state, look: event.look } : state
    case 'reset':
      return isBusy(state) ? state : idle
    default:
      return state.phase === 'generating' ? generate(state, event) : state
  }
}

type Generating = Extract<TryOnState, { phase: 'generating' }>
type WhileGenerating = Extract<
  TryOnEvent,
  {
    type: 'rendering' | 'polled' | 'previewed' | 'photographing' | 'connection_lost' | 'connection_back'
  }
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
    case 'photographing':
      return { ...state, photograph: event.step, place: null }
    case 'connection_lost':
      return { ...state, isConnected: false }
    default:
      return { ...state, isConnected: true }
  }
}

/** Where each stage ends, as a share of the time of a first render. */
const stageEnds = { models: 0.3, photo: 0.38, body: 0.7, garment: 0.8, warp: 0.9, compose: 1 } as const
const stages = ['models', 'photo', 'body', 'garment', 'warp', 'compose'] as const satisfies Stage[]

/** How much of a first render is done, 0 to 1. */
export function renderShare({ stage, fraction }: { stage: Stage; fraction: number }) {
  const before = stages[stages.indexOf(stage) - 1]
  const start = before ? stageEnds[before] : 0
  return start + (stageEnds[stage] - start) * Math.min(1, Math.max(0, fraction))
}

export const renderProgress = (step: { stage: Stage; fraction: number }) =>
  Math.round(generatingFrom + (generatingTo - generatingFrom) * renderShare(step))
