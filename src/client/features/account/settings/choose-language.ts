import type { Language } from '#client/i18n/language.ts'
import { setLanguage } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { readAppState } from '#client/session/app-state.ts'

/** On this device at once; for whoever is signed in also in her account, which is how mails reach her. */
export async function chooseLanguage(language: Language) {
  await setLanguage(language)
  if (!readAppState()) return
  // Without a network the page speaks it all the same, and the next choice says it again.
  await request(api.account.language.$put({ json: { language } })).catch(() => undefined)
}
