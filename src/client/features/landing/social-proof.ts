import type { Area } from '#client/i18n/areas.ts'

/** Viewing this page runs no Worker that could be asked, so the build is told: docs/decisions/0024. */
export const hasSocialProof = import.meta.env.SOCIAL_PROOF === 'sample'

/** The message areas of the testimonials, if there are any. */
export const testimonialAreas: readonly Area[] = hasSocialProof ? ['testimonials'] : []
