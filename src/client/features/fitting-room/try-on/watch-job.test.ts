import { describe, expect, test } from 'vitest'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { tryOnView } from '#client/testing/try-on-views.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import { TryOnError } from './try-on-error.ts'
import { watchJob, type JobSource } from './watch-job.ts'

const view = (overrides: Partial<TryOnView> = {}) => tryOnView({ predictionId: 'job', ...overrides })
const completed = view({ status: 'completed', output: ['/api/photos/look.jpg'] })
const lost = new ApiFailure(0, 'offline', 'connection_lost')
const status = (code: number) => new ApiFailure(code, 'x', 'server_error')

/** A server that gives these answers in turn, the last one for ever, and a clock that never waits. */
function scripted(answers: (TryOnView | Error | { nonsense: true })[]) {
  const asked = { count: 0 }
  let say: (pushed: TryOnView) => void = () => undefined
  const source: JobSource = {
    fetchStatus: async () => {
      const answer = answers[Math.min(asked.count++, answers.length - 1)]
      if (answer instanceof Error) throw answer
      return answer as TryOnView
    },
    listen: (onView) => {
      say = onView
      return () => {
        say = () => undefined
      }
    },
    wait: async (_, signal) => {
      await Promise.resolve()
      signal.throwIfAborted()
    },
  }
  return { source, asked, push: (pushed: TryOnView) => say(pushed) }
}

function watch(source: JobSource, signal = new AbortController().signal) {
  const seen: string[] = []
  const end = watchJob('job', source, {
    signal,
    onView: ({ place }) => seen.push(`view ${place}`),
    onLost: () => seen.push('lost'),
  })
  return { seen, end }
}

const failureOf = (end: Promise<unknown>) =>
  end.then(
    () => 'no failure',
    (error: unknown) => (error instanceof TryOnError ? error.failure : error),
  )

describe('spec 2.4.10: a job is asked for until it is over', () => {
  test('every answer is passed on, and the completed one ends the watch', async () => {
    const { source } = scripted([view({ place: 2 }), view({ place: 1 }), completed])
    const { seen, end } = watch(source)
    expect(await end).toBe(completed)
    expect(seen).toEqual(['view 2', 'view 1'])
  })

  test('a failed job is an end too', async () => {
    const { source } = scripted([view({ status: 'failed', error: 'processing_failed' })])
    expect(await watch(source).end).toMatchObject({ status: 'failed' })
  })

  test('after 60 polls it is a timeout', async () => {
    const { source, asked } = scripted([view()])
    expect(await failureOf(watch(source).end)).toEqual({ kind: 'sentence', key: 'timeout' })
    expect(asked.count).toBe(60)
  })

  test('the live channel ends it before the next poll; what it says of other jobs is not ours', async () => {
    const { source, asked, push } = scripted([view()])
    source.wait = () => new Promise(() => undefined)
    const { end } = watch(source)
    push(view({ predictionId: 'another', status: 'completed', output: ['/x'] }))
    push(completed)
    expect(await end).toBe(completed)
    expect(asked.count).toBe(0)
  })
})

describe('spec 2.8.10: what can go wrong while asking', () => {
  test('without a network the job goes on: nothing is counted, and it is found when the network is back', async () => {
    const offline = Array.from({ length: 100 }, () => lost)
    const { source } = scripted([...offline, completed])
    const { seen, end } = watch(source)
    expect(await end).toBe(completed)
    expect(seen.filter((one) => one === 'lost')).toHaveLength(100)
  })

  test("'API request failed with status' after three server errors in a row, not after two", async () => {
    const passing = scripted([status(502), status(503), view(), status(502), completed])
    expect(await watch(passing.source).end).toBe(completed)
    const broken = scripted([status(503)])
    expect(await failureOf(watch(broken.source).end)).toEqual({ kind: 'status', call: 'poll', status: 503 })
    expect(broken.asked.count).toBe(3)
  })

  test('an answer that will not change ends it at once', async () => {
    const { source, asked } = scripted([status(404)])
    expect(await failureOf(watch(source).end)).toEqual({ kind: 'status', call: 'poll', status: 404 })
    expect(asked.count).toBe(1)
  })

  test("'Invalid response format from server'", async () => {
    const { source } = scripted([{ nonsense: true }])
    expect(await failureOf(watch(source).end)).toEqual({ kind: 'invalid_answer' })
  })

  test('nor is a page of somebody else’s', async () => {
    const { source } = scripted([view(), status(200)])
    expect(await failureOf(watch(source).end)).toEqual({ kind: 'invalid_answer' })
  })

  test('she stops it', async () => {
    const controller = new AbortController()
    const { source } = scripted([view()])
    const { end } = watch(source, controller.signal)
    controller.abort(new Error('stopped'))
    await expect(end).rejects.toThrow('stopped')
  })
})
