import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './paths.ts'
import { allowFakeStripe } from './build.ts'
import { varsOf } from './serve.ts'

test("a run with a fake cloud never reaches the true one with a developer's key", () => {
  const own = { FASHN_API_KEY: 'fa-true', MARKETING_URL: '/shop' }
  const vars = { FASHN_API_KEY: '', FASHN_BASE_URL: 'http://127.0.0.1:1' }
  expect(varsOf(own, vars)).toEqual({ ...vars, MARKETING_URL: '/shop' })
})

const headers = readFileSync(join(root, 'public/_headers'), 'utf8')

/** Each policy by the path that it stands under, as directives with their sources. */
function policies(file: string) {
  const found: Record<string, Record<string, string[]>> = {}
  let path = ''
  for (const line of file.split('\n')) {
    if (line.startsWith('/')) path = line
    const [, policy] = /^ +Content-Security-Policy: (.*)/.exec(line) ?? []
    if (!policy) continue
    const directives = policy.split('; ').map((one) => one.split(' '))
    found[path] = Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]))
  }
  return found
}

test("Stripe's hosts are allowed on /subscribe only, whose policy is otherwise that of every page", () => {
  const { '/*': everywhere, '/subscribe': subscribe = {}, ...others } = policies(headers)
  expect(others).toEqual({})
  expect(JSON.stringify(everywhere)).not.toContain('stripe')
  expect(subscribe['script-src']).toContain('https://js.stripe.com')
  expect(subscribe['frame-src']).toEqual(
    expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']),
  )
  const { 'frame-src': _frames, ...rest } = Object.fromEntries(
    Object.entries(subscribe).map(([name, sources]) => [
      name,
      sources.filter((source) => !/^https:\/\/[a-z.*]*stripe\.com$/.test(source)),
    ]),
  )
  expect(rest).toEqual(everywhere)
})

test('a run with a fake Stripe allows the fake, and Stripe no longer', () => {
  const { '/*': everywhere, '/subscribe': subscribe = {} } = policies(
    allowFakeStripe('http://localhost:5294', headers),
  )
  expect(everywhere).toEqual(policies(headers)['/*'])
  for (const name of ['script-src', 'frame-src', 'connect-src', 'img-src'])
    expect(subscribe[name]).toContain('http://localhost:5294')
  expect(allowFakeStripe('http://localhost:5294', headers).replaceAll(/^#.*/gm, '')).not.toContain(
    'stripe.com',
  )
})
