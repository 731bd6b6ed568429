import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useIsPremium } from '#client/session/app-state.ts'

const fetchDetails = () => withMessages(import('#client/features/billing/plan-details.tsx'), 'billing')
// On their way as soon as a page with the card is: its code is not the first that the page needs.
fetchDetails().catch(() => undefined)
const PlanDetails = lazy(async () => ({ default: (await fetchDetails()).PlanDetails }))

/** What she has, and all that can be done about it. Brings its own sentences. */
export function PlanCard() {
  // Offers are longer than what she has: what comes must not push the page down under her thumb.
  const height = useIsPremium() ? 'h-80' : 'h-250 sm:h-220'
  return (
    <Suspense fallback={<Skeleton className={`${height} rounded-lg`} />}>
      <PlanDetails />
    </Suspense>
  )
}
