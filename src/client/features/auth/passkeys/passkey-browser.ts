import {
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { MessageKey } from '#client/i18n/areas.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'

/** The exchange between browser and server about passkeys. Fetched when it is needed. */

export async function signInWithPasskey({ autofill = false } = {}) {
  const optionsJSON = await request(api.auth.passkeys.options.$post())
  const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill })
  await request(api.auth.passkeys.signin.$post({ json: response }))
}

export async function proveWithPasskey() {
  const optionsJSON = await request(api.account.proof.passkey.options.$post())
  const response = await startAuthentication({ optionsJSON })
  await request(api.account.proof.passkey.$post({ json: response }))
}

export async function addPasskey() {
  const optionsJSON = await request(api.account.passkeys.options.$post())
  const response = await startRegistration({ optionsJSON })
  return request(api.account.passkeys.$post({ json: response }))
}

/** Cancels a passkey prompt that is waiting, so that another one may open. */
export const stopWaiting = () => WebAuthnAbortService.cancelCeremony()

/**
 * Whether the prompt was cancelled because the shopper chose another method or another prompt opened: nothing
 * to report.
 */
export const isInterrupted = (error: unknown) => error instanceof Error && error.name === 'AbortError'

const sentences: Partial<Record<string, MessageKey>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: 'errors.passkey_known',
  ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT: 'auth.passkeyDeviceCannot',
  ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT: 'auth.passkeyDeviceUnlocked',
  ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG: 'auth.passkeyDeviceCannot',
  ERROR_INVALID_DOMAIN: 'auth.passkeyBadAddress',
  ERROR_INVALID_RP_ID: 'auth.passkeyBadAddress',
}

/** The failure in words. A browser does not distinguish a refusal from a timeout. */
export function sayPasskeyFailure(error: unknown) {
  const code = error instanceof WebAuthnError ? error.code : ''
  const sentence = sentences[code]
  if (sentence) return t(sentence)
  if (error instanceof Error && error.name === 'NotAllowedError') return t('auth.passkeyNotUsed')
  if (error instanceof WebAuthnError) return t('auth.passkeyDeviceCannot')
  return messageOf(error)
}
