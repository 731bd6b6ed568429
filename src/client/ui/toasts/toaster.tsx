'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }))

/** Loaded after the page, which shows no toast before that. */
export const Toaster = () => (
  <Suspense>
    <ToastRegion />
  </Suspense>
)
