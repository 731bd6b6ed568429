import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { deviceSite, stateOf } from './addresses.ts'
import { linkIn, mailTo } from './mails.ts'
import { expect, test } from './test.ts'

const facts = { name: 'Cabine GmbH', address: ['Ringstraße 1', '50667 Köln'], host: 'Cloudflare, Inc.' }

async function shopFrom(page: Page, country: string, told: object = facts) {
  await page.route('**/api/region', (route) => route.fulfill({ json: { country } }))
  await page.route('**/api/operator', (route) => route.fulfill({ json: { facts: told } }))
}

test('who has no account withdraws with the keyboard, gets a receipt by mail, and confirms it @smoke', async ({
  page,
}) => {
  await shopFrom(page, 'DE')
  await page.goto('/privacy-policy')
  // The toast that tells her country may lie over the foot of the page for its five seconds.
  await page.getByRole('link', { name: 'Withdraw from contract here' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Right of withdrawal')
  const name = page.getByLabel('Your name')
  await expect(name).toBeVisible()
  await expectAccessible(page)
  const email = `${crypto.randomUUID()}@example.com`
  await name.focus()
  await page.keyboard.type('Ada L.')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  const outcome = page.getByRole('heading', { name: 'Your withdrawal has arrived' })
  await expect(outcome).toBeFocused()
  await expectAccessible(page)
  const link = linkIn(await mailTo(stateOf(deviceSite.port), email, /We’ve received your withdrawal/))
  await page.goto(link)
  await expect(page).toHaveURL(/\/confirm-withdrawal$/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, I withdraw' }).press('Enter')
  await expect(outcome).toBeFocused()
  await expect(page.getByText('Someone on our team will look at it and write to you.')).toBeVisible()
})

test('the foot of every page leads to what the law of her country wants, once its facts are there @smoke', async ({
  page,
}) => {
  await shopFrom(page, 'DE')
  await page.goto('/search?q=dress')
  await page.getByRole('link', { name: 'Impressum' }).click()
  await expect(page.getByText('50667 Köln')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Japan · JPY' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('特定商取引法に基づく表記')
  await expect(page.getByText('Canceling and returns')).toBeVisible()
  // Without a telephone the law of Japan is not met, so nothing leads there.
  await page.goto('/')
  await expect(page.getByRole('combobox', { name: 'Country' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Status' })).toBeVisible()
  await expect(page.getByRole('link', { name: '特定商取引法に基づく表記' })).toHaveCount(0)
})
