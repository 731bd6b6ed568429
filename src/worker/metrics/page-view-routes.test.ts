import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { api } from '../api.ts'

const origin = 'https://cabine.example'
const view = { page: '/outfit/:id', referrer: 'blog.example', language: 'fr' }

let addresses = 0

/** Sends a view to a site whose data set notes what it is given, or to one without. */
async function send(body: unknown, headers: Record<string, string> = {}, isBound = true) {
  const kept: unknown[] = []
  const VISITS = { writeDataPoint: (point: unknown) => void kept.push(point) }
  const request = new Request(`${origin}/api/visits`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { origin, 'cf-connecting-ip': `203.0.113.${++addresses}`, ...headers },
  })
  const answer = await api.fetch(request, isBound ? { ...env, VISITS } : env)
  return { status: answer.status, cookie: answer.headers.get('set-cookie'), kept }
}

test('a view is counted by page, host and language, and by nothing else', async () => {
  const asked = { cookie: 'session=0-secret', 'user-agent': 'Mozilla/5.0 (Ada)' }
  expect(await send({ ...view, userId: '0-abc' }, asked)).toEqual({
    status: 204,
    cookie: null,
    kept: [{ indexes: ['/outfit/:id'], blobs: ['/outfit/:id', 'blog.example', 'fr'] }],
  })
})

test.each<Record<string, string>>([{ 'sec-gpc': '1' }, { dnt: '1' }])(
  'nobody is counted who asks for it: %o',
  async (headers) => {
    expect(await send(view, headers)).toMatchObject({ status: 204, kept: [] })
  },
)

test('a site without a data set keeps nothing and says nothing', async () => {
  expect(await send(view, {}, false)).toMatchObject({ status: 204, kept: [] })
})

test.each([
  ['an address in place of its pattern', { ...view, page: '/outfit/0-k5f2' }],
  ['a question in it', { ...view, page: '/search?q=ada' }],
  ["a whole address where her last page's host belongs", { ...view, referrer: 'https://mail.example/ada' }],
  ['a language of nobody', { ...view, language: 'ada' }],
  ['no view at all', 'ada'],
])('%s is not kept', async (_, body) => {
  expect(await send(body)).toMatchObject({ status: 204, kept: [] })
})

test('one network is counted so often and no more', async () => {
  const counts: number[] = []
  for (let turn = 0; turn < 40; turn++)
    counts.push((await send(view, { 'cf-connecting-ip': '198.51.100.9' })).kept.length)
  expect(counts.filter((count) => count === 1)).toHaveLength(30)
})
