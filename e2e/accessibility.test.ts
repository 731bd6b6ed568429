import { expect, test } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { choosePreset, finishedLook, openFittingRoom, photos, start, uploadPhoto } from './fitting-room.ts'
import { demoAccounts } from '../scripts/local/seed.ts'
import { billingSite } from './addresses.ts'
import { newShopper, signIn, signUp } from './shopper.ts'
import { agree, cardForm, cards, chooseCard, openSubscribe, subscribeButton } from './till.ts'

test.describe('every screen of a purchase', () => {
  test.use({ baseURL: billingSite.address })

  test('the form, what a card can come to, and the plan that is hers then', async ({ page }) => {
    await newShopper(page)
    await openSubscribe(page)
    await chooseCard(cardForm(page), cards.declined)
    await agree(page)
    await subscribeButton(page).click()
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await chooseCard(cardForm(page), cards.pays)
    await subscribeButton(page).click()
    await expect(page.getByRole('heading', { name: 'Payment Successful!' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/settings-clean')
    await expect(page.getByText(/It renews on/)).toBeVisible()
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(page.getByRole('dialog', { name: 'Cancel your subscription?' })).toBeVisible()
    await expectAccessible(page)
  })
})

test.describe('every screen for everybody (DESIGN, Aims: WCAG 2.2 AA in both themes)', () => {
  for (const path of ['/', '/auth', '/terms-of-service', '/privacy-policy', '/wishlist', '/no-such-page']) {
    test(path, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }

  const shop = ['/dashboard', '/search?q=coat', '/collections/workwear', '/explore', '/outfit/1']
  for (const path of shop) {
    test(`the shop: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('article').first()).toBeVisible()
      await expectAccessible(page)
    })
  }

  test('the app, from the dashboard to a look and the lookbook', async ({ page }) => {
    test.setTimeout(180_000)
    await signUp(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Notifications', exact: true }).click()
    await expect(page.getByText('Nothing new')).toBeVisible()
    await expectAccessible(page)
    await page.goto('/settings-clean')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/settings')
    await expect(page.getByText('Welcome gift')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await expect(page.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/fitting-room')
    await expect(page.getByRole('dialog', { name: 'Welcome to Cabine' })).toBeVisible()
    await expectAccessible(page)
    await openFittingRoom(page)
    await expectAccessible(page)
    await uploadPhoto(page, photos.fullLength)
    await expect(page.getByText(/A good photo for trying on|This will work/)).toBeVisible({ timeout: 30_000 })
    await choosePreset(page, 'Off-Duty Saturday')
    await start(page).click()
    await finishedLook(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Save to Lookbook' }).click()
    await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
    await page.getByRole('button', { name: 'My lookbook' }).click()
    await expect(page.getByRole('dialog', { name: 'My Lookbook' })).toBeVisible()
    await expectAccessible(page)
  })

  test('what lies over the shop: a detail, the closed and the open closet, the wishlist being sorted', async ({
    page,
  }) => {
    await page.goto('/dashboard')
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('region', { name: "We think you'll love" })).toBeVisible()
    await expectAccessible(page)
    await page.goto('/dashboard?shop=all')
    await expect(page.getByText('Unlock the Full Closet')).toBeVisible()
    await expectAccessible(page)
    await signIn(page, demoAccounts.premium)
    await page.goto('/dashboard?shop=all')
    await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible()
    await expectAccessible(page)
    await signUp(page)
    const heart = page
      .getByRole('region', { name: 'Top Picks' })
      .getByRole('button', { name: /^Save / })
      .first()
    await heart.click()
    await expect(page.getByText('Added to Wishlist')).toBeVisible()
    await page.goto('/wishlist')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all' }).click()
    await expectAccessible(page)
  })

  test('the main job by keyboard alone', async ({ page }) => {
    await newShopper(page)
    await page.goto('/fitting-room')
    await expect(page.getByRole('dialog', { name: 'Welcome to Cabine' })).toBeVisible()
    const act = async (name: string | RegExp) => {
      const target = page.getByRole('button', { name }).first()
      for (let i = 0; i < 60; i++) {
        if (await target.evaluate((element) => element === document.activeElement))
          return page.keyboard.press('Enter')
        await page.keyboard.press('Tab')
      }
      throw new Error(`the keyboard does not reach ${String(name)}`)
    }
    await act('Next')
    await act('Next')
    await act('Get Started')
    await act(/Use this sample photo: Woman in an orange/)
    await act('Off-Duty Saturday')
    await act('Start Virtual Try-On')
    await finishedLook(page)
    await act('Save to Lookbook')
    await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
  })
})
