import { describe, expect, test } from 'vitest'
import { advance, renderProgress } from './advance-state.ts'
import { idle, type TryOnEvent, type TryOnState } from '../try-on-state.ts'
import { findObstacle } from './read-request.ts'

const picture = { url: 'blob:look', blob: null, width: 768, height: 1024 }
const look = {
  ...picture,
  predictionId: '1',
  provider: 'device' as const,
  confidence: 0.8,
  warnings: [],
  layering: null,
  worn: [],
  accountUrl: null,
}
const remade = { ...look, url: 'blob:remade', layering: 'over' as const }
const failure = { kind: 'sentence', key: 'unknown' } as const

const events = {
  started: { type: 'started' },
  prepared: { type: 'prepared' },
  accepted: { type: 'accepted' },
  resumed: { type: 'resumed' },
  rendering: { type: 'rendering', stage: 'body', fraction: 0 },
  polled: { type: 'polled', place: 3 },
  photographing: { type: 'photographing', step: 'comparing' },
  previewed: { type: 'previewed', picture },
  connection_lost: { type: 'connection_lost' },
  connection_back: { type: 'connection_back' },
  completed: { type: 'completed', look },
  remade: { type: 'remade', look: remade },
  failed: { type: 'failed', failure },
  cancelled: { type: 'cancelled' },
  reset: { type: 'reset' },
} satisfies { [Type in TryOnEvent['type']]: Extract<TryOnEvent, { type: Type }> }

const uploading: TryOnState = { phase: 'uploading', progress: 20 }
const analyzing: TryOnState = { phase: 'analyzing', progress: 40 }
const generating = {
  phase: 'generating',
  progress: 60,
  stage: null,
  place: null,
  preview: null,
  isConnected: true,
  photograph: null,
} as const
const complete: TryOnState = { phase: 'complete', progress: 100, look }
const error: TryOnState = { phase: 'error', failure }
const states: TryOnState[] = [idle, uploading, analyzing, generating, complete, error]

/** All transitions; an event that is not listed for a state changes nothing. */
const transitions: Record<TryOnState['phase'], Partial<Record<TryOnEvent['type'], TryOnState>>> = {
  idle: { started: uploading, resumed: generating, reset: idle },
  uploading: { prepared: analyzing, failed: error, cancelled: idle },
  analyzing: { accepted: generating, failed: error, cancelled: idle },
  generating: {
    rendering: { ...generating, stage: 'body', progress: 73 },
    polled: { ...generating, place: 3, progress: 62 },
    photographing: { ...generating, photograph: 'comparing' },
    previewed: { ...generating, preview: picture },
    connection_lost: { ...generating, isConnected: false },
    connection_back: generating,
    completed: complete,
    failed: error,
    cancelled: idle,
  },
  complete: { started: uploading, remade: { ...complete, look: remade }, reset: idle },
  error: { started: uploading, reset: idle },
}

describe('spec 2.4.8, try-on: every state meets every event', () => {
  for (const state of states) {
    for (const event of Object.values(events)) {
      const expected = transitions[state.phase][event.type] ?? state
      test(`${state.phase} + ${event.type} → ${expected.phase}`, () => {
        expect(advance(state, event)).toEqual(expected)
      })
    }
  }
})

describe('spec 2.9.3: progress 20, 40, 60, +2 a poll up to 95, then 100', () => {
  test('polls lift it to 95 and never past it', () => {
    let state: TryOnState = generating
    const seen: number[] = []
    for (let poll = 0; poll < 60; poll++) {
      state = advance(state, events.polled)
      if (state.phase === 'generating') seen.push(state.progress)
    }
    expect(seen.slice(0, 3)).toEqual([62, 64, 66])
    expect(seen.at(-1)).toBe(95)
    expect(Math.max(...seen)).toBe(95)
  })

  test('it never runs backwards, whichever of the device and the polls is ahead', () => {
    const ahead = advance(generating, { type: 'rendering', stage: 'compose', fraction: 1 })
    expect(advance(ahead, { type: 'rendering', stage: 'photo', fraction: 0 })).toMatchObject({ progress: 95 })
    expect(advance(ahead, events.polled)).toMatchObject({ progress: 95 })
  })

  test('the stages of the device lie between 60 and 95, in their order', () => {
    const order = (['models', 'photo', 'body', 'garment', 'warp', 'compose'] as const).map((stage) =>
      renderProgress({ stage, fraction: 1 }),
    )
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(renderProgress({ stage: 'models', fraction: 0 })).toBe(60)
    expect(order.at(-1)).toBe(95)
  })
})

describe('spec 2.5.1 to 2.5.3: what is checked before a try-on starts', () => {
  const ready = {
    credits: 5,
    hasPhoto: true,
    mode: 'preset',
    hasPreset: true,
    hasCustomOutfit: false,
  } as const
  test.each([
    ['ready', {}, null],
    ['no credits come before everything else', { credits: 0, hasPhoto: false }, 'no_credits'],
    ['fewer than none too', { credits: -1 }, 'no_credits'],
    ['Luxe is not counted', { credits: null }, null],
    ['photo', { hasPhoto: false, hasPreset: false }, 'photo_required'],
    ['preset', { hasPreset: false }, 'outfit_required'],
    ['custom outfit', { mode: 'custom' as const }, 'custom_outfit_required'],
    [
      'a custom outfit needs no preset',
      { mode: 'custom' as const, hasPreset: false, hasCustomOutfit: true },
      null,
    ],
  ])('%s', (_, change, expected) => {
    expect(findObstacle({ ...ready, ...change })).toBe(expected)
  })
})
