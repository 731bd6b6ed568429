import type { SaleItem } from '#shared/plans.ts'

/** The two things that we sell, by the ids that we gave them at Stripe. */
export const luxeProduct = 'cabine_luxe'
export const creditsProduct = 'cabine_credits'

export const isLuxe = (item: SaleItem) => item === 'luxe_hosted' || item === 'luxe_in_app'
