/** As long as a successful fetch and resizing take together. */
const busySeconds = 8
const pauseMs = 150

/**
 * Lets the first caller do the work, while later ones wait and check `find` for its result. Best effort: `mark` is
 * cached in one location, two callers at the same instant both work, and a caller that finds nothing in the end works
 * too.
 */
export async function oneAtATime<Found>(
  mark: URL,
  find: () => Promise<Found | null>,
  work: () => Promise<Found>,
): Promise<Found> {
  if (await caches.default.match(mark)) {
    for (let waitedMs = 0; waitedMs < busySeconds * 1000; waitedMs += pauseMs) {
      await scheduler.wait(pauseMs)
      const found = await find()
      if (found) return found
      if (!(await caches.default.match(mark))) break
    }
  }
  await caches.default.put(mark, new Response('', { headers: { 'Cache-Control': `max-age=${busySeconds}` } }))
  try {
    return await work()
  } finally {
    await caches.default.delete(mark)
  }
}
