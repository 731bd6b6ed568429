/** Numbers pairs of whole numbers from 0 on, in the order in which they are first met; which of the two comes first does not matter. */
export type PairNumbers = {
  /** The smaller and the larger of each pair, by its number. */
  less: Uint32Array
  more: Uint32Array
  count: () => number
  /** The pair's number, a new one for a pair that was not met before. */
  numberOf: (a: number, b: number) => number
  /** The pair's number, or -1. */
  find: (a: number, b: number) => number
}

/** An open table: a Map would need keys beyond small integers, and takes five times as long. */
export function createPairNumbers(most: number): PairNumbers {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * most + 2)))
  const mask = slots.length - 1
  const less = new Uint32Array(most)
  const more = new Uint32Array(most)
  let count = 0

  /** Where a pair's number plus one is kept, or would be. */
  function slotOf(low: number, high: number) {
    let slot = (Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca6b)) >>> 0
    slot = (slot ^ (slot >>> 15)) & mask
    for (;;) {
      const kept = slots[slot] - 1
      if (kept < 0 || (less[kept] === low && more[kept] === high)) return slot
      slot = (slot + 1) & mask
    }
  }

  return {
    less,
    more,
    count: () => count,
    find: (a, b) => slots[a < b ? slotOf(a, b) : slotOf(b, a)] - 1,
    numberOf(a, b) {
      const low = a < b ? a : b
      const high = a < b ? b : a
      const slot = slotOf(low, high)
      if (slots[slot] === 0) {
        less[count] = low
        more[count] = high
        slots[slot] = ++count
      }
      return slots[slot] - 1
    },
  }
}
