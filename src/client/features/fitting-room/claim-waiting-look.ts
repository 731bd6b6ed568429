import { readAppState } from '#client/session/app-state.ts'
import { isLookWaiting, isSavingHere } from './waiting-look-mark.ts'

let moving: Promise<void> | undefined

/**
 * Saves the look that waits here, which a visitor wanted to keep, in the account that she has signed in to, on whatever
 * page she lands. A look that nobody has claimed is deleted after a day.
 */
export function moveVisitorLook() {
  const canDeliver = readAppState() !== null && isSavingHere()
  // If it fails, for instance without a network, the next page tries again.
  return (moving ??= (canDeliver ? deliver() : forgetOld())
    .catch(() => undefined)
    .finally(() => (moving = undefined)))
}

/** Called at log-out: a look that could not be saved must not reach whoever signs in next in this tab. */
export async function forgetVisitorLook() {
  if (!isLookWaiting()) return
  const { forgetWaiting } = await import('./visit/waiting-look.ts')
  await forgetWaiting()
}

async function deliver() {
  const { deliverLook } = await import('./visit/deliver-look.ts')
  await deliverLook()
}

async function forgetOld() {
  const { readWaiting } = await import('./visit/waiting-look.ts')
  await readWaiting()
}
