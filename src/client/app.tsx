import { RouterProvider } from 'react-router'
import { keepInstallOffer } from './lib/install-offer.ts'
import { createRouter } from './router.tsx'

export { fetchPage } from './pages.ts'

/** Every page but the landing page. Where the build has drawn its first view, that stands until the page is there. */
export async function createApp({ isDrafted }: { isDrafted: boolean }) {
  keepInstallOffer()
  const router = createRouter()
  if (isDrafted && !router.state.initialized) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = router.subscribe(({ initialized }) => initialized && resolve())
    await promise
    stop()
  }
  if (import.meta.env.VITE_VISITS === 'on')
    void import('./lib/visits.ts').then(({ countViews }) => countViews(router))
  return <RouterProvider router={router} />
}
