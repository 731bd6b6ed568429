import { ownPath } from '#shared/own-path.ts'

const home = '/dashboard'

/** A path of ours that a sign-in may lead to. Anything else, another host above all, leads home. */
export const nextPath = (next: string | null, origin = location.origin) => ownPath(next, origin) ?? home

export const signInPath = (next: string) => `/auth?${new URLSearchParams({ next })}`

/** The same door for who has an account already. */
export const logInPath = (next: string) => `${signInPath(next)}&tab=signIn`
