import { expect, test } from 'vitest'
import { nextPath, signInPath } from './next-path.ts'

const origin = 'https://cabine.example'

test('a sign-in leads back to the page that asked for it', () => {
  const asked = new URL(signInPath('/fitting-room?preset=7'), origin)
  expect(nextPath(asked.searchParams.get('next'), origin)).toBe('/fitting-room?preset=7')
})

test('and with all that it was asked for with: the pieces that she wants to try on', () => {
  const asked = new URL(signInPath('/fitting-room?pieces=a,b'), origin)
  expect(nextPath(asked.searchParams.get('next'), origin)).toBe('/fitting-room?pieces=a,b')
})

test.each([
  null,
  '',
  'wishlist',
  'https://evil.example',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/auth?next=/auth',
])('but never from %j to another site or back to the door', (next) =>
  expect(nextPath(next, origin)).toBe('/dashboard'),
)
