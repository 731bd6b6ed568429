import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { Role } from '../src/shared/office/roles.ts'
import { root } from '../scripts/local/paths.ts'
import { expectAccessible } from './accessible.ts'
import { officeSite, stateOf } from './addresses.ts'
import { plugIn } from './authenticator.ts'
import { newConfirmedShopper, newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: officeSite.address })

const run = promisify(execFile)

/** The operator's own command, on the site that is open. */
const grant = (email: string, role: Role) =>
  run(process.execPath, [join(root, 'scripts/office/run.ts'), 'grant', email, role], {
    cwd: root,
    env: { ...process.env, CABINE_STATE: stateOf(officeSite.port) },
  })

/** Somebody who works here comes in: her account, her passkey, her role, the door. */
async function comeIn(page: Page, role: Role) {
  await plugIn(page)
  // Roles are given to confirmed addresses alone.
  const account = await newConfirmedShopper(page, stateOf(officeSite.port))
  await page.goto('/settings-clean')
  await page.locator('#security').getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText(/^Passkey “.+” added$/)).toBeVisible()
  await grant(account.email, role)
  await page.goto('/office')
  await expect(page.getByRole('heading', { name: 'Office' })).toBeVisible()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  return account
}

const open = async (page: Page, section: string) => {
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('link', { name: section, exact: true })
    .click()
  await expect(page.getByRole('heading', { name: section, level: 1, exact: true })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

const phone = { width: 360, height: 740 }

test('a shopper finds no office', async ({ page }) => {
  await newShopper(page)
  const answer = await page.goto('/office')
  expect(answer?.headers()['x-robots-tag']).toBe('noindex')
  expect(answer?.headers()['cache-control']).toBe('no-store')
  await expect(page.getByRole('heading', { level: 1, name: /not|here/i })).toBeVisible()
  expect((await page.request.get('/api/office/me')).status()).toBe(404)
})

test(
  'an owner comes in with her passkey, and every section is accessible, wide and narrow',
  { tag: ['@smoke', '@slow'] },
  async ({ page }) => {
    test.slow()
    await comeIn(page, 'owner')
    const names = [
      'Home',
      'Shop',
      'Preview',
      'Search',
      'Feeds',
      'Moderation',
      'Shoppers',
      'Payments',
      'Switches',
      'People',
      'Log',
    ]
    for (const name of names) {
      await open(page, name)
      await expectAccessible(page)
    }
    await page.setViewportSize(phone)
    for (const name of names) {
      await open(page, name)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide, `${name} is no wider than a phone`).toBeLessThanOrEqual(0)
    }
  },
)

test('an editor makes a collection with keys alone, says when it is shown, and sees it as shoppers do', async ({
  page,
}) => {
  test.slow()
  await comeIn(page, 'editor')
  await open(page, 'Shop')
  await page.getByRole('button', { name: 'New collection' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('Quiet evenings')
  for (const word of ['dress', 'coat']) {
    await dialog.getByLabel('Find pieces').fill(word)
    await dialog.getByLabel('Find pieces').press('Enter')
    await dialog
      .getByRole('list', { name: 'Found pieces' })
      .getByRole('button', { name: /^Add/ })
      .first()
      .press('Enter')
  }
  const chosen = dialog.getByRole('list', { name: 'Chosen pieces' }).getByRole('listitem')
  await expect(chosen).toHaveCount(2)
  const name = (await chosen.first().innerText()).split('\n').find((line) => /dress/i.test(line)) ?? ''
  await dialog
    .getByRole('button', { name: /^Move .+ Use the arrow keys/ })
    .first()
    .press('ArrowDown')
  await expect(chosen.nth(1)).toContainText(name)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(page.getByText('It is kept, and shown within minutes')).toBeVisible()

  const order = page.getByRole('list', { name: 'Order of Collections' })
  await order.getByRole('button', { name: /^Move Quiet evenings: number/ }).press('Home')
  await expect(order.getByRole('listitem').first()).toContainText('Quiet evenings')
  await expect(order.getByRole('button', { name: /^Move Quiet evenings: number 1/ })).toBeFocused()

  await page.getByRole('button', { name: /^When and where ?: Quiet evenings/ }).press('Enter')
  await page.getByRole('dialog').getByLabel('Countries').fill('de')
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).press('Enter')
  await expect(order.getByRole('listitem').first()).toContainText('in DE')

  await open(page, 'Preview')
  const preview = page.getByRole('region', { name: 'Collections' })
  await expect(preview.getByRole('listitem').first()).toBeVisible()
  await expect(preview).not.toContainText('Quiet evenings')
  await page.getByLabel('Country').fill('DE')
  await expect(preview.getByRole('listitem').first()).toContainText('Quiet evenings')
  await expectAccessible(page)
})

test('support gives credits on a phone, and the reason stands in the log', async ({ page, browser }) => {
  test.slow()
  const shopperPage = await browser.newPage({ baseURL: officeSite.address })
  const shopper = await newShopper(shopperPage)
  await page.setViewportSize(phone)
  await comeIn(page, 'support')
  await open(page, 'Shoppers')
  await page.getByLabel('Email or id').fill(shopper.email)
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByRole('heading', { name: shopper.name })).toBeVisible()
  await page.getByRole('textbox', { name: 'Credits' }).fill('3')
  await page.getByLabel('Reason').fill('her try-on failed twice')
  await page.getByRole('button', { name: 'Give credits' }).click()
  await expect(page.getByText('3 credits are given')).toBeVisible()
  await expect(page.getByText('+3')).toBeVisible()
  await expectAccessible(page)
  await open(page, 'Log')
  await expect(page.getByText(/her try-on failed twice/)).toBeVisible()
  await shopperPage.goto('/settings')
  await expect(shopperPage.getByText('Gift', { exact: true })).toBeVisible()
  await shopperPage.close()
})

test('a visitor reports an outfit, and an editor lets it stand', async ({ page, browser }) => {
  test.slow()
  const visitor = await browser.newPage({ baseURL: officeSite.address })
  await visitor.goto('/outfit/2')
  await visitor.getByRole('button', { name: 'Report this outfit' }).click()
  await visitor.getByRole('dialog').getByText('Something else').click()
  await visitor.getByRole('dialog').getByLabel('Tell us more (optional)').fill('the board is upside down')
  await expectAccessible(visitor)
  await visitor.getByRole('dialog').getByRole('button', { name: 'Send the report' }).click()
  await expect(visitor.getByText('Thank you. We’ll look at it.')).toBeVisible()
  await visitor.close()
  await comeIn(page, 'editor')
  await open(page, 'Moderation')
  const reported = page.getByRole('listitem').filter({ hasText: 'the board is upside down' }).first()
  await expect(reported).toBeVisible()
  await reported.getByRole('button', { name: /^Let it stand/ }).click()
  await expect(page.getByText('the board is upside down')).toBeHidden()
})
