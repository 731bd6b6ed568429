import { create } from 'zustand'
import { currentShopper, onShopperChange, type ShopperId } from './shopper.ts'

type Options = {
  /** What a visitor has done stays hers when she signs in. */
  outlivesSignIn?: boolean
}

/** A store of one shopper's: with another one in this tab it begins anew. `former` is what the one before had in it. */
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
