import { createScheduledController, env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import worker from './index.ts'
import { createShopper } from './testing/shopper.ts'

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

test('a cron expression without a job fails loudly instead of doing nothing', async () => {
  await expect(worker.scheduled(createScheduledController({ cron: '0 0 1 1 *' }), env)).rejects.toThrow(
    'no job',
  )
})
