/**
 * What `act` gives, or a rejection after `timeoutMs`, with its signal aborted. An act that heeds no
 * signal may still go on: it must be safe to do twice. (`AbortSignal.timeout` cannot be taken back: its
 * timer would keep an object awake, and on the bill, long after the answer.)
 */
export async function within<T>(timeoutMs: number, act: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const controller = new AbortController()
  const timer = setTimeout(() => {
    const late = new Error(`no answer within ${timeoutMs} ms`)
    reject(late)
    controller.abort(late)
  }, timeoutMs)
  try {
    return await Promise.race([act(controller.signal), promise])
  } finally {
    clearTimeout(timer)
  }
}
