import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

const Rail = laterPart(async () => (await import('./rail.tsx')).Rail)

/** Pieces of the shop that suit the answers so far. Fetched when the step is opened. */
export const WardrobeRail = () => (
  <Suspense fallback={<Skeleton className="h-80 lg:h-96" />}>
    <Rail />
  </Suspense>
)
