/**
 * Remembers what `read` gave for some seconds, in this isolate: whoever asks again and again costs one reading in that time. It
 * is of no call and the same for everybody.
 */
export function remembered<Value>(forMs: number, read: (env: Env) => Promise<Value>) {
  const known = new WeakMap<Env, { at: number; value: Value }>()
  return async (env: Env, now = Date.now()) => {
    const last = known.get(env)
    if (last && now - last.at < forMs && now >= last.at) return last.value
    const value = await read(env)
    known.set(env, { at: now, value })
    return value
  }
}
