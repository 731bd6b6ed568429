import type { Area } from '#client/i18n/areas.ts'
import { pageAreas } from '#client/i18n/page-areas.ts'

/** A page view invokes no Worker that could be asked, so the build is told: docs/decisions/0024. */
export const hasSocialProof = import.meta.env.SOCIAL_PROOF === 'sample'

export const landingAreas: Area[] = [
  ...pageAreas.landing,
  ...(hasSocialProof ? (['testimonials'] as const) : []),
]
