import { forgetLooks } from '#client/features/looks/kept-looks.ts'
import { deleteMeasures } from '#client/features/measures/measures-store.ts'
import { forgetMemory } from '#client/features/stylist/sophia-memory.ts'

/** Deletes the shopper's lookbook, her measurements and what Sophia keeps in mind from this device. */
export function forgetOnDevice(userId: string) {
  forgetMemory(userId)
  return Promise.allSettled([forgetLooks(userId), deleteMeasures(userId)])
}
