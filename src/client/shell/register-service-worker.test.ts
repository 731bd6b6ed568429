import { beforeEach, expect, test, vi } from 'vitest'
import { registerServiceWorker, useNewVersion } from './register-service-worker.ts'

type Worker = { state: string } & EventTarget
type Registration = { waiting: Worker | null; active: Worker | null; installing: Worker | null } & EventTarget

const workerIn = (state: string): Worker => Object.assign(new EventTarget(), { state })

/** The browser's own object for this page, as it looks when the script has registered. */
function browserWith(workers: Partial<Registration>, controller: Worker | null) {
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: null,
    installing: null,
    ...workers,
  })
  const serviceWorker = Object.assign(new EventTarget(), {
    controller,
    register: async () => registration,
    ready: Promise.resolve({ active: null }),
  })
  vi.stubGlobal('navigator', { serviceWorker })
  return { registration, serviceWorker }
}

const isReady = () => useNewVersion.getState().isReady

beforeEach(() => {
  useNewVersion.setState({ isReady: false })
  vi.stubGlobal('document', new EventTarget())
})

test('on her first visit nothing is new, though the first version waits for a moment before it is active', async () => {
  const { serviceWorker } = browserWith({ waiting: workerIn('installed') }, null)
  await registerServiceWorker()
  serviceWorker.dispatchEvent(new Event('controllerchange'))
  expect(isReady()).toBe(false)
})

test('a version that waits behind the one in use is told', async () => {
  const active = workerIn('activated')
  browserWith({ waiting: workerIn('installed'), active }, active)
  await registerServiceWorker()
  expect(isReady()).toBe(true)
})

test('a version that is found while she is here is told once it is complete', async () => {
  const active = workerIn('activated')
  const { registration } = browserWith({ active }, active)
  await registerServiceWorker()
  const found = workerIn('installing')
  registration.installing = found
  registration.dispatchEvent(new Event('updatefound'))
  expect(isReady()).toBe(false)
  found.state = 'installed'
  found.dispatchEvent(new Event('statechange'))
  expect(isReady()).toBe(true)
})
