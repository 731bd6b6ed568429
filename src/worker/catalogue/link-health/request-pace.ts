/** Allows one request a second to one host, and none after the deadline. */
export function createPace(deadline: number, spacingMs = 1_000) {
  const nextAt = new Map<string, number>()

  return {
    /** The milliseconds that are left. */
    leftMs: () => deadline - Date.now(),

    /** Waits for the host's next turn; false when that would be after the deadline. */
    async turn(host: string) {
      const at = Math.max(Date.now(), nextAt.get(host) ?? 0)
      if (at >= deadline) return false
      nextAt.set(host, at + spacingMs)
      await scheduler.wait(at - Date.now())
      return true
    },
  }
}

export type Pace = ReturnType<typeof createPace>

/** Orders items so that neighbours have different hosts: while one host pauses, another has its turn. */
export function interleave<Item>(items: Item[], hostOf: (item: Item) => string) {
  const rounds = new Map<string, number>()
  const numbered = items.map((item) => {
    const host = hostOf(item)
    const round = rounds.get(host) ?? 0
    rounds.set(host, round + 1)
    return { item, round }
  })
  return numbered.toSorted((a, b) => a.round - b.round).map(({ item }) => item)
}
