const atMostMs = 1_000

/** Waits until the page has shown and the browser is idle, in browsers that can tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, atMostMs)
  })

const inSight = () => [...document.images].filter(({ loading, complete }) => loading !== 'lazy' && !complete)

/** Waits until the first view is visible, including its first pictures. */
export async function whenShown() {
  await whenIdle()
  // A picture that never arrives is not waited for longer.
  await Promise.allSettled(inSight().map((image) => image.decode()))
  await whenIdle()
}
