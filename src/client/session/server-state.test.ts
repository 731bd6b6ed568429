import { beforeEach, expect, test, vi } from 'vitest'
import { serverState, serverStates } from './server-state.ts'
import { shopperStore } from './shopper-store.ts'
import { setShopper } from './shopper.ts'

/** A question whose answers come when the test says so. */
function question() {
  const calls: PromiseWithResolvers<string>[] = []
  const ask = vi.fn<() => Promise<string>>(() => {
    const call = Promise.withResolvers<string>()
    calls.push(call)
    return call.promise
  })
  return {
    ask,
    answer: (at: number, text: string) => calls[at]?.resolve(text),
    fail: (at: number) => calls[at]?.reject(new Error('no')),
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  setShopper(undefined)
  return () => vi.useRealTimers()
})

test('however many want it, it is asked for once, and everybody waits for the same', async () => {
  const { ask, answer } = question()
  const state = serverState(ask)
  const loads = [state.load(), state.load()]
  expect(loads[0]).toBe(loads[1])
  answer(0, 'one')
  expect(await Promise.all([...loads, state.load()])).toEqual(['one', 'one', 'one'])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('it is asked for again once it is no longer fresh, and shows meanwhile', async () => {
  const { ask, answer } = question()
  const state = serverState(ask, { freshForMs: 1_000 })
  const first = state.load()
  answer(0, 'one')
  await first
  vi.advanceTimersByTime(1_000)
  void state.load()
  expect(ask).toHaveBeenCalledTimes(2)
  expect(state.useStore.getState()).toEqual({ data: 'one', phase: 'loading' })
})

test('a failure is not tried again by itself, keeps what was known, and is asked for by the next who wants it', async () => {
  const { ask, answer, fail } = question()
  const state = serverState(ask)
  const first = state.load()
  answer(0, 'one')
  await first
  const second = state.refresh()
  fail(1)
  await expect(second).rejects.toThrow('no')
  expect(state.useStore.getState()).toEqual({ data: 'one', phase: 'failed' })
  await vi.runAllTimersAsync()
  expect(ask).toHaveBeenCalledTimes(2)
  void state.load()
  expect(ask).toHaveBeenCalledTimes(3)
})

test('what stands in for an answer is shown, given out, and asked for again', async () => {
  const { ask, fail } = question()
  const state = serverState(ask, { standIn: (_, known) => known ?? 'kept' })
  const first = state.load()
  fail(0)
  expect(await first).toBe('kept')
  expect(state.useStore.getState()).toEqual({ data: 'kept', phase: 'failed' })
  void state.load()
  expect(ask).toHaveBeenCalledTimes(2)
})

test('an answer from before a change of hers is not shown: it is asked for once more', async () => {
  const { ask, answer } = question()
  const state = serverState(ask)
  const first = state.load()
  answer(0, 'one')
  await first
  const second = state.refresh()
  state.change((text) => `${text}, changed`)
  answer(1, 'one')
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3))
  expect(state.read()).toBe('one, changed')
  answer(2, 'two')
  expect(await second).toBe('two')
  expect(state.read()).toBe('two')
})

test('of another shopper nothing stays, and no answer that was meant for her', async () => {
  const { ask, answer } = question()
  const own = serverState(ask)
  const shop = serverState(ask, { isPublic: true })
  setShopper('ada')
  const loads = [own.load(), shop.load()]
  setShopper('grace')
  answer(0, "Ada's")
  answer(1, "everybody's")
  await Promise.all(loads)
  expect([own.read(), shop.read()]).toEqual([undefined, "everybody's"])
})

test('a store of hers begins anew with another shopper; what a visitor did may go on', () => {
  setShopper(null)
  const own = shopperStore(() => ({ photo: 'none' }))
  const talk = shopperStore(() => ({ said: 'nothing' }), { outlivesSignIn: true })
  own.setState({ photo: 'hers' })
  talk.setState({ said: 'hello' })
  setShopper('ada')
  expect([own.getState(), talk.getState()]).toEqual([{ photo: 'none' }, { said: 'hello' }])
  setShopper('grace')
  expect(talk.getState()).toEqual({ said: 'nothing' })
})

test('two questions that say the same are one', async () => {
  const ask = vi.fn(async ({ page }: { page: number }) => page)
  const pages = serverStates(ask)
  expect(
    await Promise.all([pages({ page: 1 }).load(), pages({ page: 1 }).load(), pages({ page: 2 }).load()]),
  ).toEqual([1, 1, 2])
  expect(ask).toHaveBeenCalledTimes(2)
})
