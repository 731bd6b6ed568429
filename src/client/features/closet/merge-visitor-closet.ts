import { readAppState } from '#client/session/app-state.ts'
import { readStored } from '#client/lib/browser-storage.ts'
import { visitorClosetKey } from './visitor-closet-key.ts'

/** Moves a visitor's closet into that of the account, whatever page comes next. The code for it is fetched only then. */
export async function mergeVisitorCloset() {
  const userId = readAppState()?.user.id
  if (!userId || !readStored(visitorClosetKey)) return
  const { claimVisitorCloset } = await import('./closet-store.ts')
  await claimVisitorCloset(userId)
}
