import { forgetCloset } from '#client/features/closet/forget-closet.ts'
import { forgetLooks } from '#client/features/looks/kept-looks.ts'
import { deleteMeasures } from '#client/features/measures/measures-store.ts'
import { forgetMemory } from '#client/features/stylist/sophia-memory.ts'

/** Deletes the shopper's closet where her account has it, her lookbook, her measurements and what Sophia keeps in mind from this device. */
export function forgetOnDevice(userId: string) {
  forgetMemory(userId)
  return Promise.allSettled([forgetCloset(userId), forgetLooks(userId), deleteMeasures(userId)])
}
