import { describeDevice } from '../device-name.ts'
import names from './authenticators.json' with { type: 'json' }

/** Product names of authenticators by their AAGUID. As proper names they are the same in every language. */
const authenticators: Record<string, string> = names

/**
 * The first name of a passkey: its authenticator, or else the device on which it was made. The shopper can rename it.
 */
export function nameOfPasskey(aaguid: string, userAgent: string) {
  const { browser, device } = describeDevice(userAgent)
  return authenticators[aaguid] ?? ([browser, device].filter(Boolean).join(' · ') || 'Passkey')
}
