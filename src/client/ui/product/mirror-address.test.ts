import { expect, test } from 'vitest'
import { isMirrorAlone, mirrored, roomWith, toMirror, wasOpenedHere, withMirror } from './mirror-address.ts'

const at = (pathname: string, search = '', state: unknown = null) => ({
  pathname,
  search,
  state,
  hash: '',
  key: 'k',
  unstable_mask: undefined,
})
const url = (path: string) => new URL(path, 'https://cabine.example')

test('the address names what the mirror was opened with, beside what the page shows', () => {
  const search = withMirror('?q=linen&product=p1', { kind: 'pieces', value: 'a,b' })
  expect(mirrored(search)).toEqual({ kind: 'pieces', value: 'a,b' })
  expect(withMirror(search, null)).toBe('?q=linen&product=p1')
  expect(withMirror(withMirror('', { kind: 'find', value: '0-f1' }), null)).toBe('')
})

test('an address that names nothing of ours opens no mirror', () => {
  for (const search of ['', '?mirror=', '?mirror=everything:a', '?pieces=a'])
    expect(mirrored(search)).toBeNull()
})

test('it opens over the page where she stands, and closing it is a step back', () => {
  const { to, options } = toMirror(at('/collections/casual-day', '?colour=red', { detailDepth: 1 }), {
    kind: 'outfit',
    value: 'a,b',
  })
  expect(to).toEqual({ pathname: '/collections/casual-day', search: '?colour=red&mirror=outfit%3Aa%2Cb' })
  expect(options).toMatchObject({ preventScrollReset: true, state: { detailDepth: 1 } })
  expect(wasOpenedHere({ state: options.state })).toBe(true)
  expect(wasOpenedHere({ state: null })).toBe(false)
})

test('in the fitting room the page itself is the mirror', () => {
  const room = at('/fitting-room', '?product=p1')
  expect(toMirror(room, { kind: 'pieces', value: 'a' }).to).toBe('/fitting-room?pieces=a')
  expect(roomWith({ kind: 'outfit', value: 'a,b' })).toBe('/fitting-room?pieces=a,b&from=explore')
  expect(roomWith({ kind: 'find', value: '0-f1' })).toBe('/fitting-room?find=0-f1')
})

test('the lists of a page are not fetched again for the mirror over it', () => {
  const change = (from: string, to: string) => isMirrorAlone({ currentUrl: url(from), nextUrl: url(to) })
  expect(change('/search?q=linen', '/search?q=linen&mirror=pieces%3Aa')).toBe(true)
  expect(change('/search?q=linen&mirror=pieces%3Aa', '/search?q=linen')).toBe(true)
  expect(change('/search?q=linen', '/search?q=silk&mirror=pieces%3Aa')).toBe(false)
  // A press on the same link asks for the page anew.
  expect(change('/search?q=linen', '/search?q=linen')).toBe(false)
})
