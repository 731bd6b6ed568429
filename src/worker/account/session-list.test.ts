import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import worker from '../index.ts'
import { startClock } from '../testing/clock.ts'
import { createShopper, openTab, origin } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** She signs in on another device. */
async function signInFrom(userAgent: string, { email, password }: { email: string; password: string }) {
  const tab = openTab()
  const headers = { 'user-agent': userAgent, 'content-type': 'application/json' }
  await tab.fetch('/api/auth/signin', { method: 'POST', headers, body: JSON.stringify({ email, password }) })
  return tab
}

const list = async (tab: Pick<ReturnType<typeof openTab>, 'api'>) =>
  (await tab.api.account.sessions.$get()).json()

// Password hashes are expensive, and a machine may be busy.
vi.setConfig({ testTimeout: 30_000 })

describe('her devices', () => {
  test('each is told by its names, the one that asks is marked, and none by an address or a secret', async () => {
    const shopper = await createShopper()
    await signInFrom(phone, shopper)
    const answer = await shopper.api.account.sessions.$get()
    expect(tripsOf(answer)).toBe(1)
    const told = await answer.json()
    expect(told).toHaveLength(2)
    expect(told.find(({ isCurrent }) => !isCurrent)).toMatchObject({ browser: 'Safari', device: 'iPhone' })
    expect(told.filter(({ isCurrent }) => isCurrent)).toHaveLength(1)
    expect(Object.keys(firstIn(told)).toSorted()).toEqual(
      ['id', 'assistant', 'browser', 'device', 'createdAt', 'lastSeenAt', 'isCurrent'].toSorted(),
    )
    expect(firstIn(told).id).toMatch(/^[0-9a-f]{16}$/)
  })

  test('one that she signs out is not signed in any more, and hears no more', async () => {
    const shopper = await createShopper()
    const other = await signInFrom(phone, shopper)
    const headers = { upgrade: 'websocket', origin }
    const socket = (await other.fetch('/api/live', { headers })).webSocket
    let closed = 0
    socket?.addEventListener('close', ({ code }) => {
      closed = code
    })
    socket?.accept()
    const { id } = firstIn((await list(shopper)).filter(({ isCurrent }) => !isCurrent))
    expect((await shopper.api.account.sessions[':id'].$delete({ param: { id } })).status).toBe(204)
    await expect.poll(() => closed).toBeGreaterThan(0)
    expect((await other.api['app-state'].$get()).status).toBe(401)
    expect((await other.fetch('/api/live', { headers })).status).toBe(401)
    expect(await list(shopper)).toHaveLength(1)
    expect(String((await shopper.api.account.sessions[':id'].$delete({ param: { id } })).status)).toBe('404')
  })

  test('one whose session is over is none of them', async () => {
    const shopper = await createShopper()
    await signInFrom(phone, shopper)
    const end = env.DB.prepare('update sessions set expires_at = ? where user_id = ? and user_agent = ?')
    await end.bind(Date.now(), shopper.id, phone).run()
    expect((await list(shopper)).map(({ isCurrent }) => isCurrent)).toEqual([true])
  })

  const daysAgo = (days: number) => Date.now() - days * 86_400_000
  test.each([
    { used: 29, made: 59, isOpen: true },
    { used: 31, made: 59, isOpen: false },
    { used: 0, made: 61, isOpen: false },
  ])('one used $used days ago and opened $made days ago is open: $isOpen', async ({ used, made, isOpen }) => {
    const shopper = await createShopper()
    const other = await signInFrom(phone, shopper)
    await env.DB.prepare(
      'update sessions set last_seen_at = ?, created_at = ?, expires_at = expires_at - created_at + ?2 where user_id = ? and user_agent = ?',
    )
      .bind(daysAgo(used), daysAgo(made), shopper.id, phone)
      .run()
    // Her list says the same as every call does.
    expect(await list(shopper)).toHaveLength(isOpen ? 2 : 1)
    expect((await other.api.auth.user.$get()).status).toBe(isOpen ? 200 : 401)
    expect((await other.fetch('/api/wishlist')).status).toBe(isOpen ? 200 : 401)
  })

  test('one that is used again and again ends all the same, by the clock', async () => {
    const shopper = await createShopper()
    const { pass } = startClock()
    const statuses: number[] = []
    for (let day = 0; day < 62; day += 20.5) {
      statuses.push((await shopper.api.auth.user.$get()).status)
      pass(20.5 * 86_400_000)
    }
    vi.restoreAllMocks()
    expect(statuses).toEqual([200, 200, 200, 401])
  })

  test('all others end at once, and the one that asks stays', async () => {
    const shopper = await createShopper()
    const others = [await signInFrom(phone, shopper), await signInFrom('', shopper)]
    await shopper.api.account.sessions.$delete()
    for (const other of others) expect((await other.api['app-state'].$get()).status).toBe(401)
    expect(await list(shopper)).toMatchObject([{ isCurrent: true }])
  })

  test('when one was last used is written to the hour, behind the answer and once', async () => {
    const shopper = await createSignedIn()
    const seen = () =>
      env.DB.prepare('select last_seen_at from sessions where user_id = ?')
        .bind(shopper.id)
        .first('last_seen_at')
    expect(await seen()).toBeNull()
    for (const path of ['/api/lookbook', '/api/app-state', '/api/profile-photo']) {
      await env.DB.prepare('update sessions set last_seen_at = ? where user_id = ?')
        .bind(Date.now() - 7_200_000, shopper.id)
        .run()
      expect(tripsOf(await shopper.fetch(path))).toBe(1)
      const hour = 3_600_000
      await expect.poll(seen).toBe(Date.now() - (Date.now() % hour))
    }
  })

  test('within that hour nothing is written', async () => {
    const shopper = await createSignedIn()
    const hour = Date.now() - (Date.now() % 3_600_000)
    async function writtenBehind(lastSeenAt: number) {
      await env.DB.prepare('update sessions set last_seen_at = ? where user_id = ?')
        .bind(lastSeenAt, shopper.id)
        .run()
      const behind: Promise<unknown>[] = []
      const context = { waitUntil: (work: Promise<unknown>) => behind.push(work) }
      const headers = { cookie: `__Host-session=${shopper.cookie}`, origin }
      const request = new Request(`${origin}/api/app-state`, { headers })
      await worker.fetch(request, env, context as unknown as ExecutionContext)
      await Promise.all(behind)
      return behind.length
    }
    expect([await writtenBehind(hour), await writtenBehind(hour - 1)]).toEqual([0, 1])
  })

  test('a browser that calls itself by a book has only the beginning of it kept', async () => {
    const shopper = await createShopper()
    await signInFrom('x'.repeat(5_000), shopper)
    const { results } = await env.DB.prepare('select length(user_agent) as n from sessions where user_id = ?')
      .bind(shopper.id)
      .all<{ n: number }>()
    expect(Math.max(...results.map(({ n }) => n))).toBe(400)
  })
})
