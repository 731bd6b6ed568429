import { readStored } from '#client/lib/browser-storage.ts'

/** The key in local storage that tells when a look was kept here. */
export const waitingLookKey = 'waiting-look'

/** Whether a visitor's look was kept here. It saves pages from opening the database to find out. */
export const isLookWaiting = () => readStored(waitingLookKey) !== null

const savingKey = 'saving-look'

/**
 * Marks that the visitor left for the sign-up in this tab to save the look. Whoever signs in on this device in another
 * tab may be somebody else, and must not get it. False without storage.
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
    // Without storage there was nothing to remove.
  }
}

export function isSavingHere() {
  try {
    return sessionStorage.getItem(savingKey) !== null
  } catch {
    return false
  }
}
