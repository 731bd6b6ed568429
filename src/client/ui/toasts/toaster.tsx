import { laterPart } from '#client/lib/later-part.tsx'
import { Suspense } from 'react'

const ToastRegion = laterPart(async () => (await import('./toast-region.tsx')).ToastRegion)

/** Loaded after the page, which shows no toast before that. */
export const Toaster = () => (
  <Suspense>
    <ToastRegion />
  </Suspense>
)
