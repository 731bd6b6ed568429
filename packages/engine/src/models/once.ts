/** Does something at its first call, gives the same to all, and does it again where it failed. What it is told at the first call counts. */
export function once<Told extends unknown[], T>(start: (...told: Told) => Promise<T>) {
  let started: Promise<T> | undefined
  return (...told: Told): Promise<T> => {
    started ??= start(...told).catch((error: unknown) => {
      started = undefined
      throw error
    })
    return started
  }
}
