/** Keeps the few results that were asked for last. A rejected promise is forgotten, so that it can be tried again. */
export function createRecent<T extends Promise<unknown>>(capacity: number) {
  const kept = new Map<string, T>()
  return {
    has: (key: string) => kept.has(key),
    recall(key: string, create: () => T): T {
      const value = kept.get(key) ?? create()
      // Re-inserted, so that the first key is always the one unused for longest.
      kept.delete(key)
      kept.set(key, value)
      value.catch(() => {
        if (kept.get(key) === value) kept.delete(key)
      })
      if (kept.size > capacity) kept.delete(kept.keys().next().value!)
      return value
    },
  }
}
