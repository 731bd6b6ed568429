import { newAccount, panel, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

test.describe('/auth (spec 1.2.10 to 1.2.13, 1.4.1, 1.5.1 to 1.5.3, 1.8.2, 1.8.3)', () => {
  test(
    'a shopper signs up, lands on the dashboard with 5 credits, and stays signed in after a reload',
    { tag: '@smoke' },
    async ({ page }) => {
      await signUp(page)
      await expect(page).toHaveURL(/\/dashboard$/)
      await expect(page.getByRole('banner')).toContainText('5')
      await page.reload()
      await expect(page.getByRole('banner')).toContainText('5')
    },
  )

  test('the checklist answers while she types, and nothing is sent before it is content', async ({
    page,
  }) => {
    let posts = 0
    page.on(
      'request',
      (request) => (posts += request.url().includes('/api/auth/') && request.method() === 'POST' ? 1 : 0),
    )
    await page.goto('/auth')
    await panel(page).getByLabel('Name').fill('Ada')
    await panel(page).getByLabel('Email').fill('ada@example.com')
    await expect(page.getByText('At least 6 characters')).toBeVisible()
    await panel(page).getByLabel('Password', { exact: true }).fill('velvet-42')
    await panel(page).getByLabel('Confirm password', { exact: true }).fill('velvet')
    await expect(page.getByText('Passwords must match')).toBeVisible()
    await page.getByRole('button', { name: 'Create Account' }).click()
    expect(posts).toBe(0)
    await panel(page).getByLabel('Confirm password', { exact: true }).fill('velvet-42')
    await expect(page.getByText('Passwords match', { exact: true })).toBeVisible()
  })

  test('a password can be looked at', async ({ page }) => {
    await page.goto('/auth')
    const password = panel(page).getByLabel('Password', { exact: true })
    await password.fill('velvet-42')
    await expect(password).toHaveAttribute('type', 'password')
    await page.getByRole('button', { name: 'Show Password' }).click()
    await expect(password).toHaveAttribute('type', 'text')
  })

  test('an email that has an account gets another one all the same, and nothing tells', async ({
    page,
    browser,
  }) => {
    const account = newAccount()
    await signUp(page, account)
    const other = await (await browser.newContext()).newPage()
    await other.goto(new URL('/auth', page.url()).href)
    await panel(other).getByLabel('Name').fill('Grace')
    await panel(other).getByLabel('Email').fill(account.email)
    await panel(other).getByLabel('Password', { exact: true }).fill('another-secret-1')
    await panel(other).getByLabel('Confirm password', { exact: true }).fill('another-secret-1')
    await other.getByRole('button', { name: 'Create Account' }).click()
    await expect(other).toHaveURL(/\/dashboard$/)
    await other.context().close()
  })

  test('while a request is under way its button says so and is disabled', async ({ page }) => {
    const { promise: seen, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/auth/signin', async (route) => {
      await seen
      await route.continue()
    })
    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await panel(page).getByLabel('Email').fill('nobody@example.com')
    await panel(page).getByLabel('Password', { exact: true }).fill('not-the-one')
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
    letGo()
    await expect(page.getByText(/don’t match/)).toBeVisible()
    await expect(panel(page).getByLabel('Email')).toHaveValue('nobody@example.com')
  })

  test(
    'a page of the app sends a visitor to sign in and brings her back',
    { tag: '@smoke' },
    async ({ page }) => {
      const account = newAccount()
      await signUp(page, account)
      await page.context().clearCookies()
      await page.goto('/fitting-room')
      await expect(page).toHaveURL(/\/auth/)
      await page.getByRole('tab', { name: 'Sign In' }).click()
      await panel(page).getByLabel('Email').fill(account.email)
      await panel(page).getByLabel('Password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Sign In', exact: true }).click()
      await expect(page).toHaveURL(/\/fitting-room$/)
    },
  )
})

test('an address that leads nowhere says so and leads home (spec 1.2.2)', async ({ page }) => {
  await page.goto('/no-such-page')
  await expect(page.getByText('404 Page Not Found')).toBeVisible()
  await expect(
    page.getByText(
      'We can’t find this page. The link may be old or mistyped. Let’s get you back to the clothes.',
    ),
  ).toBeVisible()
})
