type Request = { pieces: string; picture: HTMLElement | null }

/** Pieces that she asked to try on, on the page before. In memory alone: a try-on costs a credit, so no link starts one, nor a reload. */
let requested: Request | null = null

/** She pressed a button that tries on these pieces; the fitting room's address names them too. Their picture beside it flies there. */
export function requestStartOnArrival(pieces: string, button?: Element) {
  const picture = button?.closest('li, article')?.querySelector('img') ?? null
  requested = { pieces, picture }
}

/** The picture that she pressed the button of, until the request is used up. */
export const requestedPicture = () => requested?.picture ?? null

/** True if she asked for these pieces on the page before. The request is used up by asking. */
export function takeArrivalRequest(pieces: string) {
  const isRequested = requested?.pieces === pieces
  requested = null
  return isRequested
}
