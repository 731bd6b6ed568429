import { shopperStore } from '#client/session/shopper-store.ts'

/**
 * Try-ons that the shopper asked for somewhere else than at the start button. A try-on costs a credit, so a request
 * is kept in memory only: no link can start one, and a reload does not start it again.
 */
const useStartRequest = shopperStore<{ isAsked: boolean }>(() => ({ isAsked: false }))

/** Makes the start button do what pressing it does, once there is a photo and no other try-on runs. */
export const requestStart = () => useStartRequest.setState({ isAsked: true })
export const isStartRequested = () => useStartRequest.getState().isAsked
export const useIsStartRequested = () => useStartRequest(({ isAsked }) => isAsked)

/** It is answered, or she has turned to something else. */
export const dropStartRequest = () => useStartRequest.setState({ isAsked: false })
