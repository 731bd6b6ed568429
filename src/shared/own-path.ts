/** Accepts a path of this site as a redirect target; null for anything else, above all another host. */
export function ownPath(path: string | null | undefined, origin: string) {
  if (!path?.startsWith('/')) return null
  const url = URL.canParse(path, origin) ? new URL(path, origin) : null
  if (!url || url.origin !== origin || url.pathname === '/auth' || url.pathname.startsWith('//')) return null
  return url.pathname + url.search + url.hash
}
