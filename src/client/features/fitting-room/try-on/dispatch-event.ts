import { advance } from './advance-state.ts'
import type { TryOnEvent } from '../try-on-state.ts'
import { useTryOnStore } from '../try-on-store.ts'

/** Applies an event to the try-on. Apart from the store, because the reducer is fetched with the driver, after the page. */
export function dispatch(event: TryOnEvent) {
  useTryOnStore.setState(({ state, ...rest }) => {
    const next = advance(state, event)
    return event.type === 'started' || event.type === 'reset'
      ? { ...rest, state: next, saving: 'no' }
      : { ...rest, state: next }
  })
}
