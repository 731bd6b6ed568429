import { RouterProvider } from 'react-router'
import { createRouter } from './router.tsx'

/** Every page but the front door. */
export const createApp = () => <RouterProvider router={createRouter()} />
