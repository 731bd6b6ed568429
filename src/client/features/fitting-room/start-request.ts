import { shopperStore } from '#client/session/shopper-store.ts'

/** A request of hers; another one is another object. */
type StartRequest = object

/**
 * Try-ons that the shopper asked for somewhere else than at the start button. A try-on costs a credit, so a request
 * is kept in memory only: no link can start one, and a reload does not start it again.
 */
const useStartRequest = shopperStore<{ open: StartRequest | null }>(() => ({ open: null }))

/** Makes the start button do what pressing it does, once there is a photo and no other try-on runs. */
export const requestStart = () => useStartRequest.setState({ open: {} })
export const openStartRequest = () => useStartRequest.getState().open
export const isStartRequested = () => openStartRequest() !== null
export const useIsStartRequested = () => useStartRequest(({ open }) => open !== null)

/** It is answered, or she has turned to something else. One that came after `answered` stays. */
export function dropStartRequest(answered = openStartRequest()) {
  if (openStartRequest() === answered) useStartRequest.setState({ open: null })
}
