/** The browser's own storage. A private window or a full disk can refuse it: then nothing is remembered. */
export function readStored(key: string) {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeStored(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

export function removeStored(key: string) {
  try {
    localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}
