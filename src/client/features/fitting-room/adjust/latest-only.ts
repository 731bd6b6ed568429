/** Runs `work` one call at a time. Of the calls that come meanwhile only the last is run. */
export function createLatest<Asked>(work: (asked: Asked) => Promise<void>) {
  let isWorking = false
  let next: { asked: Asked } | null = null

  async function workOn() {
    isWorking = true
    while (next) {
      const { asked } = next
      next = null
      await work(asked).catch(() => undefined)
    }
    isWorking = false
  }

  function ask(asked: Asked) {
    next = { asked }
    if (!isWorking) void workOn()
  }

  /** Drops the call that waits. */
  function drop() {
    next = null
  }

  return { ask, drop }
}
