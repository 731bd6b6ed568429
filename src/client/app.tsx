import { RouterProvider } from 'react-router'
import { keepInstallOffer } from './lib/install-offer.ts'
import { createRouter } from './router.tsx'

/** Every page but the front door. */
export function createApp() {
  keepInstallOffer()
  const router = createRouter()
  if (import.meta.env.VITE_VISITS === 'on')
    void import('./lib/visits.ts').then(({ countViews }) => countViews(router))
  return <RouterProvider router={router} />
}
