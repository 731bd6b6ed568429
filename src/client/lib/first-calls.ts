declare global {
  /** By path: the calls that the shell made before the scripts were there (public/first-paint.js, scripts/vite/prerender/document.ts). */
  var firstCalls: Record<string, Promise<Response>> | undefined
}

/** The answers are as old as the page: a later request needs a fresh one. */
const freshMs = 15_000

/** The shell's call of a path, for the first code that asks for it. After any write the answers are out of date. */
export function takeFirstCall(method: string | undefined, path: string) {
  const calls = globalThis.firstCalls
  if (!calls) return undefined
  if (method !== 'GET' || performance.now() > freshMs) {
    globalThis.firstCalls = undefined
    return undefined
  }
  const call = calls[path]
  delete calls[path]
  return call
}
