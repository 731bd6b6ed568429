import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newAccount, newShopper, signIn } from './shopper.ts'
import { expect, test } from './test.ts'

const question = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const press = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click()
const row = (page: Page, label: string) => page.getByRole('listitem').filter({ hasText: label })

test.describe('the styling onboarding (spec 1.2.27)', () => {
  test('left at step 5 on one device, it goes on there on another, and is edited later', async ({
    page,
    browser,
    baseURL,
  }) => {
    const account = await newShopper(page, newAccount())
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /Tell Sophia about your style/ }).click()
    await expect(question(page, 'Hello, I’m Sophia.')).toBeVisible()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '12')
    await press(page, 'Start with Sophia')
    await page.getByRole('textbox', { name: 'Your name' }).fill('Grace')
    await page.keyboard.press('Enter')
    await press(page, 'Women’s')
    await press(page, /^In between/)
    await expect(page.getByText('5 of 12', { exact: true })).toBeVisible()
    await press(page, 'Finish later')
    await expect(page.getByRole('heading', { level: 1, name: /Grace/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Continue: 5 of 12/ })).toBeVisible()
    await page.getByRole('button', { name: 'Not now' }).click()
    await expect(page.getByRole('link', { name: /Continue: 5 of 12/ })).toBeHidden()

    const context = await browser.newContext({ baseURL })
    const phone = await context.newPage()
    await signIn(phone, account)
    await phone.getByRole('link', { name: /Continue: 5 of 12/ }).click()
    await expect(question(phone, 'Which shape comes closest to yours?')).toBeVisible()
    await press(phone, 'Back')
    await expect(phone.getByRole('button', { name: /^In between/ })).toHaveAttribute('aria-pressed', 'true')
    await press(phone, 'Continue')
    await press(phone, 'Pear')

    await expect(question(phone, 'First picks for you')).toBeVisible()
    await expect(phone.getByText('A short break', { exact: true })).toBeVisible()
    await phone
      .getByRole('button', { name: /^Save / })
      .first()
      .click()
    await expect(phone.getByText('Added to Wishlist')).toBeVisible()
    await press(phone, 'Continue')

    await context.setOffline(true)
    await press(phone, '25–34')
    await press(phone, 'Work mornings')
    await expect(phone.getByText(/Your answers are saved on this device/)).toBeVisible()
    await context.setOffline(false)
    await expect(phone.getByText(/Your answers are saved on this device/)).toBeHidden()

    await press(phone, 'Romantic')
    await press(phone, 'Chic and composed')
    await press(phone, 'Continue')
    await press(phone, 'Olive')
    await press(phone, 'Rather not say')
    await press(phone, 'Green')
    await press(phone, /^See clothes on me/)
    await expect(question(phone, 'Thank you, Grace.')).toBeFocused()
    await expect(phone.getByRole('link', { name: 'Go to the fitting room' })).toHaveAttribute(
      'href',
      '/fitting-room',
    )

    await page.goto('/settings-clean')
    await page.getByRole('link', { name: /See and change your style profile/ }).click()
    await expect(question(page, 'Your style')).toBeVisible()
    await expect(row(page, 'Height')).toContainText('In between')
    await expect(row(page, 'Hardest to dress for')).toContainText('Work mornings')
    await expect(row(page, 'Style')).toContainText('Romantic, Chic and composed')
    await expect(row(page, 'Hair')).toContainText('Not said')
    await page.getByRole('button', { name: 'Change: Height' }).click()
    const dialog = page.getByRole('dialog', { name: 'How tall are you?' })
    await dialog.getByRole('button', { name: /^Tall/ }).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Height')).toContainText('Tall')
    await page.getByRole('button', { name: 'Change: Brands' }).click()
    const brands = page.getByRole('dialog', { name: 'Which brands do you love?' })
    await brands.getByLabel('A brand').fill('Maison Nine')
    await page.keyboard.press('Enter')
    await brands.getByRole('group', { name: 'From the shop' }).getByRole('button').first().click()
    await brands.getByRole('button', { name: 'Save' }).click()
    await expect(row(page, 'Brands')).toContainText(/Maison Nine, ./)

    await phone.goto('/style-profile')
    await expect(row(phone, 'Height')).toContainText('Tall')
    await expect(row(phone, 'Brands')).toContainText('Maison Nine')
    await phone.goto('/dashboard')
    await expect(phone.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(phone.getByRole('link', { name: /Go on|Tell Sophia/ })).toBeHidden()

    await phone.goto('/style-profile')
    await press(phone, 'Start again')
    await phone.getByRole('dialog').getByRole('button', { name: 'Start again' }).click()
    await press(phone, 'Start with Sophia')
    await press(phone, 'Finish later')
    await expect(row(phone, 'Height')).toContainText('Tall')
    await press(phone, 'Delete my style profile')
    await phone.getByRole('dialog').getByRole('button', { name: 'Delete all' }).click()
    await expect(question(phone, 'Hello, I’m Sophia.')).toBeVisible()
    await page.reload()
    await expect(question(page, 'Hello, I’m Sophia.')).toBeVisible()
    await context.close()
  })

  test('by keyboard alone, with everything left out; a completion that fails is said', async ({ page }) => {
    await newShopper(page)
    await page.route('**/api/onboarding/complete', (route) => route.abort())
    await page.goto('/style-profile')
    await expect(question(page, 'Hello, I’m Sophia.')).toBeVisible()
    for (let step = 0; step < 13; step++) {
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      const way = page.getByRole('main').getByRole('button', { name: /^(Skip|Rather not say)$/ })
      // The hello and the rail ask nothing.
      const onward = [0, 5].includes(step)
        ? page.getByRole('button', { name: /^(Start with Sophia|Continue)$/ })
        : way
      await expect(onward).toBeVisible()
      for (let i = 0; i < 40 && !(await onward.evaluate((one) => one === document.activeElement)); i++)
        await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading ?? '')
    }
    await expect(question(page, 'Thank you, Ada Lovelace.')).toBeFocused()
    await expect(page.getByText('Failed to complete onboarding')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Explore outfits' })).toHaveAttribute('href', '/explore')
  })

  test('every kind of screen in both themes (axe)', async ({ page }) => {
    await newShopper(page)
    const { origin } = new URL((await page.request.get('/api/app-state')).url())
    const goTo = async (currentStep: string | null) => {
      const answers = { step: 'height-question', answer: ['tall'], currentStep }
      await page.request.put('/api/styling-profile', { headers: { origin }, data: answers })
      await page.goto('/style-profile')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const steps = [
      'stylist-selection',
      'body-shape-question',
      'wardrobe-preview',
      'style-inspiration',
      'assistance-question',
    ]
    for (const step of steps) {
      await goTo(step)
      if (step === 'wardrobe-preview')
        await expect(
          page.getByRole('list', { name: 'Your first picks' }).getByRole('article').first(),
        ).toBeVisible()
      await expectAccessible(page)
    }
    await goTo(null)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Change: Colors you love' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
})

test('the fitting room welcomes her once in three steps; the tutorial has four and another guide', async ({
  page,
}) => {
  await newShopper(page)
  await page.goto('/fitting-room')
  const welcome = page.getByRole('dialog', { name: 'Welcome to Cabine' })
  for (const [title, button] of [
    ['Hello, I’m Sophia', 'Next'],
    ['Perfect Photo Setup', 'Next'],
    ['Choose Your Look', 'Get Started'],
  ]) {
    await expect(welcome.getByRole('heading', { name: title })).toBeVisible()
    await welcome.getByRole('button', { name: button }).click()
  }
  await expect(welcome).toBeHidden()
  const flags = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('onboarding-seen')),
  )
  expect(flags).toHaveLength(2)
  await page.reload()
  await page.getByRole('button', { name: 'Tutorial' }).click()
  await expect(welcome).toBeHidden()
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' })
  for (const [title, button] of [
    ['I’m Margot, your guide', 'Next'],
    ['Perfect Photo Setup', 'Next'],
    ['Choose Your Look', 'Next'],
    ['Start Shopping Your Style', 'Get Started'],
  ]) {
    await expect(tutorial.getByRole('heading', { name: title })).toBeVisible()
    await tutorial.getByRole('button', { name: button }).click()
  }
  await expect(tutorial).toBeHidden()
})

const formerPaths =
  'welcome stylist-selection name-input department-selection height body-shape wardrobe-preview age ' +
  'brand-preference hardest-occasion style-inspiration skin-tone hair-color eye-color occasion color-palette ' +
  'shopping-tier assistance all-set loading-experience result-preview'

test('all the old onboarding paths lead to the landing page', async ({ page }) => {
  for (const path of formerPaths.split(' ')) {
    await page.goto(`/${path}`, { waitUntil: 'commit' })
    await expect(page, path).toHaveURL(/:\d+\/$/)
  }
})
