import { forgetLooks } from '#client/features/looks/kept-looks.ts'
import { deleteMeasures } from '#client/features/measures/measures-store.ts'

/** Her lookbook and her measures on this device. */
export const forgetOnDevice = (userId: string) =>
  Promise.allSettled([forgetLooks(userId), deleteMeasures(userId)])
