/** Waits, but ends early when the network or the shopper comes back to the tab. Rejects with the signal's reason. */
export function waitOrReturn(ms: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, ms)
  const onAbort = () => reject(signal.reason)
  const onVisible = () => document.visibilityState === 'visible' && resolve()
  if (signal.aborted) onAbort()
  signal.addEventListener('abort', onAbort)
  const onOnline = () => resolve()
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  return promise.finally(() => {
    clearTimeout(timer)
    signal.removeEventListener('abort', onAbort)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  })
}
