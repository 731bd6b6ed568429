import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { cloudSite } from './addresses.ts'
import { newAccount, newShopper, panel } from './shopper.ts'
import { expect, test } from './test.ts'

const button = (page: Page) => panel(page).getByRole('link', { name: 'Continue with Google' })
const someone = () => `ada-${crypto.randomUUID()}@example.com`

/** What she does on the provider's page. */
async function choose(page: Page, { email, wrong }: { email: string; wrong?: string }) {
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Somebody else' }).fill(email)
  await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace')
  if (wrong) await page.getByLabel('What is wrong with the token').selectOption(wrong)
  await page.getByRole('button', { name: 'Go on as somebody else' }).click()
}

async function join(page: Page, email: string) {
  await page.goto('/auth')
  await button(page).click()
  await choose(page, { email })
  await page.getByLabel('I am 13 or older').check()
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test.describe('Continue with Google', () => {
  test(
    'a shopper joins: one question, five credits, and the next time none',
    { tag: '@smoke' },
    async ({ page }) => {
      const email = someone()
      await page.goto('/auth')
      await expect(button(page)).toBeVisible()
      await button(page).click()
      await choose(page, { email })
      await expect(page.getByRole('heading', { name: 'One question, Ada' })).toBeVisible()
      await expect(page.getByText(email)).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page.getByText('You need to be 13 or older to join Cabine.')).toBeVisible()
      await page.getByLabel('I am 13 or older').check()
      await page.getByRole('button', { name: 'Create Account' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('banner')).toContainText('5')

      await page.context().clearCookies()
      await page.goto('/fitting-room')
      await expect(page).toHaveURL(/\/auth/)
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await button(page).click()
      await choose(page, { email })
      await expect(page).toHaveURL(/\/fitting-room$/)
    },
  )

  test('her no, and an answer that is not true, lead back to the door with a sentence', async ({ page }) => {
    await page.goto('/auth')
    await button(page).click()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByText('You didn’t finish signing in with Google.')).toBeVisible()
    await expect(page.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true')
    for (const [wrong, words] of [
      ['an email that is not verified', 'Google has not confirmed your email address yet'],
      ['signed by somebody else', 'We couldn’t verify Google’s answer'],
    ] as const) {
      await button(page).click()
      await choose(page, { email: someone(), wrong })
      await expect(page.getByRole('alert')).toContainText(words)
    }
    await expectAccessible(page)
    await page.goto('/api/auth/google/callback?state=forged&code=forged')
    await expect(page.getByRole('alert')).toContainText('was started in another browser')
    await page.goto('/auth?finish=google')
    await expect(page.getByRole('alert')).toContainText('took too long')
    await expect(page.getByRole('link', { name: 'Try Google again' })).toBeVisible()
  })

  test('an account that nobody confirmed is explained before it is taken', async ({ page, browser }) => {
    const account = newAccount()
    const maker = await (await browser.newContext()).newPage()
    await maker.goto(new URL('/auth', test.info().project.use.baseURL).href)
    await newShopper(maker, account)
    await page.goto('/auth')
    await button(page).click()
    await choose(page, { email: account.email })
    await expect(page.getByRole('heading', { name: 'Is this account yours?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'It’s mine, continue with Google' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await maker.goto('/settings-clean')
    await expect(maker).toHaveURL(/\/auth/)
    await maker.context().close()
  })

  test('is connected and disconnected in the settings', async ({ page }) => {
    await newShopper(page)
    await page.goto('/settings-clean')
    await page.getByRole('button', { name: 'Connect', exact: true }).click()
    const email = someone()
    await choose(page, { email })
    await expect(page.getByText('Google is connected. You can now sign in with it.')).toBeVisible()
    await expect(page.getByText(`Connected to ${email}`)).toBeVisible()
    await expectAccessible(page, '#security')
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Disconnect Google?' })
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('Google is disconnected')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible()
  })

  test('the only way in stays, and removes the account', async ({ page }) => {
    const email = someone()
    await join(page, email)
    await page.goto('/settings-clean')
    await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Disconnect Google?' })
    await dialog.getByRole('button', { name: 'Disconnect' }).click()
    await expect(page.getByText('This is your only way to sign in.')).toBeVisible()

    await page.goto('/settings')
    await page.getByRole('button', { name: /^Delete my account/ }).click()
    const removal = page.getByRole('dialog')
    await removal.getByRole('link', { name: 'Continue with Google' }).click()
    await choose(page, { email })
    await expect(page.getByRole('dialog').getByText('This lasts for 10 minutes')).toBeVisible()
    await expectAccessible(page)
  })

  test('whoever has no password and finds a sign-in that was not hers ends all other sessions', async ({
    page,
    browser,
    baseURL,
  }) => {
    const email = someone()
    await join(page, email)
    const stranger = await browser.newPage({ baseURL })
    await stranger.goto('/auth')
    await button(stranger).click()
    await choose(stranger, { email })
    await expect(stranger).toHaveURL(/\/dashboard$/)

    await page.goto('/settings-clean')
    const activity = page.getByRole('region', { name: 'Recent activity' })
    await expect(activity).toContainText('Signed in with Google')
    await expect(activity.getByRole('button', { name: 'Change Password' })).toBeHidden()
    const end = activity.getByRole('button', { name: 'Sign out all other devices' })
    await end.press('Enter')
    await expect(page.getByText('All other devices are signed out')).toBeVisible()
    await expect(activity.getByRole('listitem').first()).toContainText('All other devices were signed out')
    await expect(end).toBeFocused()
    await expectAccessible(page, '#security')
    expect((await stranger.request.get('/api/auth/user')).status()).toBe(401)
    expect((await page.request.get('/api/auth/user')).status()).toBe(200)
    await stranger.context().close()
  })

  test.describe('on a site without keys', () => {
    test.use({ baseURL: cloudSite.address })
    test('there is no button', async ({ page }) => {
      const asked = page.waitForResponse('**/api/auth/ways')
      await page.goto('/auth')
      expect(await (await asked).json()).toEqual({ google: false, passwordLength: 6 })
      await expect(panel(page).getByLabel('Email')).toBeVisible()
      await expect(button(page)).toHaveCount(0)
    })
  })
})
