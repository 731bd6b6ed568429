import type { StoreApi } from 'zustand'

/** Waits for a store to hold what is waited for. */
export async function until<State>(store: StoreApi<State>, holds: (state: State) => boolean) {
  if (holds(store.getState())) return
  const { promise, resolve } = Promise.withResolvers<void>()
  const stop = store.subscribe((state) => holds(state) && resolve())
  await promise
  stop()
}
