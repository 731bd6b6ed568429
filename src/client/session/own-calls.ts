import { saysSignedOut } from '#client/lib/api-failure.ts'
import { logInPath } from './next-path.ts'

let isLeaving = false

/** What she was told is done, and the server has yet to hear of. */
export const callsToFinish = new Set<() => Promise<unknown>>()

/** Called at log-out: what waits is sent, and calls of the page that are answered later must not lead to the sign-in page. */
export async function startLeaving() {
  isLeaving = true
  await Promise.allSettled([...callsToFinish].map((finish) => finish()))
}

/** Opens the log-in page, because this device was signed out from another one. It leads back to the page that is left. */
export const goToSignIn = () => {
  if (!isLeaving) location.assign(logInPath(location.pathname))
}

/** Wraps a call that needs a session: if the session has ended, the log-in page opens. */
export async function ownCall<Answer>(call: Promise<Answer>) {
  try {
    return await call
  } catch (error) {
    if (saysSignedOut(error)) goToSignIn()
    throw error
  }
}
