import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Photographer } from '#shared/photographers.ts'
import { photographersOf } from './photographers.ts'

export type Consents = Partial<Record<Photographer, boolean>>

/** Saves what she says of services; false, after a message, if that failed. Needs the messages of `photograph`. */
export async function saveConsents(consents: Consents) {
  try {
    const turnstile = await tokenFor(consents)
    await request(api['photograph-consents'].$put({ json: { ...consents, ...(turnstile && { turnstile }) } }))
  } catch (error) {
    const isRobot = isFailure(error, 'robot_suspected')
    const description = isRobot ? messageOf(error) : t('photograph.saveFailed')
    toast({ title: t('photograph.saveFailedTitle'), description, tone: 'error' })
    return false
  }
  await refreshAppState()
  return true
}

/** Her first yes needs one, where the operator has set Turnstile up. */
async function tokenFor(consents: Consents) {
  const appState = readAppState()
  const siteKey = appState?.turnstile_site_key
  const isFirstYes = Object.values(consents).includes(true) && photographersOf(appState).agreed.length === 0
  if (!siteKey || !isFirstYes) return null
  const { provePerson } = await import('./prove-person.ts')
  return provePerson(siteKey)
}
