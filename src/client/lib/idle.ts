const atMostMs = 1_000

/** Waits until the page has shown and the browser has nothing better to do. Not every browser can tell. */
export const whenIdle = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: atMostMs })
    else setTimeout(resolve, atMostMs)
  })
