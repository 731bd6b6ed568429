import { RouterProvider } from 'react-router'
import { keepInstallOffer } from './lib/install-offer.ts'
import { createRouter } from './router.tsx'

export { fetchPage } from './pages.ts'

/** All pages except the landing page. If the build has rendered the first view, it stays until the page is ready. */
export async function createApp({ isDrafted, tell }: { isDrafted: boolean; tell: (error: unknown) => void }) {
  keepInstallOffer()
  const router = createRouter()
  if (isDrafted && !router.state.initialized) {
    const { promise, resolve } = Promise.withResolvers<void>()
    const stop = router.subscribe(({ initialized }) => initialized && resolve())
    await promise
    stop()
  }
  if (import.meta.env.VITE_VISITS === 'on')
    void import('#client/session/page-views.ts').then(({ countViews }) => countViews(router))
  return <RouterProvider router={router} onError={tell} />
}
