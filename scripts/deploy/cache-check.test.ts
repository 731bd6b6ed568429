import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { checkCache, publicReads } from './cache-check.ts'

const open: (() => void)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** An edge of one place, on this machine. */
async function edge(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  open.push(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function check(address: string) {
  const lines: string[] = []
  const isFine = await checkCache(address, (line) => lines.push(line), { pauseMs: 0 })
  return { isFine, lines }
}

/** Says of each address what the list says, one answer after the other. */
function saying(statuses: readonly string[]): RequestListener {
  const asked = new Map<string, number>()
  return ({ url = '' }, response) => {
    const times = asked.get(url) ?? 0
    asked.set(url, times + 1)
    const status = statuses[times]
    response
      .writeHead(200, { 'cf-ray': '8f3c2a-FRA', ...(status && { 'cf-cache-status': status }) })
      .end('{}')
  }
}

test('a cache that keeps what it was told is fine, and the place is told', async () => {
  const { isFine, lines } = await check(await edge(saying(['MISS', 'HIT'])))
  expect(isFine).toBe(true)
  expect(lines).toEqual(publicReads.map((path) => `  ok     ${path}: MISS, then HIT (FRA)`))
})

test.each([
  ['that is passed by', ['BYPASS', 'BYPASS']],
  ['that is switched off without a word', []],
  ['that forgets at once', ['MISS', 'MISS']],
])('a cache %s fails', async (_, statuses) => {
  const { isFine, lines } = await check(await edge(saying(statuses)))
  expect(isFine).toBe(false)
  expect(lines.filter((line) => line.includes('FAILED'))).toHaveLength(publicReads.length)
})

test('an error that is kept is no success', async () => {
  const { isFine, lines } = await check(
    await edge((_, response) => response.writeHead(503, { 'cf-cache-status': 'HIT' }).end()),
  )
  expect(isFine).toBe(false)
  expect(lines.join('\n')).toContain('it answers 503')
})

test('a site that does not answer fails, and says so', async () => {
  const { isFine, lines } = await check('http://127.0.0.1:1')
  expect(isFine).toBe(false)
  expect(lines[0]).toContain('FAILED')
})
