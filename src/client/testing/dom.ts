import { afterAll, vi } from 'vitest'

// The test files share one process and its loaded libraries; each has its own copy of our code.
vi.resetModules()
// Tells React that these tests wrap every change of state in `act`.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

afterAll(() => {
  // Signs out the shopper whom a file has signed in.
  localStorage.clear()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})
