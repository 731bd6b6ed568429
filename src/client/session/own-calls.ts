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

/** What a list shows: the answer, or null where there is none. */
export async function ask<Answer>(call: Promise<Answer>) {
  try {
    return await call
  } catch (error) {
    if (saysSignedOut(error)) goToSignIn()
    return null
  }
}
