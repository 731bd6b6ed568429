import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mails.ts'

export const newAccount = () => ({
  name: 'Ada Lovelace',
  email: `ada-${crypto.randomUUID()}@example.com`,
  password: 'velvet-42-stairs',
})

/** The visible one of the two forms. Both stay mounted, so that what was typed is not lost. */
export const panel = (page: Page) => page.getByRole('tabpanel')

/** Signs up on the page, as a shopper does. */
export async function signUp(page: Page, account = newAccount()) {
  await page.goto('/auth')
  await panel(page).getByLabel('Name').fill(account.name)
  await panel(page).getByLabel('Email').fill(account.email)
  await panel(page).getByLabel('Password', { exact: true }).fill(account.password)
  await panel(page).getByLabel('Confirm password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  return account
}

/** Creates an account and a session without the form, for tests of what comes after. The page stays where it is. */
export async function newShopper(page: Page, account = newAccount()) {
  // The site accepts posts from its own pages only, so its address is read from the response to a small file.
  const { origin } = new URL((await page.request.get('/robots.txt')).url())
  const { password } = account
  const answer = await page.request.post('/api/auth/signup', {
    headers: { origin },
    data: { ...account, confirmPassword: password, minimumAge: true },
  })
  expect(answer.status()).toBe(201)
  return account
}

/** A new shopper who has opened the link in her mail: before that nobody is photographed. */
export async function newConfirmedShopper(page: Page, state: string) {
  const account = await newShopper(page)
  const { hash, origin } = new URL(linkIn(await mailTo(state, account.email, /Confirm your email/)))
  const answer = await page.request.post('/api/auth/verify-email', {
    headers: { origin },
    data: { token: hash.slice(1) },
  })
  expect(answer.ok()).toBe(true)
  return account
}

export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign In' }).click()
  await panel(page).getByLabel('Email').fill(email)
  await panel(page).getByLabel('Password', { exact: true }).fill(password)
  await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
