/** How many round trips to databases an answer took. */
export function tripsOf({ headers }: { headers: Headers }) {
  const stated = headers.get('server-timing') ?? ''
  const counts = Array.from(stated.matchAll(/desc="(\d+)"/g), ([, count]) => Number(count))
  if (counts.length !== 2) throw new Error(`no trips are stated: ${stated}`)
  return counts.reduce((sum, count) => sum + count, 0)
}
