import { saysSignedOut } from '#client/lib/api-failure.ts'
import { logInPath } from './next-path.ts'

let isLeaving = false

/** She logs out: a call of the page that is answered after that must not lead her back to the door. */
export const startLeaving = () => {
  isLeaving = true
}

/** This device has been signed out from another one: what is open here is hers no more. */
export const goToSignIn = () => {
  if (!isLeaving) location.assign(logInPath(location.pathname))
}

/** A call of a page that is hers alone: where her session is over, it leads to the sign-in. */
export async function ownCall<Answer>(call: Promise<Answer>) {
  try {
    return await call
  } catch (error) {
    if (saysSignedOut(error)) goToSignIn()
    throw error
  }
}
