/**
 * Only the document of this page lets the provider's script in (public/_headers): a page that the router
 * turned into this one, inside another document, would be refused the form.
 */
export function isOwnDocument(path: string) {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === path
}

/** Goes there by a page load. What follows waits for it, and never comes. */
export function loadPage(address: string) {
  location.assign(address)
  return new Promise<never>(() => undefined)
}
