import type { Page } from '@playwright/test'
import { appWith } from '#worker/testing/authenticator-app.ts'
import { firstIn } from '#shared/testing/first.ts'
import { expectAccessible } from './accessible.ts'
import { newShopper, panel } from './shopper.ts'
import { expect, test } from './test.ts'

const row = (page: Page) => page.locator('#security')
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** Shows the password, after which the second step is asked for. */
async function showPassword(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/auth?tab=signIn')
  await panel(page).getByLabel('Email').fill(email)
  await panel(page).getByLabel('Password', { exact: true }).fill(password)
  await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

async function signOut(page: Page) {
  await page.goto('/settings-clean')
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click()
  await expect(page).not.toHaveURL(/settings/)
}

const widths = [
  [360, 740],
  [1440, 900],
] as const

for (const [width, height] of widths) {
  test.describe(`two-step sign-in, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height } })

    test('is set up, asked for at the door, answered by app and by recovery code, and turned off', async ({
      page,
    }) => {
      const shopper = await newShopper(page)
      await page.goto('/settings-clean')
      await row(page).getByRole('button', { name: 'Turn on' }).click()
      const setUp = dialog(page, 'Set up two-step sign-in')
      const app = appWith((await setUp.getByRole('definition').innerText()).replaceAll(/\s/g, ''))
      await expectAccessible(page)
      await setUp.getByLabel('Code from your app').fill(await app())
      await setUp.getByRole('button', { name: 'Turn on' }).click()
      const codes = dialog(page, 'Your recovery codes')
      await expect(codes.getByRole('listitem')).toHaveCount(10)
      const recoveryCode = firstIn(await codes.getByRole('listitem').allInnerTexts())
      await expectAccessible(page)
      await codes.getByRole('button', { name: 'I’ve saved them' }).click()
      await expect(row(page).getByText('10 recovery codes left.')).toBeVisible()
      await expectAccessible(page, '#security')

      await signOut(page)
      await showPassword(page, shopper)
      const code = page.getByLabel('Code from your app')
      await expect(code).toBeFocused()
      await code.fill(await app(9))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(code).toHaveAccessibleDescription(/./)
      await expectAccessible(page)
      // The code that set it up is used, so she shows the next one, as an app whose clock is a little ahead.
      await code.fill(await app(1))
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)

      await signOut(page)
      await showPassword(page, shopper)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await expectAccessible(page)
      await page.getByLabel('Recovery code').fill(recoveryCode)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(/\/dashboard$/)

      await page.goto('/settings-clean')
      await expect(row(page).getByText('9 recovery codes left.')).toBeVisible()
      await row(page).getByRole('button', { name: 'Turn off' }).click()
      const off = dialog(page, 'Turn off two-step sign-in?')
      await expectAccessible(page)
      await off.getByRole('button', { name: 'Turn off' }).click()
      await expect(row(page).getByRole('button', { name: 'Turn on' })).toBeVisible()
      await expect(row(page).getByRole('button', { name: 'New recovery codes' })).toBeHidden()
    })
  })
}
