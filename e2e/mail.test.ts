import type { Page } from '@playwright/test'
import { deviceSite, stateOf } from './addresses.ts'
import { linkIn, mailTo as mailSentTo } from './mails.ts'
import { newAccount, newShopper, panel, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

const state = stateOf(deviceSite.port)
const fresh = 'amber-77-window'

const mailTo = (email: string, subject: RegExp) => mailSentTo(state, email, subject)

async function signInWith(page: Page, email: string, password: string) {
  await page.goto('/auth?tab=signIn')
  await panel(page).getByLabel('Email').fill(email)
  await panel(page).getByLabel('Password', { exact: true }).fill(password)
  await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
}

const security = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Security', exact: true }) })

test.describe('mails', () => {
  test('sign-up, the link in the mail, and the settings know that the email is hers', async ({ page }) => {
    const { email } = await signUp(page)
    await page.goto('/settings-clean')
    await expect(security(page).getByText('Not confirmed yet.')).toBeVisible()
    const link = linkIn(await mailTo(email, /Confirm your email/))
    expect(new URL(link).origin).toBe(deviceSite.address)

    await page.goto(link)
    const confirm = page.getByRole('button', { name: 'Confirm my email' })
    await expect(confirm).toBeVisible()
    // The secret has left the address bar, and a reload still has it.
    await expect(page).toHaveURL(/\/verify-email$/)
    await page.reload()
    await confirm.click()
    await expect(page.getByText(`${email} is confirmed.`)).toBeVisible()
    await page.getByRole('link', { name: 'Continue to Cabine' }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await page.goto('/settings-clean')
    await expect(security(page).getByText('Confirmed', { exact: true })).toBeVisible()
    await expect(security(page).getByText('Not confirmed yet.')).toBeHidden()
  })

  test(
    'a forgotten password: the mail, a new one, and every other device is signed out',
    { tag: ['@smoke', '@slow'] },
    async ({ page, browser }) => {
      const account = newAccount()
      const other = await browser.newPage({ baseURL: deviceSite.address })
      await newShopper(other, account)
      await other.goto('/settings')
      await expect(other.getByRole('heading', { name: 'Settings' })).toBeVisible()

      await page.goto('/auth?tab=signIn')
      await page.getByRole('link', { name: 'Forgot your password?' }).click()
      await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
      await page.getByLabel('Email').fill(account.email)
      await page.getByRole('button', { name: 'Send the link' }).click()
      await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
      const link = linkIn(await mailTo(account.email, /new password for Cabine/))

      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill('abc')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByText('Please use at least 6 characters.')).toBeVisible()
      await page.getByLabel('New password', { exact: true }).fill(fresh)
      await page.getByLabel('Confirm password', { exact: true }).fill(fresh)
      await expect(page.getByText('Passwords match')).toBeVisible()
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByText('Your password is changed')).toBeVisible()

      await other.goto('/settings')
      await expect(other).toHaveURL(/\/auth/)
      await signInWith(other, account.email, account.password)
      await expect(other.getByText('This email and password don’t match.')).toBeVisible()
      await signInWith(other, account.email, fresh)
      await expect(other).toHaveURL(/\/dashboard$/)
      await mailTo(account.email, /password at Cabine was changed/)

      await page.goto('/')
      await page.goto(link)
      await page.getByLabel('New password', { exact: true }).fill('another-33-lamp')
      await page.getByLabel('Confirm password', { exact: true }).fill('another-33-lamp')
      await page.getByRole('button', { name: 'Save new password' }).click()
      await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Send me a new link' })).toBeVisible()
      await other.close()
    },
  )

  test('another password in the settings, with the keyboard', async ({ page }) => {
    const { email, password } = await newShopper(page)
    await page.goto('/settings')
    const change = page.getByRole('button', { name: 'Change Password' })
    await change.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.getByLabel('Current password', { exact: true }).fill('not-hers')
    await dialog.getByLabel('New password', { exact: true }).fill(fresh)
    await dialog.getByLabel('Confirm password', { exact: true }).fill(fresh)
    await page.keyboard.press('Enter')
    await expect(dialog.getByText('That password isn’t correct. Nothing has changed.')).toBeVisible()
    await expect(dialog.getByLabel('Current password', { exact: true })).toBeFocused()
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Your password is changed')).toBeVisible()
    await expect(dialog).toBeHidden()
    await expect(change).toBeFocused()
    await page.reload()
    await expect(change).toBeVisible()
    await mailTo(email, /password at Cabine was changed/)
  })

  test('another email: the new address confirms it, the former one is told', async ({ page }) => {
    const { email, password } = await newShopper(page)
    const to = newAccount().email
    await page.goto('/settings-clean')
    await security(page).getByRole('button', { name: 'Change email' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change your email' })
    await dialog.getByLabel('New email').fill(to)
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`Check your email at ${to}`)).toBeVisible()
    await page.goto(linkIn(await mailTo(to, /new email/)))
    await page.getByRole('button', { name: 'Confirm my email' }).click()
    await expect(page.getByText(`${to} is confirmed.`)).toBeVisible()
    await mailTo(email, /email at Cabine was changed/)
    await page.goto('/settings-clean')
    await expect(security(page).getByText(to)).toBeVisible()
  })
})
