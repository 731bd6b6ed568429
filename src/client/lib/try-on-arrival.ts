/** Pieces that she asked to try on, on the page before. In memory alone: a try-on costs a credit, so no link starts one, nor a reload. */
let requested: string | null = null

/** She pressed a button that tries on these pieces; the fitting room's address names them too. */
export function requestStartOnArrival(pieces: string) {
  requested = pieces
}

/** True if she asked for these pieces on the page before. The request is used up by asking. */
export function takeArrivalRequest(pieces: string) {
  const isRequested = requested === pieces
  requested = null
  return isRequested
}
