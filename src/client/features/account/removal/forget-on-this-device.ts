import { forgetHerSizes } from '#client/features/catalogue/her-sizes-key.ts'
import { deleteCloset } from '#client/features/closet/forget-closet.ts'
import { forgetVisitorLook } from '#client/features/fitting-room/claim-waiting-look.ts'
import { removeAllRecords } from '#client/lib/device-store.ts'
import { consultationAnswers, styleAnswers } from '#client/features/style-profile/kept-answers.ts'
import { flagOf } from '#client/features/fitting-room/guide-store.ts'
import { forgetTrip } from '#client/features/packing/trip-memory.ts'
import { forgetToday } from '#client/features/today/today-memory.ts'
import { forgetEvents } from '#client/features/wear-log/day-events.ts'
import { forgetWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { removeStored } from '#client/lib/browser-storage.ts'
import { forgetKept, forgetSession } from '#client/session/kept-session.ts'

/**
 * Deletes everything that this browser keeps about the shopper. The browser's own settings (language, theme)
 * stay.
 */
export async function forgetOnThisDevice(userId: string) {
  forgetWishlist()
  forgetHerSizes()
  removeStored('userCredits')
  removeStored(flagOf(userId))
  forgetToday(userId)
  forgetEvents(userId)
  forgetTrip(userId)
  consultationAnswers.forget(userId)
  styleAnswers.forget(userId)
  await forgetVisitorLook().catch(() => undefined)
  try {
    sessionStorage.clear()
  } catch {
    // A browser that refuses storage has nothing to delete.
  }
  await forgetSession()
  await forgetKept(userId)
  await removeAllRecords(userId)
  await deleteCloset(userId).catch(() => undefined)
}
