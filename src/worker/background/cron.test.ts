import { createScheduledController, env } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { rowsAPortion } from '../lib/portions.ts'
import { createShopper } from '../testing/shopper.ts'
import { createGenerated } from '../testing/studio.ts'

test('the nightly cron removes sessions that are over, and leaves the others', async () => {
  const gone = await createShopper()
  const stays = await createShopper()
  await env.DB.prepare('update sessions set expires_at = ? where user_id = ?')
    .bind(Date.now() - 1000, gone.id)
    .run()
  await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
  const { results } = await env.DB.prepare('select user_id from sessions where user_id in (?, ?)')
    .bind(gone.id, stays.id)
    .all()
  expect(results).toEqual([{ user_id: stays.id }])
})

test('what is over goes in portions until nothing of it is left', async () => {
  const { id } = await createShopper()
  const count = 2 * rowsAPortion + 1
  await env.DB.batch([
    env.DB.prepare(
      `insert into sessions (secret_hash, user_id, created_at, expires_at)
       select 'over-' || value, ?1, 1, 1 from json_each(?2)`,
    ).bind(id, JSON.stringify(Array.from({ length: count }, (_, at) => at))),
    env.DB.prepare(
      `insert into attempts (key, count, window_ends_at) select 'over-' || value, 1, 1 from json_each(?)`,
    ).bind(JSON.stringify(Array.from({ length: count }, (_, at) => at))),
  ])
  const portions = vi.spyOn(env.DB, 'prepare')
  await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
  const deletes = portions.mock.calls.filter(([sql]) => sql.startsWith('delete from "attempts"'))
  portions.mockRestore()
  expect(deletes).toHaveLength(3)
  const { results } = await env.DB.prepare(
    `select 'session' as what from sessions where secret_hash like 'over-%'
     union all select 'attempt' from attempts where key like 'over-%'`,
  ).all()
  expect(results).toEqual([])
})

test('a batch of the studio is forgotten after ninety days, and its outfits stay', async () => {
  const { id } = await createShopper()
  const outfit = await createGenerated(id)
  const begin = env.DB.prepare("insert into outfit_batches values (?, ?, '[]', ?, null)")
  const daysAgo = (days: number) => Date.now() - days * 86_400_000
  await env.DB.batch([begin.bind('old', id, daysAgo(91)), begin.bind('new', id, daysAgo(89))])
  await worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), env)
  const { results } = await env.DB.prepare('select id from outfit_batches').all()
  expect(results).toEqual([{ id: 'new' }])
  const kept = await env.DB.prepare('select id from generated_outfits').all()
  expect(kept.results).toEqual([{ id: outfit.id }])
})

describe('each job is tried and told of by itself', () => {
  const lines = () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    return () =>
      log.mock.calls
        .map(([line]) => String(line))
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as { event: string; job?: string })
  }
  const failed = (told: { event: string; job?: string }[]) =>
    told.flatMap(({ event, job }) => (event === 'cron_job_failed' ? [job] : []))
  const broken = (what: string) =>
    new Proxy({} as D1Database, {
      get: () => () => {
        throw new Error(`${what} is away`)
      },
    })
  afterEach(() => vi.restoreAllMocks())

  test('a night without the catalogue still sweeps what is behind it', async () => {
    const gone = await createShopper()
    await env.DB.prepare('update mails set created_at = 1 where user_id = ?').bind(gone.id).run()
    const told = lines()
    const night = worker.scheduled(createScheduledController({ cron: '17 3 * * *' }), {
      ...env,
      CATALOGUE_DB: broken('the catalogue'),
    })
    await expect(night).rejects.toThrow(/ jobs failed: clicks, catalogue, misses, imports, operations$/)
    expect(failed(told())).toEqual(['clicks', 'catalogue', 'misses', 'imports', 'operations'])
    const left = await env.DB.prepare('select id from mails where user_id = ?').bind(gone.id).all()
    expect(left.results).toEqual([])
  })

  test('of the five minutes every job that fails is named, and what has to come last still comes', async () => {
    const told = lines()
    const run = worker.scheduled(createScheduledController({ cron: '*/5 * * * *' }), {
      ...env,
      DB: broken('the database'),
    })
    await expect(run).rejects.toThrow(/jobs failed/)
    expect(failed(told())).toEqual(expect.arrayContaining(['removals', 'mails']))
  })
})

test('how each job went is noted, by its cron and its name', async () => {
  await worker.scheduled(createScheduledController({ cron: '*/30 * * * *' }), env)
  const { results } = await env.CATALOGUE_DB.prepare(
    "select job, failures, succeeded_at is not null as done from job_runs where job like 'half_hour/%' order by job",
  ).all()
  expect(results).toEqual(
    ['boards', 'composed', 'lists', 'rates'].map((job) => ({
      job: `half_hour/${job}`,
      failures: 0,
      done: 1,
    })),
  )
})

test('a cron expression without a job fails loudly instead of doing nothing', async () => {
  await expect(worker.scheduled(createScheduledController({ cron: '0 0 1 1 *' }), env)).rejects.toThrow(
    'no job',
  )
})
