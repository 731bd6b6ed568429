import type { Page } from '@playwright/test'

/** A device with a fingerprint reader, emulated by Chromium. */
export async function plugIn(page: Page, { isUserVerified = true } = {}) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('WebAuthn.enable')
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  })
  const count = async () =>
    (await chromium.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  const setVerified = (verified: boolean) =>
    chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: verified })
  const setPresent = (enabled: boolean) =>
    chromium.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled })
  return { count, setVerified, setPresent }
}
