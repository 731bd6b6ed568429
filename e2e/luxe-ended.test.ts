import { expectAccessible } from './accessible.ts'
import { billingSite } from './addresses.ts'
import { newShopper } from './shopper.ts'
import { becomeLuxe, endSubscriptions, expectAppState } from './payments.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: billingSite.address })

test('home says once that Luxe is over, with the way back, until she has read it', async ({ page }) => {
  await newShopper(page)
  await becomeLuxe(page)
  const said = page.getByRole('region', { name: 'Luxe has ended' })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(said).toBeHidden()

  await endSubscriptions(page)
  await expectAppState(page, { is_premium: false })
  await page.reload()
  await expect(said).toContainText('You can come back anytime.')
  await expectAccessible(page)
  await said.getByRole('button', { name: 'Come back to Luxe' }).click()
  await expect(page.getByRole('dialog', { name: 'Step Into Luxe Mode' })).toBeVisible()
  await page.keyboard.press('Escape')

  await said.getByRole('button', { name: 'Dismiss' }).click()
  await expect(said).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada')
  await expect(
    page.getByRole('region', { name: 'Top Picks' }).or(page.getByText('Top Picks')).first(),
  ).toBeVisible()
  await expect(said).toBeHidden()
})
