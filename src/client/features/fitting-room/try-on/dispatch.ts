import { advance } from './advance.ts'
import type { TryOnEvent } from '../flow.ts'
import { useTryOnStore } from '../try-on-store.ts'

/** What happens to a try-on. Apart from the store, since nothing happens before the driver is there. */
export function dispatch(event: TryOnEvent) {
  useTryOnStore.setState(({ state, ...rest }) => {
    const next = advance(state, event)
    return event.type === 'started' || event.type === 'reset'
      ? { ...rest, state: next, saving: 'no' }
      : { ...rest, state: next }
  })
}
