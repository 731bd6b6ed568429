// @vitest-environment jsdom
import { act, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { laterPart } from './later-part.tsx'

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0)
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {name} {count}
    </button>
  )
}

beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A part whose code is requested now and arrives when `come` is called. */
function awaitedCounter() {
  const { promise, resolve } = Promise.withResolvers<typeof Counter>()
  return { Part: laterPart(() => promise), come: () => resolve(Counter) }
}

const place = () => {
  const element = document.createElement('div')
  return { element, root: createRoot(element) }
}

const drawn = (Part: ReturnType<typeof awaitedCounter>['Part'], name = 'pressed') => (
  <Suspense fallback="on its way">
    <Part name={name} />
  </Suspense>
)

test('what is there already is drawn in the same step, and nothing stands in for it', async () => {
  const { Part, come } = awaitedCounter()
  come()
  await Part.load()
  const { element, root } = place()
  // Does not wait for anything after this step.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => root.render(drawn(Part)))
  expect(element.textContent).toBe('pressed 0')
})

test('what is on its way is waited for, and stays the same once it is there', async () => {
  const { Part, come } = awaitedCounter()
  const { element, root } = place()
  await act(async () => root.render(drawn(Part)))
  expect(element.textContent).toBe('on its way')
  await act(async () => come())
  await act(async () => element.querySelector('button')?.click())
  await act(async () => root.render(drawn(Part, 'still pressed')))
  expect(element.textContent).toBe('still pressed 1')
})
