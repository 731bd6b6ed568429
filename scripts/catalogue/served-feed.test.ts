import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { dryRun } from './dry-run.ts'
import { readFeedArgument } from './feed-argument.ts'
import { generatedFeed } from './generated-feed.ts'
import { operatorVars } from './operator-vars.ts'
import { reportText } from './report.ts'

const whole = [...generatedFeed(300, 'tsv')].join('')
const megabyte = Buffer.alloc(1_048_576, 'a')

const answers: Record<string, RequestListener> = {
  '/cut': (_, response) => {
    response.writeHead(200, { 'content-length': whole.length * 2 })
    response.write(whole)
    setTimeout(() => response.destroy(), 50)
  },
  '/bomb': (_, response) =>
    response.end(gzipSync(Buffer.concat(Array.from({ length: 100 }, () => megabyte)))),
  '/round': (_, response) => response.writeHead(302, { location: '/round?key=secret' }).end(),
  '/whole': (_, response) => response.end(whole),
  '/moved': (_, response) => response.writeHead(301, { location: '/whole' }).end(),
}

const server = createServer((request, response) => {
  const answer = answers[request.url?.replace(/\?.*/, '') ?? '']
  if (answer) answer(request, response)
  else response.writeHead(404).end()
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => server.close())
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

async function rehearse(path: string) {
  const { feed, open } = readFeedArgument(`${origin}${path}`, undefined, operatorVars())
  return dryRun(open, feed, () => undefined)
}

test.each([
  ['/cut?key=secret', 'The connection to the shop was cut.'],
  ['/bomb?key=secret', 'It unpacks to more than 250 times its size.'],
  ['/round?key=secret', 'The shop sends us from one address to the next without end.'],
  ['/nowhere?key=secret', 'The shop has no feed at this address (404).'],
])(
  'the command tells what is wrong with a feed at %s as the Worker does, without its key',
  async (path, failure) => {
    const report = await rehearse(path)
    expect(report.failure).toBe(failure)
    expect(JSON.stringify(report) + reportText(report)).not.toContain('secret')
  },
)

test('the command follows a feed that moved', async () => {
  expect(await rehearse('/moved')).toMatchObject({ failure: null, accepted: 300 })
})

test('a feed is named after its address, of which a key stays out, and two keys are two feeds', () => {
  const named = (address: string) => readFeedArgument(address, undefined, operatorVars()).feed.id
  expect(named('https://shop.example/feeds/women.xml')).toBe('shop-example-feeds-women')
  const [one, other] = ['one-secret', 'another'].map((key) =>
    named(`https://shop.example/women.xml?key=${key}`),
  )
  expect(one).toMatch(/^shop-example-women-[0-9a-f]{8}$/)
  expect(other).not.toBe(one)
  expect(named('https://me:secret@shop.example/women.xml')).not.toContain('secret')
  expect(() => named('http://shop.example/women.xml?key=secret')).toThrow(/^(?!.*secret)/)
})
