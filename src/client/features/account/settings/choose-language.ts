import type { Language } from '#client/i18n/language.ts'
import { setLanguage } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { readAppState } from '#client/session/app-state.ts'

/**
 * Switches this device at once. For a signed-in shopper it is saved in the account too, since mails are written
 * in that language.
 */
export async function chooseLanguage(language: Language) {
  await setLanguage(language)
  if (!readAppState()) return
  // Without a network the page switches all the same, and the next choice is saved again.
  await request(api.account.language.$put({ json: { language } })).catch(() => undefined)
}
