import { describe, expect, test } from 'vitest'
import { batchDeadlineMs } from './studio-limits.ts'
import {
  deadlineOf,
  maxAttempts,
  next,
  openBatch,
  nextAction,
  type Batch,
  type Event,
} from './batch-machine.ts'

const template = (id: string) => ({
  id,
  title: id,
  description: '',
  occasion: 'work',
  style: 'classic',
  pieces: ['dress'],
  colors: [],
})

const open = (count = 2): Batch => {
  const templates = Array.from({ length: count }, (_, i) => template(`t${i}`))
  const names = templates.map(({ id }) => ({
    templateId: id,
    outfitId: `outfit-${id}`,
    boardKey: `boards/${id}`,
  }))
  return openBatch({ batchId: 'b', userId: 'u', templates, origin: 'https://cabine.test' }, names, 0)
}

const after = (batch: Batch, ...events: [at: number, event: Event][]) =>
  events.reduce((one, [at, event]) => next(one, event, at), batch)

const states = ({ outfits }: Batch) => outfits.map(({ state }) => state)
const begun = (at: number): Event => ({ type: 'begun', at })
const made = (at: number): Event => ({ type: 'made', at })
const failed = (at: number, isFinal = false): Event => ({ type: 'not_made', at, isFinal })

describe('what an event makes of a batch', () => {
  test.each<[string, [number, Event][], string[], ReturnType<typeof nextAction>, number]>([
    ['nothing yet', [], ['waiting', 'waiting'], { do: 'make', at: 0 }, 0],
    [
      'one is made',
      [
        [1, begun(0)],
        [2, made(0)],
      ],
      ['done', 'waiting'],
      { do: 'make', at: 1 },
      2,
    ],
    [
      'it is made twice',
      [
        [1, begun(0)],
        [2, made(0)],
        [3, made(0)],
      ],
      ['done', 'waiting'],
      { do: 'make', at: 1 },
      3,
    ],
    [
      'one fails',
      [
        [1, begun(0)],
        [2, failed(0)],
      ],
      ['waiting', 'waiting'],
      { do: 'wait', until: 2_002 },
      2,
    ],
    [
      'one can never be',
      [
        [1, begun(0)],
        [2, failed(0, true)],
      ],
      ['failed', 'waiting'],
      { do: 'make', at: 1 },
      2,
    ],
    [
      'a failure comes late',
      [
        [1, begun(0)],
        [2, made(0)],
        [3, failed(0, true)],
      ],
      ['done', 'waiting'],
      { do: 'make', at: 1 },
      3,
    ],
    [
      'all are over',
      [
        [1, made(0)],
        [2, failed(1, true)],
      ],
      ['done', 'failed'],
      { do: 'end' },
      2,
    ],
    [
      'its end is not written',
      [
        [1, made(0)],
        [2, made(1)],
        [3, { type: 'not_ended' }],
      ],
      ['done', 'done'],
      { do: 'wait', until: 2_003 },
      3,
    ],
    [
      'its end is written',
      [
        [1, made(0)],
        [2, made(1)],
        [3, { type: 'ended' }],
      ],
      ['done', 'done'],
      { do: 'wait', until: 86_400_003 },
      4,
    ],
    [
      'a day has passed',
      [
        [1, made(0)],
        [2, made(1)],
        [3, { type: 'ended' }],
      ],
      ['done', 'done'],
      { do: 'wipe' },
      86_400_003,
    ],
    [
      'she leaves',
      [
        [1, begun(0)],
        [2, { type: 'forgotten' }],
        [3, made(0)],
      ],
      ['waiting', 'waiting'],
      { do: 'wipe' },
      3,
    ],
  ])('when %s', (_, events, expected, act, now) => {
    const batch = after(open(), ...events)
    expect(states(batch)).toEqual(expected)
    expect(nextAction(batch, now)).toEqual(act)
  })

  test('what takes the process with it each time is given up, and the next one has its turn', () => {
    let batch = open()
    for (let tries = 0; tries < maxAttempts; tries++) {
      expect(nextAction(batch, tries)).toEqual({ do: 'make', at: 0 })
      batch = next(batch, begun(0), tries)
    }
    expect(nextAction(batch, 10)).toEqual({ do: 'give_up', at: 0 })
    expect(nextAction(next(batch, failed(0, true), 10), 10)).toEqual({ do: 'make', at: 1 })
  })

  test('it ends by its deadline, whatever fails', () => {
    let batch = open(12)
    let now = 0
    for (let steps = 0; batch.endedAt === 0; steps++) {
      expect(steps).toBeLessThan(200)
      const act = nextAction(batch, now)
      if (act.do === 'wait') now = act.until
      else if (act.do === 'make') {
        batch = next(batch, begun(act.at), now)
        now += 60_000
        batch = next(batch, failed(act.at), now)
      } else if (act.do === 'time_out') batch = next(batch, { type: 'timed_out' }, now)
      else if (act.do === 'give_up') batch = next(batch, failed(act.at, true), now)
      else batch = next(batch, { type: 'ended' }, now)
    }
    expect(batch.endedAt).toBeLessThanOrEqual(deadlineOf(batch) + 60_000)
    expect(deadlineOf(batch)).toBe(batchDeadlineMs)
    expect(new Set(states(batch))).toEqual(new Set(['failed']))
  })
})
