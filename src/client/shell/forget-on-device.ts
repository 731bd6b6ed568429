import { forgetLooks } from '#client/features/looks/kept-looks.ts'
import { deleteMeasures } from '#client/features/measures/measures-store.ts'

/** Deletes the shopper's lookbook and measurements from this device. */
export const forgetOnDevice = (userId: string) =>
  Promise.allSettled([forgetLooks(userId), deleteMeasures(userId)])
