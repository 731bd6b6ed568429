import { beforeEach, expect, test, vi } from 'vitest'
import { countView, countViews } from '#client/session/page-views.ts'

const sent: unknown[] = []
const sendBeacon = (_: string, body: string) => sent.push(JSON.parse(body)) > 0

function visitor(privacy: object = {}) {
  vi.stubGlobal('navigator', { sendBeacon, ...privacy })
  vi.stubGlobal('document', { referrer: 'https://blog.example/post?id=3' })
  vi.stubGlobal('location', { hostname: 'cabine.example' })
}

beforeEach(() => {
  sent.length = 0
})

type State = Parameters<Parameters<Parameters<typeof countViews>[0]['subscribe']>[0]>[0]

const at = (pathname: string, path: string, state = 'idle') =>
  ({ location: { pathname }, navigation: { state }, matches: [{ route: {} }, { route: { path } }] }) as State

test('a view tells the pattern of the page, once a page, and only the first of them where she came from', () => {
  visitor()
  let tell: (state: State) => void = () => {}
  countViews({
    state: at('/outfit/3', 'outfit/:id'),
    subscribe(listener) {
      tell = (state) => listener(state, {} as never)
      return () => {}
    },
  })
  tell(at('/outfit/3', 'outfit/:id'))
  tell(at('/explore', 'explore', 'loading'))
  tell(at('/explore', 'explore'))
  expect(sent).toEqual([
    { page: '/outfit/:id', referrer: 'blog.example', language: 'en' },
    { page: '/explore', referrer: '', language: 'en' },
  ])
})

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('%o: nothing is sent', (privacy) => {
  visitor(privacy)
  countView('/')
  expect(sent).toEqual([])
})
