import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { changesOf, type AlertState } from './alert-changes.ts'
import { addCounts, count, type Counted } from '../metrics/hourly-counts.ts'
import { resultOfTryOn } from '../try-on/count-try-on.ts'
import { gateOf } from '../try-on/settlement.ts'
import { keptOf, readCounts } from './objectives.ts'
import { sweepOperations } from './sweep.ts'
import { openCatalogue } from '../lib/db.ts'
import { watchService } from './alert-watch.ts'

const rules = { smoke: { forMinutes: 4 } }
const minutes = (at: number) => new Date(at * 60_000)

/** Looks each five minutes; what is told at which minute. */
function play(on: (minute: number) => boolean, until: number) {
  let known: AlertState[] = []
  const told: string[] = []
  for (let minute = 0; minute <= until; minute += 5) {
    const changes = changesOf(rules, known, new Set(on(minute) ? ['smoke'] : []), minutes(minute))
    for (const change of changes) if (change.told) told.push(`${minute} ${change.told}`)
    if (changes.length > 0) known = changes.map(({ state }) => state)
  }
  return told
}

describe('an operator is told', () => {
  test('when something lasts, once more after six hours, and when it is over', () => {
    expect(play((minute) => minute < 400, 500)).toEqual(['5 began', '365 still', '400 over'])
  })
  test('nothing of what is over at the next look', () => {
    expect(play((minute) => minute === 10, 60)).toEqual([])
  })
  test('at most twice an hour of what comes and goes', () => {
    const told = play((minute) => minute % 20 < 10, 240)
    expect(told.filter((line) => line.endsWith('began')).length).toBeLessThanOrEqual(4)
    expect(told.length).toBeLessThanOrEqual(8)
  })
})

describe('the watch', () => {
  const broken = new Proxy({} as D1Database, {
    get: () => () => {
      throw new Error('away')
    },
  })
  const lettersTo = (to: string, fails = false) => {
    const sent: { to: string; subject: string; text: string }[] = []
    const MAIL = {
      send: vi.fn(async (letter: (typeof sent)[number]) => {
        if (fails) throw new Error('the mail service is away')
        sent.push(letter)
      }),
    } as unknown as SendEmail
    return {
      sent,
      bindings: {
        ...env,
        MAIL,
        MAIL_FROM: 'hello@cabine.example',
        OPERATOR_MAIL: to,
        SITE_ADDRESS: 'https://cabine.example',
      },
    }
  }
  const at = (minute: number) => new Date(Date.UTC(2027, 0, 1, 0, minute))

  test('writes one mail of what lasts, and one when it is over', async () => {
    const { sent, bindings } = lettersTo('oncall@cabine.example')
    for (const minute of [0, 5, 10]) await watchService({ ...bindings, DB: broken }, null, at(minute))
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      ['oncall@cabine.example', 'Cabine: trouble accounts_away'],
    ])
    expect(sent[0]?.text).toContain('docs/runbooks.md: The database is full or slow')
    await watchService(bindings, null, at(15))
    expect(sent.map(({ subject }) => subject)).toEqual([
      'Cabine: trouble accounts_away',
      'Cabine: over accounts_away',
    ])
  })

  test('tells of an account with few credits left, and of a model that has ended', async () => {
    const { sent, bindings } = lettersTo('oncall@cabine.example')
    const log = vi.spyOn(console, 'log').mockReturnValue()
    await gateOf(env).report({ pool: 'google', fault: 'ended', refund: 0 })
    const poor = { ...bindings, FASHN_BASE_URL: `${env.FASHN_BASE_URL}/`, FASHN_API_KEY: 'fa-poor-key' }
    await watchService(poor, null, at(60))
    expect(sent.map(({ subject }) => subject)).toEqual(['Cabine: trouble model_ended, trouble credits_low'])
    await gateOf(env).report({ pool: 'google', fault: null, refund: 0 })
    await watchService(bindings, null, at(65))
    expect(sent.at(-1)?.subject).toBe('Cabine: over model_ended, over credits_low')
    log.mockRestore()
  })

  test('a mail that cannot be sent is tried at the next look', async () => {
    const failing = lettersTo('oncall@cabine.example', true)
    const going = lettersTo('oncall@cabine.example')
    const photos = { ...env.PHOTOS, head: () => Promise.reject(new Error('away')) } as unknown as R2Bucket
    for (const minute of [100, 105])
      await watchService({ ...failing.bindings, PHOTOS: photos }, null, at(minute))
    await watchService({ ...going.bindings, PHOTOS: photos }, null, at(110))
    expect(going.sent.map(({ subject }) => subject)).toEqual(['Cabine: trouble photos_away'])
  })
})

