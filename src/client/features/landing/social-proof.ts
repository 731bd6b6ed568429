import type { Area } from '#client/i18n/areas.ts'

/** A page view invokes no Worker that could be asked, so the build is told: docs/decisions/0024. */
export const hasSocialProof = import.meta.env.SOCIAL_PROOF === 'sample'

/** What the voices speak with, where there are any. */
export const testimonialAreas: readonly Area[] = hasSocialProof ? ['testimonials'] : []
