import { readAppState } from '#client/session/app-state.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { readStored } from '#client/lib/browser-storage.ts'
import { isSavingHere, waitingLookKey } from './visit/waiting-look-mark.ts'

let bringing: Promise<void> | undefined

/**
 * The look that a visitor wanted to save follows her into her account, on whatever page she lands. One that waits for
 * nobody any more is forgotten when its day is over.
 */
export function bringLook() {
  if (readStored(waitingLookKey) === null) return
  const isHers = readAppState() !== null && isSavingHere()
  // Without a network it waits for the next page.
  bringing ??= (isHers ? deliver() : forgetOld()).catch(() => undefined).finally(() => (bringing = undefined))
}

/** Whoever leaves an account takes along what could not be saved in it: the next one in this tab is somebody else. */
export async function forgetLook() {
  if (readStored(waitingLookKey) === null) return
  const { forgetWaiting } = await import('./visit/waiting-look.ts')
  await forgetWaiting()
}

async function deliver() {
  const { deliverLook } = await withMessages(import('./visit/deliver-look.ts'), 'looks')
  await deliverLook()
}

async function forgetOld() {
  const { readWaiting } = await import('./visit/waiting-look.ts')
  await readWaiting()
}
