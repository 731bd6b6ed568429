import { createExecutionContext, env } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { smallJpegBytes } from '../testing/pictures.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { expireAtOnce } from '../testing/timeouts.ts'

beforeEach(() => void vi.spyOn(console, 'log').mockReturnValue())
afterEach(() => vi.restoreAllMocks())

/** A bucket whose puts end when they are told to, and not before. */
function fullDisk() {
  const waiting: (() => Promise<unknown>)[] = []
  const bucket = new Proxy(env.PHOTOS, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name)
      if (typeof member !== 'function') return member
      return (...args: unknown[]) => {
        const go = (): unknown => Reflect.apply(member, target, args)
        if (name !== 'put') return go()
        const { promise, resolve } = Promise.withResolvers()
        waiting.push(async () => resolve(await go()))
        return promise
      }
    },
  })
  return { bucket, getRoom: () => Promise.all(waiting.splice(0).map((go) => go())) }
}

test('with a full disk an upload ends within seconds, in words, and leaves nothing, whenever there is room again', async () => {
  const { bucket, getRoom } = fullDisk()
  const site = { ...env, PHOTOS: bucket }
  const shopper = await createSignedIn(
    { photoStorage: 'account' },
    { fetch: async (request) => worker.fetch(request, site, createExecutionContext()) },
  )
  const wasLimited = expireAtOnce(7_000)
  const answer = await shopper.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })
  expect(wasLimited()).toBe(true)
  expect([answer.status, await answer.json()]).toMatchObject([503, { error: 'picture_not_kept' }])
  expect(answer.headers.get('retry-after'), 'nobody tries it twice more by itself').toBeNull()
  const rows = await env.DB.prepare('select count(*) as n from photos where user_id = ?')
    .bind(shopper.id)
    .first('n')
  expect(rows).toBe(0)
  await getRoom()
  await expect
    .poll(async () => (await env.PHOTOS.list({ prefix: `users/${shopper.id}/` })).objects)
    .toEqual([])
})
