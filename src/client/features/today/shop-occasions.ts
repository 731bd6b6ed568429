import type { ProductOccasion } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Occasion } from './today-memory.ts'

/** An outfit's occasion as pieces know it. */
export const shopOccasions: Record<Occasion, ProductOccasion> = {
  everyday: 'everyday',
  work: 'workwear',
  casual: 'casual-day',
  date: 'date-night',
  events: 'special-event',
}
