import { ownPath } from '#shared/own-path.ts'

const home = '/dashboard'

/** The path to open after a sign-in. Anything that is no path of this site, above all another host, leads to the dashboard. */
export const nextPath = (next: string | null, origin = location.origin) => ownPath(next, origin) ?? home

export const signInPath = (next: string) => `/auth?${new URLSearchParams({ next })}`

/** The same page, on the tab for those who have an account. */
export const logInPath = (next: string) => `${signInPath(next)}&tab=signIn`
