import { redirect, type MiddlewareFunction } from 'react-router'
import { isSignedOut, loadAppState } from './app-state-store.ts'
import { signInPath } from './next-path.ts'

/** For pages that greet visitors and shoppers alike: knows who it is before the page renders. */
export const withSession: MiddlewareFunction = async (_, next) => {
  await loadAppState()
  return next()
}

/** For pages that are nothing without an account. A server that does not answer is no reason to ask for a password. */
export const requireSession: MiddlewareFunction = async ({ request }, next) => {
  await loadAppState()
  if (isSignedOut()) {
    const { pathname, search } = new URL(request.url)
    throw redirect(signInPath(pathname + search))
  }
  return next()
}
