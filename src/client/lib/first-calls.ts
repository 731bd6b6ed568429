declare global {
  /** By path: what the shell has asked before the scripts were there (public/first-paint.js, prerendered.ts). */
  var firstCalls: Record<string, Promise<Response>> | undefined
}

/** An answer is as old as the page: what is asked later wants one of its own. */
const freshMs = 15_000

/** The shell's call of a path, for whoever asks for it first. What is written makes all of them old. */
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
