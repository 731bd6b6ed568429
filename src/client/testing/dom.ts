import { afterAll, vi } from 'vitest'

// These files share one process and the libraries that it has loaded; of our own code each has its own.
vi.resetModules()
// React's own question to its surroundings: these tests wait for every change of state with `act`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

afterAll(() => {
  // Whoever a file has signed in is not there any more.
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
