import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { named, press, renderAt } from '#client/testing/shop.tsx'
import { SearchField } from './search-field.tsx'

beforeAll(() => loadMessages('common', 'search'))

const answers = new Map<string, PromiseWithResolvers<Response>>()
const searched = vi.fn()
const paused = vi.fn()

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.useFakeTimers()
  answers.clear()
  searched.mockReset()
  paused.mockReset()
  vi.stubGlobal('fetch', (path: string) => {
    const q = new URL(path, 'http://localhost').searchParams.get('q') ?? ''
    const answer = Promise.withResolvers<Response>()
    answers.set(q, answer)
    return answer.promise
  })
  await renderAt('/', <SearchField value="" onSearch={searched} onPause={paused} onPicture={vi.fn()} />)
})
afterEach(() => vi.useRealTimers())

const field = () => document.querySelector<HTMLInputElement>('[role="combobox"]')!
const options = () =>
  document.querySelector('[role="listbox"]')?.hasAttribute('hidden')
    ? []
    : [...document.querySelectorAll('[role="option"]')].map((one) => one.textContent)
const chosen = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

async function type(value: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), value)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
const wait = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const answer = (q: string, words: string[]) => act(async () => answers.get(q)?.resolve(Response.json(words)))
const key = (name: string) =>
  act(async () => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  })
const submit = () => act(async () => document.querySelector('form')?.requestSubmit())

test('it asks once she pauses, and not for one letter', async () => {
  await type('s')
  await wait(1000)
  await type('si')
  await type('sil')
  await wait(1000)
  expect([...answers.keys()]).toEqual(['sil'])
})

test('the last answer wins, however late the first one comes', async () => {
  await type('si')
  await wait(200)
  await type('silk')
  await wait(200)
  await answer('silk', ['silk dress'])
  await answer('si', ['sandals'])
  expect(options()).toEqual(['silk dress'])
})

test('arrow keys walk through the suggestions and the field, Enter takes one, Escape closes', async () => {
  await type('silk')
  await wait(200)
  await answer('silk', ['silk dress', 'silk skirt'])
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await key('ArrowDown')
  expect(chosen()).toBe('silk dress')
  await key('ArrowUp')
  expect(chosen()).toBeUndefined()
  await key('ArrowUp')
  expect(chosen()).toBe('silk skirt')
  await submit()
  expect(searched).toHaveBeenLastCalledWith('silk skirt')
  expect(field().value).toBe('silk skirt')

  await type('silky')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  await key('Escape')
  expect(options()).toEqual([])
  await submit()
  expect(searched).toHaveBeenLastCalledWith('silky')
})

test('a press takes a suggestion, and the cross empties the field', async () => {
  await type('silk')
  await wait(200)
  await answer('silk', ['silk dress'])
  await press(named('[role="option"]', 'silk dress'))
  expect(searched).toHaveBeenLastCalledWith('silk dress')
  await press(named('button', 'Clear the search'))
  expect(field().value).toBe('')
})

test('results follow while she types, once for each pause, and not for one letter', async () => {
  await act(async () => field().focus())
  await type('s')
  await wait(1000)
  await type('si')
  await type('silk ')
  await wait(300)
  expect(paused).not.toHaveBeenCalled()
  await wait(100)
  expect(paused.mock.calls).toEqual([['silk']])
  expect(field().value).toBe('silk ')
  expect(searched).not.toHaveBeenCalled()
})
