import { expect, test, vi } from 'vitest'
import { openTab } from '../testing/shopper.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

const signIn = () =>
  openTab().api.auth.signin.$post({
    json: { email: `${crypto.randomUUID()}@example.com`, password: 'velvet-42-stairs' },
  })

test('of thirty sign-ins at once some are asked to come back, and nobody else waits for the others', async () => {
  let answered = 0
  const sent = Array.from({ length: 30 }, async () => {
    const answer = await signIn()
    if (String(answer.status) === '401') answered += 1
    return answer
  })
  // One that reads the database as they do, sent last.
  const other = await openTab().api['app-state'].$get()
  const before = answered
  expect(other.status).toBe(200)
  const answers = await Promise.all(sent)
  const busy = answers.filter(({ status }) => String(status) === '503')
  expect(answered).toBeGreaterThanOrEqual(8)
  expect(busy).toHaveLength(30 - answered)
  expect(busy.length).toBeGreaterThan(10)
  expect(before, 'hashes that the other call waited for').toBeLessThan(4)
  for (const answer of busy) {
    expect(answer.headers.get('retry-after')).toBe('2')
    expect(await answer.json()).toMatchObject({ error: 'server_busy' })
  }
})
