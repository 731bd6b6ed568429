import { expect, test } from 'vitest'
import { allowInline } from './inline.ts'

test("the policy allows the build's own script and styles by their hashes, on every page that has one", () => {
  const headers = [
    '/*',
    "  Content-Security-Policy: script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'",
    '/subscribe',
    "  Content-Security-Policy: script-src 'self' https://js.stripe.com; style-src 'self'",
  ].join('\n')
  const abc = "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='"
  const filled = allowInline(headers, { scripts: ['abc'], styles: ['abc', 'abc'] })
  expect(filled.split('\n').filter((line) => line.includes('Policy'))).toEqual([
    `  Content-Security-Policy: script-src 'self' ${abc} 'wasm-unsafe-eval'; style-src 'self' ${abc} ${abc}; style-src-attr 'unsafe-inline'`,
    `  Content-Security-Policy: script-src 'self' ${abc} https://js.stripe.com; style-src 'self' ${abc} ${abc}`,
  ])
})
