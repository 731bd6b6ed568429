import { expect, test } from 'vitest'
import { allowInline, allowTurnstile } from './inline.ts'

test("the policy allows the build's own script and styles by their hashes, on every page that has one", () => {
  const headers = [
    '/*',
    "  Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'",
    '/subscribe',
    "  Content-Security-Policy: script-src 'self' https://js.stripe.com; style-src 'self'",
  ].join('\n')
  const abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"
  const filled = allowInline(headers, { scripts: ['abc'], styles: ['abc', 'abc'] })
  expect(filled.split('\n').filter((line) => line.includes('Policy'))).toEqual([
    `  Content-Security-Policy: script-src 'self' ${abc} 'wasm-unsafe-eval'; style-src 'self' ${abc} ${abc}; img-src 'self'`,
    `  Content-Security-Policy: script-src 'self' ${abc} https://js.stripe.com; style-src 'self' ${abc} ${abc}`,
  ])
})

test('Turnstile is let in as a script and as a frame, beside what a page has already', () => {
  const headers = [
    '/*',
    "  Content-Security-Policy: default-src 'none'; script-src 'self'; base-uri 'none'",
    '  X-Frame-Options: DENY',
    '/subscribe',
    '  ! Content-Security-Policy',
    "  Content-Security-Policy: script-src 'self' https://js.stripe.com; frame-src https://js.stripe.com",
  ].join('\n')
  const host = 'https://challenges.cloudflare.com'
  expect(allowTurnstile(headers).split('\n')).toEqual([
    '/*',
    `  Content-Security-Policy: default-src 'none'; script-src 'self' ${host}; base-uri 'none'; frame-src ${host}`,
    '  X-Frame-Options: DENY',
    '/subscribe',
    '  ! Content-Security-Policy',
    `  Content-Security-Policy: script-src 'self' ${host} https://js.stripe.com; frame-src ${host} https://js.stripe.com`,
  ])
})
