import { describe, expect, test } from 'vitest'
import { EngineRefusal } from '@cabine/engine'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { tryOnFailures, type TryOnFailure, type TryOnView } from '#shared/try-on-job.ts'
import { isEndUnknown } from './failure-text.ts'
import { failureOf, failureOfView, reportedFailure, TryOnError } from './try-on-error.ts'

describe('spec 2.8.9: what a start that fails is called', () => {
  test.each([
    ['no network', new ApiFailure(0, '', 'connection_lost'), { kind: 'sentence', key: 'connection' }],
    [
      'both images are required',
      new ApiFailure(400, '', 'images_required', { error: 'images_required' }),
      { kind: 'sentence', key: 'images_required' },
    ],
    [
      'our server is in trouble',
      new ApiFailure(500, '', 'server_error', { error: 'server_error' }),
      { kind: 'sentence', key: 'start_failed', isUnclear: true },
    ],
    [
      'the provider takes no more',
      new ApiFailure(503, '', 'start_failed', { error: 'start_failed' }),
      { kind: 'sentence', key: 'start_failed' },
    ],
    [
      'a code of ours has its own sentence',
      new ApiFailure(429, '', 'try_on_running', { error: 'try_on_running' }),
      { kind: 'server', code: 'try_on_running', text: '' },
    ],
    [
      "an unknown server's message",
      new ApiFailure(502, '', 'server_error', { message: 'Bad gateway' }),
      { kind: 'server', code: '', text: 'Bad gateway' },
    ],
    [
      "an unknown server's error field",
      new ApiFailure(502, '', 'server_error', { error: 'overloaded' }),
      { kind: 'server', code: '', text: 'overloaded' },
    ],
    [
      "otherwise 'Server error: {status}'",
      new ApiFailure(504, '', 'server_error'),
      { kind: 'status', call: 'start', status: 504 },
    ],
    ['the engine says no', new EngineRefusal('nobody'), { kind: 'refusal', code: 'nobody' }],
    [
      'a picture cannot be had',
      new TryOnError('garment_unreadable'),
      { kind: 'sentence', key: 'garment_unreadable' },
    ],
    ['anything else', new RangeError('x'), { kind: 'sentence', key: 'unknown' }],
  ])('%s', (_, error, expected) => {
    expect(failureOf(error)).toEqual(expected)
  })
})

test('every failure of a job has its sentence', () => {
  for (const error of Object.keys(tryOnFailures) as TryOnFailure[]) {
    expect(failureOfView({ error } as TryOnView)).toEqual({ kind: 'sentence', key: error })
  }
})

test.each([
  ['the answer got lost', new ApiFailure(0, '', 'connection_lost'), true],
  ['our server is in trouble', new ApiFailure(500, '', 'server_error', { error: 'server_error' }), true],
  ['a gateway says so', new ApiFailure(502, '', 'server_error', { message: 'Bad gateway' }), true],
  ['a gateway says nothing', new ApiFailure(504, '', 'server_error'), true],
  ['the status cannot be read', new TryOnError({ kind: 'status', call: 'poll', status: 500 }), true],
  ['the status makes no sense', new TryOnError({ kind: 'invalid_answer' }), true],
  ['our server refuses', new ApiFailure(503, '', 'start_failed', { error: 'start_failed' }), false],
  ['it was refused here', new EngineRefusal('nobody'), false],
  ['the job has failed, and gives the credit back', new TryOnError('timeout'), false],
])("'No credit was used' is not said where nobody knows: %s", (_, error, isUnknown) => {
  expect(isEndUnknown(failureOf(error))).toBe(isUnknown)
})

describe('what the server is told of a render that came to nothing', () => {
  test.each([
    ['models_unreachable', 'start_failed'],
    ['not_supported', 'start_failed'],
    ['garment_unreadable', 'garment_unreadable'],
    ['nobody', 'processing_failed'],
    ['warp_doubtful', 'processing_failed'],
  ] as const)('%s → %s', (code, expected) => {
    expect(reportedFailure({ kind: 'refusal', code })).toBe(expected)
  })

  test('an outfit picture that did not load', () => {
    expect(reportedFailure({ kind: 'sentence', key: 'garment_unreadable' })).toBe('garment_unreadable')
  })
})
