/** Long enough for the next page to arrive. If it never does, the button must not show progress for ever. */
const longestWaitMs = 15_000

/** Leaves for another site. Resolves only if the shopper comes back to this page or it was never left. */
export function leaveFor(url: string) {
  location.assign(url)
  return new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, longestWaitMs)
  })
}
