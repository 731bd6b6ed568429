import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { plugIn } from './authenticator.ts'
import { newShopper, panel } from './shopper.ts'
import { expect, test } from './test.ts'

const list = (page: Page) => page.locator('#security')
const add = (page: Page) => list(page).getByRole('button', { name: 'Add a passkey' })

test.describe('passkeys', () => {
  test('one is added, renamed, opens the account, and is removed', { tag: '@smoke' }, async ({ page }) => {
    const device = await plugIn(page)
    await newShopper(page)
    await page.goto('/settings-clean')
    await add(page).click()
    await expect(page.getByText(/^Passkey “.+” added$/)).toBeVisible()
    expect(await device.count()).toBe(1)
    await expect(list(page).getByText(/not used yet/)).toBeVisible()
    await expectAccessible(page, '#security')

    await list(page)
      .getByRole('button', { name: /^Rename/ })
      .click()
    await page.getByRole('dialog').getByLabel('Name').fill('My laptop')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(list(page).getByText('My laptop')).toBeVisible()

    // A second one on the same device would be the same.
    await add(page).click()
    await expect(page.getByText('This device already has a passkey for an account here.')).toBeVisible()

    await device.setPresent(false)
    await page.context().clearCookies()
    await page.goto('/auth?tab=signIn')
    const button = panel(page).getByRole('button', { name: 'Sign in with a passkey' })
    await expect(button).toBeVisible()
    await device.setPresent(true)
    await button.click()
    await expect(page).toHaveURL(/\/dashboard$/)

    await page.goto('/settings-clean')
    await expect(list(page).getByText(/^Last used on/)).toBeVisible()
    await list(page).getByRole('button', { name: 'Remove “My laptop”' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Passkey “My laptop” removed')).toBeVisible()
    await expect(list(page).getByText('My laptop', { exact: true })).toBeHidden()

    await page.context().clearCookies()
    await device.setPresent(false)
    await page.goto('/auth?tab=signIn')
    await device.setPresent(true)
    await panel(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(panel(page).getByRole('alert')).toContainText('We don’t recognize this passkey')
  })

  test('whoever has not shown for a while that it is she is asked, and what she pressed goes on', async ({
    page,
  }) => {
    await plugIn(page)
    const { password } = await newShopper(page)
    await page.goto('/settings-clean')
    // As after ten minutes.
    let isLong = true
    await page.route('**/api/account/passkeys/options', (route) => {
      if (!isLong) return route.continue()
      isLong = false
      return route.fulfill({ status: 403, json: { error: 'proof_required' } })
    })
    await add(page).click()
    const proof = page.getByRole('dialog', { name: 'Is this you?' })
    await expect(proof).toBeVisible()
    await expectAccessible(page)
    await proof.getByLabel('Password', { exact: true }).fill('not-the-one')
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(proof.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(/./)
    await proof.getByLabel('Password', { exact: true }).fill(password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText(/^Passkey “.+” added$/)).toBeVisible()
  })

  test('another email wants a proof also of whoever has no password, and what she typed is sent then', async ({
    page,
  }) => {
    await plugIn(page)
    await newShopper(page)
    await page.goto('/settings-clean')
    await add(page).click()
    await expect(page.getByText(/^Passkey “.+” added$/)).toBeVisible()
    // As of an account that was opened with Google, after ten minutes.
    await page.route('**/api/app-state', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), has_password: false } })
    })
    await page.route('**/api/account/ways', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), password: false } })
    })
    const sent: string[] = []
    await page.route('**/api/account/email', (route) => {
      sent.push(route.request().postData() ?? '')
      return sent.length > 1
        ? route.continue()
        : route.fulfill({ status: 403, json: { error: 'proof_required' } })
    })
    await page.reload()
    await list(page).getByRole('button', { name: 'Change email' }).click()
    const form = page.getByRole('dialog', { name: 'Change your email' })
    await expect(form.getByLabel('Current password')).toHaveCount(0)
    const to = `${crypto.randomUUID()}@example.com`
    await form.getByLabel('New email').fill(to)
    await form.getByRole('button', { name: 'Send the link' }).click()
    const proof = page.getByRole('dialog', { name: 'Is this you?' })
    await expect(proof).toBeVisible()
    await expectAccessible(page)
    await proof.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(page.getByText(`Check your email at ${to}`)).toBeVisible()
    await expect(form).toBeHidden()
    expect(sent.map((body) => JSON.parse(body))).toEqual([{ email: to }, { email: to }])
  })

  test('a device that nobody unlocks, and a browser that knows none, say so', async ({ page }) => {
    const device = await plugIn(page)
    await newShopper(page)
    await device.setVerified(false)
    await page.goto('/settings-clean')
    await add(page).click()
    await expect(page.getByText('No passkey was added')).toBeVisible()

    await page.context().clearCookies()
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
    await page.goto('/auth?tab=signIn')
    await panel(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(panel(page).getByRole('alert')).toContainText('This browser doesn’t support passkeys')
  })
})
