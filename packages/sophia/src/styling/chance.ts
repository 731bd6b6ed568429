/** A pseudo-random number from 0 to 1 that depends on the text alone. */
export function chanceOf(text: string) {
  let hash = 2166136261
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619)
  // Without mixing, the last letters would change only the lowest bits.
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 32
}
