/** As long as a fetch and a resizing take together, when they go well. */
const busySeconds = 8
const pauseMs = 150

/**
 * Lets the first do the work, and has whoever comes meanwhile look whether `find` has what it made. Best
 * effort: `mark` lies in the cache of one place, two at the same instant both work, and whoever finds
 * nothing at the end works too.
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
