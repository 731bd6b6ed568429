import type { Page } from '@playwright/test'
import { demoAccounts } from '../scripts/local/seed.ts'
import { signIn, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

const session = (page: Page) => page.getByRole('dialog', { name: 'Sophia' })

/** Presses the options of the open question, once Sophia has asked it. */
async function say(page: Page, question: RegExp, ...options: string[]) {
  const answers = session(page).getByRole('group', { name: question })
  for (const option of options) await answers.getByRole('button', { name: option, exact: true }).click()
}

test.describe('the monthly consultation (spec 2.1.4: monthly stylist consultations)', () => {
  test('a visitor and a shopper without Luxe see what it is, and the way to it', async ({ page }) => {
    await page.goto('/consultation')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your monthly consultation')
    await expect(page.getByRole('link', { name: 'Log in' }).last()).toHaveAttribute(
      'href',
      /next=%2Fconsultation/,
    )
    await signUp(page)
    await page.goto('/consultation')
    await page.getByRole('button', { name: 'Upgrade to Luxe' }).click()
    await expect(page.getByRole('dialog', { name: 'Step Into Luxe Mode' })).toBeVisible()
  })

  test('is left, gone on with, and ends in a letter of five outfits that can be tried on', async ({
    page,
  }) => {
    await signIn(page, demoAccounts.premium)
    await page.getByRole('link', { name: /Your monthly consultation with Sophia/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your monthly consultation')
    // The demo shopper gets one letter a month, so in a second run of this test she already has it.
    if (!(await page.getByRole('link', { name: 'Read your letter' }).isVisible())) await consult(page)
    else await page.getByRole('link', { name: 'Read your letter' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A letter from Sophia')
    await expect(page.getByText('A new job begins.')).toBeVisible()
    const outfits = page.getByRole('article')
    await expect(outfits).toHaveCount(5)
    await expect(
      outfits
        .first()
        .getByRole('link', { name: /Shop .*Paid link/ })
        .first(),
    ).toBeVisible()
    await outfits.first().getByRole('button', { name: 'Try the outfit on' }).click()
    await expect(page).toHaveURL(/\?mirror=pieces%3A\w+/)
    await page.goto('/consultation')
    await expect(page.getByText(/Your next consultation opens on/)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Your letters' }).getByRole('link')).toHaveCount(1)
  })
})

async function consult(page: Page) {
  await page.getByRole('button', { name: 'Begin' }).click()
  await say(page, /coming up this month/, 'Work', 'Dinners out', 'Continue')
  await say(page, /weather/, 'Mild')
  await expect(session(page).getByText('Question 3 of 10')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Continue' }).click()
  await say(page, /feel/, 'Chic and composed')
  await say(page, /colors do you love/, 'Blue', 'Continue')
  await say(page, /leave out/, 'None of these')
  await say(page, /clothes to fit/, 'None of these')
  await say(page, /shoes/, 'Any, heels too')
  await session(page).getByRole('button', { name: 'Back' }).click()
  await say(page, /shoes/, 'Flats only')
  await say(page, /spend/, 'Any budget')
  await say(page, /piece you own/, 'Jeans')
  await session(page).getByRole('textbox').fill('A new job begins.')
  await say(page, /anything else/, 'Send')
  await session(page).getByRole('button', { name: 'Write my letter' }).click()
}
