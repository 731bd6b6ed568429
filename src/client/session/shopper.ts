/** The id of the signed-in shopper; null for a visitor, undefined while the server could not be asked. */
export type ShopperId = string | null | undefined

type Listener = (id: ShopperId, former: ShopperId) => void

const listeners = new Set<Listener>()
let current: ShopperId

export const currentShopper = () => current

/** Called by app-state.ts only, before anything of the new shopper is drawn. */
export function setShopper(id: ShopperId) {
  if (id === current) return
  const former = current
  current = id
  for (const listener of listeners) listener(id, former)
}

export const onShopperChange = (listener: Listener) => void listeners.add(listener)
