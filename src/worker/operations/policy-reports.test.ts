import { env, SELF } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openCatalogue } from '../lib/db.ts'
import { origin } from '../testing/shopper.ts'
import { listErrorMessages } from './client-errors.ts'

let networks = 0
const send = (body: unknown, headers: Record<string, string> = {}) =>
  SELF.fetch(`${origin}/api/reports`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: {
      'content-type': 'application/reports+json',
      'cf-connecting-ip': `198.51.${++networks}.1`,
      ...headers,
    },
  })
const kept = async () =>
  (await listErrorMessages(openCatalogue(env.CATALOGUE_DB))).filter(({ message }) =>
    message.startsWith('Security policy'),
  )

const violation = (body: object = {}) => ({
  type: 'csp-violation',
  age: 1,
  url: `${origin}/outfit/0-k5f2`,
  user_agent: 'Browser of ada@example.com',
  body: {
    documentURL: `${origin}/outfit/0-k5f2?token=0-secret#ada@example.com`,
    referrer: `${origin}/verify-email?t=secret`,
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    blockedURL: 'https://evil.example/ada/x.js?token=1',
    sourceFile: `${origin}/assets/app-D3x.js`,
    lineNumber: 3,
    columnNumber: 4,
    sample: 'const password = "velvet"',
    disposition: 'enforce',
    statusCode: 200,
    ...body,
  },
})

afterEach(() => void vi.restoreAllMocks())

describe('what a browser reports of the security policy', () => {
  test('is kept by directive, host and place, counted, logged, and holds nothing of the shopper', async () => {
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line))
    await send([violation()], { cookie: '__Host-session=0-secret' })
    await send([violation()], { origin })
    expect(await kept()).toMatchObject([
      {
        message: 'Security policy: script-src-elem refuses evil.example',
        times: 2,
        places: [{ stack: '/assets/app-D3x.js:3:4', page: '/outfit/:id' }],
      },
    ])
    const line = lines.map((one) => JSON.parse(one)).find(({ event }) => event === 'policy_broken')
    expect(line).toEqual({
      event: 'policy_broken',
      requestId: expect.any(String),
      kind: 'script-src-elem',
      host: 'evil.example',
      route: '/outfit/:id',
    })
    // A random id may have the letters of a name in it.
    const told = (lines.join() + JSON.stringify(await kept())).replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
    expect(told).not.toMatch(/ada|secret|velvet|k5f2/)
  })

  test('in the older form is the same', async () => {
    await send(
      {
        'csp-report': {
          'document-uri': `${origin}/search`,
          'violated-directive': "style-src-attr 'none'",
          'blocked-uri': 'inline',
          'line-number': 7,
        },
      },
      { 'content-type': 'application/csp-report' },
    )
    expect((await kept()).map(({ message, places }) => [message, places[0]?.page])).toContainEqual([
      'Security policy: style-src-attr refuses inline',
      '/search',
    ])
  })

  test('of a sink without an address says which, and of our own file says so', async () => {
    await send([
      violation({ effectiveDirective: 'require-trusted-types-for', blockedURL: 'trusted-types-sink' }),
      violation({ effectiveDirective: 'worker-src', blockedURL: `${origin}/api/photos/0-secret` }),
    ])
    const messages = (await kept()).map(({ message }) => message)
    expect(messages).toContain('Security policy: require-trusted-types-for refuses trusted-types-sink')
    expect(messages).toContain('Security policy: worker-src refuses self')
  })

  test.each([
    ['of another site', [violation({ documentURL: 'https://other.example/' })]],
    [
      'of a page of another scheme',
      [violation({ documentURL: `${origin.replace(/^https?/, 'chrome-extension')}/search` })],
    ],
    ['of a page without an address', [violation({ documentURL: 'about:blank' })]],
    ['of an extension', [violation({ sourceFile: 'chrome-extension://abc/content.js' })]],
    ['that an extension caused', [violation({ blockedURL: 'moz-extension' })]],
    ['of another kind', [{ ...violation(), type: 'deprecation' }]],
    ['with a book for a directive', [violation({ effectiveDirective: 'x'.repeat(50) })]],
    ['without a page', [violation({ documentURL: 'nowhere' })]],
    ['that is no JSON', '{'],
    ['that is nothing', []],
    ['with an address that is none', [violation({ blockedURL: 'https://' })]],
  ])('%s is not kept, and not told so', async (_, body) => {
    const before = await kept()
    expect((await send(body)).status).toBe(204)
    expect(await kept()).toEqual(before)
  })

  test.each([
    ['says so by its origin', { origin: 'https://other.example' }],
    ['hides its origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  ])('is not kept where the page of another site that sent it %s', async (_, headers) => {
    const before = await kept()
    expect((await send([violation()], headers)).status).toBe(204)
    expect(await kept()).toEqual(before)
  })

  test('is bounded: by its length, by how many at once, and by its network', async () => {
    expect((await send('x'.repeat(64_001))).status).toBe(413)
    await send(Array.from({ length: 30 }, () => violation({ effectiveDirective: 'again-and-again' })))
    expect((await kept()).find(({ message }) => message.includes('again-and-again'))?.times).toBe(10)
    const many = Array.from('abcdefghij', (letter) => violation({ effectiveDirective: `made-up-${letter}` }))
    const before = (await kept()).length
    await send(many)
    expect((await kept()).length - before).toBe(5)
    vi.spyOn(env.CLICK_LIMIT, 'limit').mockResolvedValue({ success: false })
    await send([violation({ effectiveDirective: 'one-too-many' })])
    expect(JSON.stringify(await kept())).not.toContain('one-too-many')
  })

  test('is answered alike where nothing can be kept', async () => {
    vi.spyOn(env.CLICK_LIMIT, 'limit').mockRejectedValue(new Error('away'))
    expect((await send([violation()])).status).toBe(204)
  })
})
