import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { refreshAppState } from '#client/session/app-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Photographer } from '#shared/photographers.ts'

export type Consents = Partial<Record<Photographer, boolean>>

/** Saves what she says of services; false, after a message, if that failed. Needs the messages of `photograph`. */
export async function saveConsents(consents: Consents) {
  try {
    await request(api['photograph-consents'].$put({ json: consents }))
  } catch {
    toast({ title: t('photograph.saveFailedTitle'), description: t('photograph.saveFailed'), tone: 'error' })
    return false
  }
  await refreshAppState()
  return true
}