describe('objectives', () => {
  const rows: Counted[] = [
    { measure: 'calls', result: 'answered', count: 9_980 },
    { measure: 'calls', result: 'refused', count: 10 },
    { measure: 'calls', result: 'failed', count: 10 },
    { measure: 'searches', result: '100', count: 90 },
    { measure: 'searches', result: '400', count: 5 },
    { measure: 'searches', result: 'more', count: 5 },
  ]
  test('are kept or not by the share that went well; of nothing nothing is broken', () => {
    expect(keptOf(rows)).toEqual({
      calls: { total: 10_000, good: 9_990, share: 0.999, target: 0.999, isKept: true },
      searches: { total: 100, good: 95, share: 0.95, target: 0.95, isKept: true },
      try_ons: { total: 0, good: 0, share: null, target: 0.99, isKept: true },
    })
    expect(keptOf([...rows, { measure: 'calls', result: 'failed', count: 1 }]).calls.isKept).toBe(false)
  })

  test('are counted by hours, and written once a minute', async () => {
    const at = Date.UTC(2027, 0, 2, 10, 30)
    const counting = { ...env, SERVICE_COUNTS: '' }
    const written: Promise<unknown>[] = []
    for (let second = 0; second < 90; second += 10)
      count(counting, 'calls', 'answered', (work) => void written.push(work), at + second * 1000)
    await Promise.all(written)
    expect(written).toHaveLength(2)
    expect(await readCounts(env, 1, at)).toEqual([{ measure: 'calls', result: 'answered', count: 7 }])
    await addCounts(env, [{ measure: 'calls', result: 'answered', count: 5 }], at)
    expect(await readCounts(env, 1, at)).toEqual([{ measure: 'calls', result: 'answered', count: 12 }])
    expect(await readCounts(env, 1, at + 3_600_000)).toEqual([])
  })

  test('what is old is deleted, and what was noted of jobs that are no more', async () => {
    const db = openCatalogue(env.CATALOGUE_DB)
    await env.CATALOGUE_DB.batch([
      env.CATALOGUE_DB.prepare(
        "insert into job_runs (job) values ('night/gone'), ('night/here'), ('queue/mails')",
      ),
    ])
    await sweepOperations(db, ['night/here'], Date.UTC(2027, 3, 15))
    const jobs = await env.CATALOGUE_DB.prepare('select job from job_runs order by job').all()
    expect(jobs.results).toEqual(expect.arrayContaining([{ job: 'night/here' }, { job: 'queue/mails' }]))
    expect(jobs.results).not.toContainEqual({ job: 'night/gone' })
    expect(await env.CATALOGUE_DB.prepare('select count(*) n from service_hours').first('n')).toBe(0)
  })

  test.each([
    ['cloud', 'completed', null, 30_000, 'in_time'],
    ['cloud', 'completed', null, 301_000, 'late'],
    ['cloud', 'failed', 'start_failed', 5_000, 'failed'],
    ['cloud', 'failed', 'garment_unreadable', 5_000, 'in_time'],
    ['device', 'failed', 'timeout', 290_000, 'in_time'],
  ] as const)('a try-on by %s that %s (%s) after %i ms is %s', (provider, phase, failure, ms, result) => {
    expect(resultOfTryOn({ order: { provider }, phase, failure, startedAt: 1_000 }, 1_000 + ms)).toBe(result)
  })
})
