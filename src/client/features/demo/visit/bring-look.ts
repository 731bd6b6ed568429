import { readAppState } from '#client/features/account/app-state-store.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { isSavingHere } from './waiting-look-mark.ts'

let bringing: Promise<void> | undefined

/** The look that a visitor wanted to save follows her into her account, on whatever page she lands. */
export function bringLook() {
  if (readAppState() && isSavingHere())
    bringing ??= withMessages(import('./deliver-look.ts'), 'looks')
      .then(({ deliverLook }) => deliverLook())
      // Without a network it waits for the next page.
      .catch(() => undefined)
      .finally(() => (bringing = undefined))
}
