const pauseMs = 4_000

/**
 * Asks the server until it answers, and then calls back; not if it answers at once, because then it was never
 * unreachable. Returns a function that stops the asking.
 */
export function whenReachableAgain(then: () => void) {
  let wasAway = false
  let pause: ReturnType<typeof setTimeout> | undefined
  const end = new AbortController()
  async function ask() {
    const answer = fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: end.signal })
    const isThere = await answer.then(
      ({ ok }) => ok,
      () => false,
    )
    if (end.signal.aborted) return
    if (!isThere) pause = setTimeout(() => void ask(), pauseMs)
    else if (wasAway) then()
    wasAway = true
  }
  void ask()
  return () => {
    end.abort()
    clearTimeout(pause)
  }
}
