import { shopperStore } from '#client/session/shopper-store.ts'

/**
 * A try-on that she has asked for elsewhere than at the start button. It is in memory alone, since it costs
 * a credit: no link begins one, and no reload begins it again.
 */
const useAsked = shopperStore<{ isAsked: boolean }>(() => ({ isAsked: false }))

let wished: string | null = null

/** She has pressed for these pieces on another page; the address of the fitting room names them. */
export function wishStart(pieces: string) {
  wished = pieces
}

/** Did she? Once. */
export function takeWish(pieces: string) {
  const isWished = wished === pieces
  wished = null
  return isWished
}

/** The start button does what her press would do. */
export const askStart = () => useAsked.setState({ isAsked: true })
export const useIsStartAsked = () => useAsked(({ isAsked }) => isAsked)

/** Is it asked for? Once. */
export function takeStart() {
  const { isAsked } = useAsked.getState()
  if (isAsked) useAsked.setState({ isAsked: false })
  return isAsked
}
