import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { Tabs } from './tabs.tsx'

const tabs = ['one', 'two', 'three'].map((value) => ({
  value,
  label: value,
  content: <input name={value} />,
}))

function Example() {
  const [value, setValue] = useState('one')
  return <Tabs label="Numbers" tabs={tabs} value={value} onChange={setValue} keepMounted />
}

beforeEach(async () => {
  document.body.innerHTML = '<div id="root"></div>'
  await act(async () => createRoot(document.getElementById('root')!).render(<Example />))
})

const selected = () => document.querySelector<HTMLElement>('[aria-selected="true"]')!
const press = (key: string) =>
  act(async () => {
    selected().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  })

test('arrows go round, Home and End to the ends, and the focus goes with them', async () => {
  const seen = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End', 'a']) {
    await press(key)
    seen.push(selected().textContent)
  }
  expect(seen).toEqual(['two', 'three', 'one', 'three', 'one', 'three', 'three'])
  expect(document.activeElement).toBe(selected())
})

test('from right to left the arrows are the other way round', async () => {
  document.dir = 'rtl'
  await press('ArrowLeft')
  expect(selected().textContent).toBe('two')
  document.dir = ''
})

test('one tab is in the tab order, and one panel is in sight', () => {
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.getAttribute('tabindex'))).toEqual([
    '0',
    '-1',
    '-1',
  ])
  expect(document.querySelectorAll('[role="tabpanel"]:not([hidden])')).toHaveLength(1)
  expect(document.querySelectorAll('input')).toHaveLength(3)
})
