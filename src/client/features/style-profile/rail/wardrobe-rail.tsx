import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'

const Rail = lazy(async () => ({
  default: (await withMessages(import('./rail.tsx'), 'catalogue', 'hearts')).Rail,
}))

/** Pieces of the shop that suit the answers so far. Fetched when the step is opened. */
export const WardrobeRail = () => (
  <Suspense fallback={<Skeleton className="h-80 lg:h-96" />}>
    <Rail />
  </Suspense>
)
