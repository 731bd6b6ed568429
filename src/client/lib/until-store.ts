import type { StoreApi } from 'zustand'

/** Resolves when the store's state fulfils the condition. */
export async function until<State>(store: StoreApi<State>, holds: (state: State) => boolean) {
  if (holds(store.getState())) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = store.subscribe((state) => holds(state) && resolve())
  await promise
  stop()
}
