const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Ids with Stripe's prefixes. The same seed makes the same ids, so that a test's run can be repeated. */
export function idsFrom(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const some = (length: number) => {
    let made = ''
    while (made.length < length) {
      let drawn = next()
      for (let i = 0; i < 5 && made.length < length; i++, drawn = Math.floor(drawn / 62))
        made += letters[drawn % 62]
    }
    return made
  }
  return {
    /** `sub_1…`: long ids begin with a 1, as Stripe's do. */
    of: (prefix: string) => `${prefix}_1${some(23)}`,
    short: (prefix: string) => `${prefix}_${some(14)}`,
    secret: (id: string) => `${id}_secret_${some(25)}`,
    some,
  }
}
