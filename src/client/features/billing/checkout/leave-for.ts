/** Long enough for a page to be on its way. One that never comes must not leave a button turning for good. */
const patienceMs = 15_000

/** Leaves for another site. Comes to an end only if she comes back to this very page, or never got away. */
export function leaveFor(url: string) {
  location.assign(url)
  return new Promise<void>((resolve) => {
    window.addEventListener('pageshow', () => resolve(), { once: true })
    setTimeout(resolve, patienceMs)
  })
}
