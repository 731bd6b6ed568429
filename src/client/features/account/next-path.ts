const home = '/dashboard'

/** A path of ours that a sign-in may lead to. Anything else, another host above all, leads home. */
export function nextPath(next: string | null, origin = location.origin) {
  if (!next?.startsWith('/')) return home
  const url = URL.canParse(next, origin) ? new URL(next, origin) : null
  if (!url || url.origin !== origin || url.pathname === '/auth' || url.pathname.startsWith('//')) return home
  return url.pathname + url.search + url.hash
}

export const signInPath = (next: string) => `/auth?${new URLSearchParams({ next })}`

/** The same door for who has an account already. */
export const logInPath = (next: string) => `${signInPath(next)}&tab=signIn`
