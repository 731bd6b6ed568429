/**
 * Only the document of this page lets the provider's script in (public/_headers): a page that the router
 * turned into this one, inside another document, would be refused the form.
 */
export function isOwnDocument(path: string) {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === path
}

/** Page loads. What follows them waits, and never comes. */
export function enterPage(address: string) {
  location.assign(address)
  return forEver
}

/** The page that is left is no place to come back to by the browser's own button. */
export function leavePage(address: string) {
  location.replace(address)
  return forEver
}

const forEver = new Promise<never>(() => undefined)
