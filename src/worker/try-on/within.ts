/** What `act` gives, or a rejection after `timeoutMs`. The act itself may still go on: it must be safe to do twice. */
export async function within<T>(timeoutMs: number, act: () => Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${timeoutMs} ms`)), timeoutMs)
  try {
    return await Promise.race([act(), promise])
  } finally {
    clearTimeout(timer)
  }
}
