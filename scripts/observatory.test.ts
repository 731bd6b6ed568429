import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { countPoints } from '#shared/testing/observatory.ts'

/** The headers that public/_headers gives to the files under a path, as Cloudflare reads it: later rules add or take away. */
function headersOf(path: string) {
  const headers = new Headers()
  let isMeant = false
  for (const line of readFileSync('public/_headers', 'utf8').split('\n')) {
    if (line.startsWith('/')) isMeant = line === '/*' || line === path
    if (!isMeant || !line.startsWith('  ')) continue
    const [, taken, name = '', value = ''] = /^ +(!?) ?([\w-]+):? ?(.*)$/.exec(line) ?? []
    if (taken) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}

const page = '<script>1</script><script type="module" src="/assets/main-1.js"></script>'

test.each(['/', '/subscribe'])('%s has as many points as a site of its kind can have', (path) => {
  const { points, rules } = countPoints({ headers: headersOf(path), html: page })
  expect(rules.filter((one) => one.points !== 0)).toEqual([
    { rule: 'content-security-policy', points: 10 },
    { rule: 'framing', points: 5 },
    { rule: 'referrer-policy', points: 5 },
    { rule: 'cross-origin-resource-policy', points: 10 },
    { rule: 'cross-origin-opener-policy', points: 10 },
  ])
  expect(points).toBe(140)
})

/** The same page with one header of it changed. */
function pointsWith(name: string, change: (value: string) => string, html = page) {
  const headers = headersOf('/')
  const value = change(headers.get(name) ?? '')
  if (value) headers.set(name, value)
  else headers.delete(name)
  return countPoints({ headers, html }).points
}
const policy = (from: string, to: string) =>
  ['content-security-policy', (value: string) => value.replace(from, to)] as const
const without = () => ''

test.each([
  ['a style that anybody may write', policy("style-src 'self'", "style-src 'self' 'unsafe-inline'"), 130],
  ['anything by default', policy("default-src 'none'", "default-src 'self'"), 135],
  ['code made of text', policy("script-src 'self'", "script-src 'self' 'unsafe-eval'"), 120],
  ['a script that anybody may write', policy("script-src 'self'", "script-src 'self' 'unsafe-inline'"), 80],
  ['scripts from everywhere', policy("script-src 'self'", 'script-src https:'), 80],
  ['frames over http', policy("worker-src 'self'", 'worker-src http://a.example'), 80],
  ['no policy', ['content-security-policy', without], 75],
  ['no HSTS', ['strict-transport-security', without], 80],
  ['HSTS of a day', ['strict-transport-security', () => 'max-age=86400'], 130],
  ['sniffing', ['x-content-type-options', without], 135],
  ['a referrer that tells all', ['referrer-policy', () => 'unsafe-url'], 130],
  ['a cookie of a session that scripts can read', ['set-cookie', () => '__Host-session=1; Secure'], 70],
  ['a cookie of a session without TLS', ['set-cookie', () => 'session=1; HttpOnly'], 130],
  [
    'a cookie that nobody else sends or reads',
    ['set-cookie', () => '__Host-session=1; Secure; HttpOnly; SameSite=Lax'],
    145,
  ],
  ['pictures for everybody', ['cross-origin-resource-policy', without], 130],
] as const)('%s', (_, [name, change], points) => expect(pointsWith(name, change)).toBe(points))

test("another site's script without a digest costs five points", () => {
  const html = '<script src="https://js.stripe.com/v3"></script>'
  expect(countPoints({ headers: headersOf('/'), html }).points).toBe(135)
})

test('a directive that stands twice is no policy', () => {
  expect(() => pointsWith(...policy("base-uri 'none'", "script-src 'self'"))).toThrow('twice')
})
