import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const list = (page: Page) => page.getByRole('region', { name: 'Recent activity' })
const entries = (page: Page) => list(page).getByRole('listitem')

/** Answers instead of the server. */
const tell = (page: Page, events: object[]) =>
  page.route('**/api/account/activity', (route) => route.fulfill({ json: events }))

test.describe('recent activity', () => {
  test('tells what happened, and ‘Not you?’ leads to a new password, which ends all other sessions', async ({
    page,
    browser,
  }) => {
    const { email, password } = await newShopper(page)
    const { origin } = new URL((await page.request.get('/robots.txt')).url())
    const stranger = await browser.newContext({ baseURL: origin })
    await stranger.request.post('/api/auth/signin', { headers: { origin }, data: { email, password } })

    await page.goto('/settings-clean')
    await expect(entries(page)).toHaveText([
      /^Signed in with your password.*Chrome on /,
      /^Account created.*Chrome on /,
    ])
    await list(page).getByRole('button', { name: 'Change Password' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change Password' })
    await dialog.getByLabel('Current password', { exact: true }).fill(password)
    await dialog.getByLabel('New password', { exact: true }).fill('brocade-17-lamps')
    await dialog.getByLabel('Confirm password', { exact: true }).fill('brocade-17-lamps')
    await page.keyboard.press('Enter')
    await expect(entries(page).first()).toHaveText(/^Password changed/)
    expect((await stranger.request.get('/api/auth/user')).status()).toBe(401)
    await stranger.close()
  })

  for (const width of [360, 1440])
    test(`is a glance first, and all of it when asked for, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await newShopper(page)
      await tell(
        page,
        Array.from({ length: 12 }, (_, i) => ({
          kind: i === 1 ? 'ended_by_support' : 'other_devices_ended',
          browser: i === 0 ? 'Samsung Internet' : null,
          device: i === 0 ? 'Android' : null,
          at: new Date(Date.UTC(2026, 10, 20 - i)).toISOString(),
        })),
      )
      await page.goto('/settings-clean')
      await expect(entries(page)).toHaveCount(5)
      await expect(entries(page).nth(1)).not.toContainText('Unknown device')
      const more = list(page).getByRole('button', { expanded: false })
      await more.press('Enter')
      await expect(entries(page)).toHaveCount(12)
      await expect(list(page).getByRole('button', { name: 'Show less' })).toBeFocused()
      await expectAccessible(page, '#security')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    })

  test('of an account in which nothing has happened it says so, and where it fails it can be asked again', async ({
    page,
  }) => {
    await newShopper(page)
    await page.route('**/api/account/activity', (route) => route.abort())
    await page.goto('/settings-clean')
    await expect(list(page)).toContainText('We couldn’t load your recent activity.')
    await tell(page, [])
    await list(page).getByRole('button', { name: 'Try again' }).click()
    await expect(list(page)).toContainText('Nothing to show yet.')
    await expectAccessible(page, '#security')
  })
})
