import { RouterProvider } from 'react-router'
import { keepInstallOffer } from './lib/install-offer.ts'
import { createRouter } from './router.tsx'

/** Every page but the front door. */
export function createApp() {
  keepInstallOffer()
  return <RouterProvider router={createRouter()} />
}
