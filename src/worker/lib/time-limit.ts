/**
 * Resolves to the result of `act`, or rejects after `timeoutMs` and aborts its signal. An act that ignores the signal
 * continues, so it must be safe to repeat. (`AbortSignal.timeout` cannot be cancelled: its timer would keep a Durable
 * Object awake, and billed, long after the answer.)
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
