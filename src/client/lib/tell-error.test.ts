import { beforeEach, expect, test, vi } from 'vitest'

const sent: unknown[] = []
beforeEach(() => {
  vi.resetModules()
  sent.length = 0
  vi.stubGlobal('navigator', {
    onLine: true,
    sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)) > 0,
  })
  vi.stubGlobal('location', { pathname: '/outfit/0-k5f2', host: 'cabine.example' })
})
const load = async () => (await import('./tell-error.ts')).tellError

const broken = Object.assign(new TypeError('x of ada@example.com is undefined'), {
  stack: 'TypeError: x\n    at draw (https://cabine.example/assets/page-a1.js:3:4)\n    at <anonymous>:1:1',
})

test('a mistake is told once, by pattern and place, and names nobody', async () => {
  const tellError = await load()
  tellError(broken)
  tellError(broken)
  expect(sent).toEqual([
    { message: 'x of [email] is undefined', stack: 'draw /assets/page-a1.js:3:4', page: '/outfit/:id' },
  ])
})

test('of one page load five are told and no more', async () => {
  const tellError = await load()
  for (let at = 0; at < 9; at++) tellError(new Error(`mistake ${'abcdefghi'[at]}`))
  expect(sent).toHaveLength(5)
})

test.each([
  'Error: x\n    at read (chrome-extension://abc/content.js:1:1)',
  'read@moz-extension://abc/content.js:1:1',
  'Error: x\n    at https://js.stripe.com/v3/index.js:1:2\n    at chrome-extension://abc/content.js:1:1',
])('what others alone did on our page is not told: %j', async (stack) => {
  const tellError = await load()
  tellError(Object.assign(new Error('x'), { stack }))
  expect(sent).toEqual([])
  tellError(
    Object.assign(new Error('x'), { stack: `${stack}\n    at https://cabine.example/assets/a.js:1:2` }),
  )
  expect(sent).toHaveLength(1)
})

test('what is no mistake of ours is not told', async () => {
  const tellError = await load()
  const { ApiFailure } = await import('./api-failure.ts')
  tellError(new ApiFailure(404, '', 'not_found'))
  tellError(new TypeError('Failed to fetch dynamically imported module'))
  tellError(new DOMException('let go', 'AbortError'))
  vi.stubGlobal('navigator', { onLine: false, sendBeacon: () => sent.push(1) })
  tellError(broken)
  expect(sent).toEqual([])
})
