const atMostMs = 1_000

/** Waits until the page has shown and the browser has nothing better to do. Not every browser can tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, atMostMs)
  })

const inSight = () => [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Waits until what the page began with is seen, its first pictures too. */
export async function whenShown() {
  await whenIdle()
  // One that does not come is waited for no longer.
  await Promise.allSettled(inSight().map((image) => image.decode()))
  await whenIdle()
}
