import { act } from 'react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'

beforeAll(() => loadMessages('common', 'theme'))
beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  vi.stubGlobal('paintTheme', (choice: string) => painted.push(choice))
  painted.length = 0
})
const painted: string[] = []

async function show() {
  const { ThemeSelect } = await import('./theme-select.tsx')
  await renderAt('/', <ThemeSelect />)
  const select = document.querySelector('select')
  if (!select) throw new Error('There is nothing to choose from.')
  return select
}

async function choose(select: HTMLSelectElement, value: string) {
  await act(async () => {
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  })
}

test('a visitor reads by day until she chooses otherwise', async () => {
  const select = await show()
  expect([select.value, [...select.options].map(({ value }) => value)]).toEqual([
    'light',
    ['light', 'dark', 'device'],
  ])
})

test('what a visitor chooses is painted at once and kept for her next page', async () => {
  const select = await show()
  await choose(select, 'dark')
  expect([select.value, painted, localStorage.getItem('theme')]).toEqual(['dark', ['dark'], 'dark'])
  await choose(select, 'device')
  expect([painted.at(-1), localStorage.getItem('theme')]).toEqual(['device', 'device'])
})

test('what she chose before is shown as chosen', async () => {
  localStorage.setItem('theme', 'dark')
  expect((await show()).value).toBe('dark')
})
