import type { SaleItem } from '#shared/plans.ts'

/** The ids that we gave our two products at Stripe. */
export const luxeProduct = 'cabine_luxe'
export const creditsProduct = 'cabine_credits'

export const isLuxe = (item: SaleItem) => item === 'luxe_hosted' || item === 'luxe_in_app'
