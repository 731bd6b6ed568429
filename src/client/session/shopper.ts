/** The id of whoever is signed in; null for a visitor, undefined as long as the server could not be asked. */
export type ShopperId = string | null | undefined

type Listener = (id: ShopperId, former: ShopperId) => void

const listeners = new Set<Listener>()
let current: ShopperId

export const currentShopper = () => current

/** Called by the app state alone, before anything of the new shopper shows. */
export function setShopper(id: ShopperId) {
  if (id === current) return
  const former = current
  current = id
  for (const listener of listeners) listener(id, former)
}

export const onShopperChange = (listener: Listener) => void listeners.add(listener)
