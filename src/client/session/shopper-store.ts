import { create } from 'zustand'
import { currentShopper, onShopperChange, type ShopperId } from './shopper.ts'

type Options = {
  /** What a visitor has done stays hers when she signs in. */
  outlivesSignIn?: boolean
}

/** A store of one shopper's: with another one in this tab it begins anew. */
export function shopperStore<State>(
  initial: (shopper: ShopperId) => State,
  { outlivesSignIn = false }: Options = {},
) {
  const store = create<State>(() => initial(currentShopper()))
  onShopperChange((shopper, former) => {
    if (!(outlivesSignIn && former === null)) store.setState(initial(shopper), true)
  })
  return store
}
