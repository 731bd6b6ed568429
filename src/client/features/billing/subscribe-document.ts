/**
 * Only the document of this page allows the payment provider's script (public/_headers). If the router turned
 * another document into this page, the browser would refuse the script.
 */
export function isOwnDocument(path: string) {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && new URL(loaded.name).pathname === path
}

/** Goes to the address by a page load. Code that awaits this never goes on. */
export function enterPage(address: string) {
  location.assign(address)
  return forEver
}

/** Replaces the history entry, so that the back button does not return to it. */
export function leavePage(address: string) {
  location.replace(address)
  return forEver
}

const forEver = new Promise<never>(() => undefined)
