import { create } from 'zustand'
import { currentShopper, onShopperChange, type ShopperId } from './shopper.ts'

type Options = {
  /** Keep the state when a visitor signs in. */
  outlivesSignIn?: boolean
}

/** A store that begins anew when another shopper signs in. `former` is the state of the shopper before. */
export function shopperStore<State>(
  initial: (shopper: ShopperId, former?: State) => State,
  { outlivesSignIn = false }: Options = {},
) {
  const store = create<State>(() => initial(currentShopper()))
  onShopperChange((shopper, former) => {
    if (!(outlivesSignIn && former === null)) store.setState(initial(shopper, store.getState()), true)
  })
  return store
}
