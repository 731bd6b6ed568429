/** That a look waits on this device, and since when: read on pages that do not open its store. */
export const waitingLookKey = 'waiting-look'

const savingKey = 'saving-look'

/**
 * She left for the sign-up with it, in this tab. Whoever signs in elsewhere on this device, a day's length, is perhaps
 * somebody else, and is not handed it.
 */
export function markSaving() {
  try {
    sessionStorage.setItem(savingKey, '1')
    return true
  } catch {
    return false
  }
}

export function unmarkSaving() {
  try {
    sessionStorage.removeItem(savingKey)
  } catch {
    // Then there was nothing to remove.
  }
}

export function isSavingHere() {
  try {
    return sessionStorage.getItem(savingKey) !== null
  } catch {
    return false
  }
}
