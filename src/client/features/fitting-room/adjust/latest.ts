/** Does one thing at a time: of what is asked meanwhile only the last is done, when its turn comes. */
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

  /** What waits is not wanted any more. */
  function drop() {
    next = null
  }

  return { ask, drop }
}
