import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { finishedLook, photos, start } from './fitting-room.ts'
import { demoAccounts } from '../scripts/local/seed.ts'
import { billingSite } from './addresses.ts'
import { newAccount, newShopper, panel, signIn, signUp } from './shopper.ts'
import { agree, cardForm, cards, chooseCard, openSubscribe, subscribeButton } from './payments.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

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

test.describe('what lies over the shop, and the main job', () => {
  test('the open closet, and the wishlist being sorted', async ({ page }) => {
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

  test('by keyboard alone: an account, her age, her photo, an outfit, the look, the lookbook', async ({
    page,
  }) => {
    await standInForEngine(page)
    test.slow()
    const { name, email, password } = newAccount()
    await page.goto('/auth')
    await type(page, panel(page).getByLabel('Name'), name)
    await type(page, panel(page).getByLabel('Email'), email)
    await type(page, panel(page).getByLabel('Password', { exact: true }), password)
    await type(page, panel(page).getByLabel('Confirm password', { exact: true }), password)
    await press(page, button(page, 'Create Account'))
    await expect(page).toHaveURL(/\/dashboard$/)

    await press(page, page.getByRole('link', { name: /TRY ON OUTFITS/i }))
    const welcome = page.getByRole('dialog', { name: 'Welcome to Cabine' })
    await expect(welcome).toBeVisible()
    await press(page, button(page, 'Next'))
    await press(page, button(page, 'Next'))
    await press(page, button(page, 'Get Started'))
    await expect(welcome).toBeHidden()

    const stage = page.getByRole('region', { name: 'Your photo' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, stage.locator('input[type=file]').first(), 'Space'),
    ])
    await chooser.setFiles(photos.fullLength)
    const consent = page.getByRole('dialog', { name: 'Your photo is yours' })
    await expect(consent).toBeVisible()
    const place = consent.getByRole('radio', { name: /On this device/ })
    if (!(await place.isChecked())) await press(page, place, 'Space')
    await press(page, consent.getByRole('checkbox'), 'Space')
    await press(page, consent.getByRole('button', { name: 'Continue' }))
    await expect(stage.getByRole('img', { name: 'Your photo' })).toBeVisible()

    await press(page, button(page, 'Off-Duty Saturday'))
    await press(page, start(page))
    await finishedLook(page)
    await press(page, button(page, 'Save to Lookbook'))
    await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
    const opener = button(page, 'My lookbook')
    await press(page, opener)
    const lookbook = page.getByRole('dialog', { name: 'My lookbook' })
    await press(page, lookbook.getByRole('button', { name: 'Open Off-Duty Saturday' }))
    await expect(page.getByRole('dialog', { name: 'Off-Duty Saturday, close up' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Tabs to the target and checks that it has the focus. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeEnabled()
  for (let steps = 0; steps < 80; steps++) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
      return
    }
    await page.keyboard.press('Tab')
  }
  throw new Error(`the keyboard does not reach ${String(target)}`)
}

async function press(page: Page, target: Locator, key = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, target: Locator, words: string) {
  await reach(page, target)
  await page.keyboard.type(words)
}
