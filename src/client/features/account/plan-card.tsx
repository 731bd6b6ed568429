import { Suspense } from 'react'
import { ConsultationLink } from '#client/features/stylist/consultation-link.tsx'
import { laterPart } from '#client/lib/later-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { useIsPremium } from '#client/session/app-state.ts'

const fetchDetails = () => import('#client/features/billing/plan-details.tsx')
// Fetched as soon as a page with the card is there. The page's own code comes first.
fetchDetails().catch(() => undefined)
const PlanDetails = laterPart(async () => (await fetchDetails()).PlanDetails)

/** The shopper's plan and everything they can do about it. Loads its own messages. */
export function PlanCard() {
  // The offers are taller than the summary, so the skeleton keeps room for them and the page below does not
  // jump.
  const height = useIsPremium() ? 'h-80' : 'h-250 sm:h-220'
  return (
    <Suspense fallback={<Skeleton className={`${height} rounded-lg`} />}>
      <PlanDetails>
        <ConsultationLink />
      </PlanDetails>
    </Suspense>
  )
}
