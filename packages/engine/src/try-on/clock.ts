/** Measures the stages of a piece of work: each lap is the time since the last one, in whole milliseconds. */
export function createClock() {
  const laps: Record<string, number> = {}
  let before = performance.now()
  return {
    laps,
    lap(name: string) {
      const now = performance.now()
      laps[name] = Math.round(now - before)
      before = now
    },
  }
}
