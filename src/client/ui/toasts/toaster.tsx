'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** Comes behind the page, which has nothing to say before. */
export const Toaster = () => (
  <Suspense>
    <ToastRegion />
  </Suspense>
)
