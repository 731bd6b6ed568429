import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { choosePreset, finishedLook, openFittingRoom, photos, start, uploadPhoto } from './fitting-room.ts'
import { expectAccessible } from './accessible.ts'
import { newShopper, panel, signIn, signUp } from './shopper.ts'
import { readZip } from './zip.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => standInForEngine(page))

const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

const part = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })

async function openSettings(page: Page) {
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Delete account' })).toBeVisible()
}

/** Makes a look on this device and saves it. */
async function makeLook(page: Page) {
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await choosePreset(page, 'Off-Duty Saturday')
  await start(page).click()
  await finishedLook(page)
  await page.getByRole('button', { name: 'Save to Lookbook' }).click()
  await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
}

const lines = (page: Page) => part(page, 'Credit history').getByRole('row')

async function askForRemoval(page: Page, password: string) {
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  return dialog
}

test.describe('settings (spec 1.2.21 to 1.2.23, 1.4.16 to 1.4.19)', () => {
  test('another device is signed out, and knows it at its next call', async ({ page, browser }) => {
    const account = await newShopper(page)
    const other = await (await browser.newContext({ userAgent: phone })).newPage()
    await signIn(other, account)
    await openSettings(page)
    const devices = part(page, 'Your devices')
    await expect(devices.getByRole('listitem')).toHaveCount(2)
    await expect(devices.getByText('This device')).toBeVisible()
    await devices.getByRole('button', { name: 'Sign out Safari on iPhone' }).click()
    await expect(page.getByText('Safari on iPhone is signed out')).toBeVisible()
    await expect(devices.getByRole('listitem')).toHaveCount(1)
    await other.goto('/settings')
    await expect(other).toHaveURL(/\/auth\?/)
    await page.reload()
    await expect(devices.getByText('You’re not signed in anywhere else.')).toBeVisible()
  })

  test('a try-on is told in the credit history, and everything of hers goes into one file', async ({
    page,
  }) => {
    const account = await newShopper(page)
    await makeLook(page)
    await openSettings(page)
    await expect(lines(page).nth(1)).toContainText(/Try-on.*−1.*4/s)
    await expect(lines(page).nth(2)).toContainText(/Welcome gift.*\+5.*5/s)

    const exporting = part(page, 'Your data')
    await page.context().setOffline(true)
    await expect(exporting.getByRole('button', { name: 'Download my data' })).toBeDisabled()
    await page.context().setOffline(false)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      exporting.getByRole('button', { name: 'Download my data' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^cabine-\d{4}-\d\d-\d\d\.zip$/)
    const files = readZip(await readFile(await file.path()))
    const names = [...files.keys()]
    for (const name of ['index.html', 'data/account.json', 'data/looks.json', 'this-device/photo.jpg'])
      expect(names).toContain(name)
    const picture = names.find((name) => name.startsWith('pictures/look-')) ?? ''
    expect(files.get(picture)?.subarray(0, 2).toString('hex')).toBe('ffd8')
    expect(names.some((name) => name.startsWith('this-device/last-look.'))).toBe(true)
    expect(JSON.parse(String(files.get('data/account.json')))).toMatchObject({
      email: account.email,
      credits: 4,
    })

    expect(JSON.parse(String(files.get('data/looks.json')))).toMatchObject([{ tryOnImageUrl: picture }])

    const html = String(files.get('index.html'))
    expect(html).toContain(account.email)
    expect(html).toContain(`src="${picture}"`)
    expect(html).not.toContain('<script')
    // She opens the file outside of the site, whose policy would refuse it.
    await page.goto('about:blank')
    await page.setContent(html)
    await expect(page.getByRole('heading', { name: 'Your data at Cabine' })).toBeVisible()
  })

  test('another profile photo is uploaded, and one that the account does not take stays on this device', async ({
    page,
  }) => {
    await newShopper(page)
    await openSettings(page)
    const account = part(page, 'Account')
    const choose = (file: string) => account.locator('input[type=file]').setInputFiles(file)
    await choose(photos.fullLength)
    const consent = page.getByRole('dialog', { name: 'Your photo is yours' })
    await consent.getByRole('checkbox').check()
    await consent.getByRole('radio', { name: /In my account/ }).check()
    await consent.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your profile photo has been updated successfully.')).toBeVisible()
    await expect(account.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await page.route(/\/api\/(?:photos|save-profile-photo)/, (route) => route.abort())
    await choose(photos.smiling)
    await expect(page.getByText('Photo changed locally. Upload to cloud storage failed.')).toBeVisible()
    await page.reload()
    await expect(account.getByRole('img', { name: 'Your photo' })).toBeVisible()
  })

  test('the next billing date is the true one, and each button opens its page of the customer portal', async ({
    page,
  }) => {
    await newShopper(page)
    const end = '2031-03-09T12:00:00.000Z'
    const luxe = {
      is_premium: true,
      has_stripe_customer: true,
      subscription_status: 'active',
      subscription_price_cents: 1499,
      current_period_end: end,
    }
    await page.route('**/api/app-state', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ json: { ...(await answer.json()), ...luxe } })
    })
    await openSettings(page)
    const subscription = part(page, 'Subscription')
    await expect(subscription.getByText('March 9, 2031', { exact: true })).toBeVisible()
    await expect(subscription.getByText('Luxe renews on March 9, 2031 for $14.99.')).toBeVisible()
    for (const [button, flow] of [
      ['Manage Payment', 'payment_method'],
      ['Cancel Subscription', 'cancel'],
    ]) {
      const [asked] = await Promise.all([
        page.waitForRequest('**/api/stripe/customer-portal'),
        subscription.getByRole('button', { name: button }).click(),
      ])
      expect(asked.postDataJSON()).toEqual({ flow })
      await expect(page.getByText('Failed to open customer portal. Please try again.')).toBeVisible()
    }
  })

  test('packing that is cut off says so, and can be tried again', async ({ page }) => {
    await newShopper(page)
    await openSettings(page)
    await page.route('**/api/account/export', (route) => route.abort())
    await page.getByRole('button', { name: 'Download my data' }).click()
    await expect(page.getByText('We couldn’t create the file.')).toBeVisible()
    await page.unroute('**/api/account/export')
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      part(page, 'Your data').getByRole('button', { name: 'Try again' }).click(),
    ])
    expect(readZip(await readFile(await file.path())).has('index.html')).toBe(true)
  })

  test('on a device that was left open, her data is packed after she has said once more that it is she', async ({
    page,
  }) => {
    const account = await newShopper(page)
    await openSettings(page)
    // As the server answers when her last proof is longer ago than ten minutes.
    const refusal = { status: 403, json: { success: false, error: 'proof_required', message: '' } }
    await page.route('**/api/account/export', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Download my data' }).click()
    const dialog = page.getByRole('dialog')
    await expectAccessible(page)
    await dialog.getByLabel('Password', { exact: true }).fill(account.password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Continue', exact: true }).click(),
    ])
    expect(readZip(await readFile(await file.path())).has('index.html')).toBe(true)
  })

  test('an account is on its way out for two weeks, is kept, and ends at her word', async ({ page }) => {
    const account = await newShopper(page)
    await openSettings(page)
    const dialog = await askForRemoval(page, 'not-her-password')
    await expect(dialog.getByText('That password isn’t correct. Nothing has changed.')).toBeVisible()
    await dialog.getByLabel('Your password', { exact: true }).fill(account.password)
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await expect(dialog).toBeHidden()
    const inTwoWeeks = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000)
    const date = new Intl.DateTimeFormat('en', { dateStyle: 'long' }).format(inTwoWeeks)
    const leaving = part(page, 'Delete account')
    await expect(leaving.getByText(`Your account will be deleted on ${date}.`)).toBeVisible()

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await expect(page.getByText('Your account stays')).toBeVisible()
    await openSettings(page)
    await askForRemoval(page, account.password)
    await leaving.getByRole('button', { name: 'Delete now' }).click()
    await page.getByRole('button', { name: 'Delete everything now' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)

    await page.goto('/auth')
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await panel(page).getByLabel('Email').fill(account.email)
    await panel(page).getByLabel('Password', { exact: true }).fill(account.password)
    await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page.getByText('This email and password don’t match.')).toBeVisible()
  })

  test('whoever finds her device open cannot end it before its day: it asks once more', async ({ page }) => {
    const account = await newShopper(page)
    await openSettings(page)
    await askForRemoval(page, account.password)
    // As after ten minutes.
    const refusal = { status: 403, json: { error: 'proof_required' } }
    await page.route('**/api/account/removal/now', (route) => route.fulfill(refusal), { times: 1 })
    await page.getByRole('button', { name: 'Delete now' }).click()
    await page.getByRole('button', { name: 'Delete everything now' }).click()
    const proof = page.getByRole('dialog', { name: 'Is this you?' })
    await proof.getByLabel('Password', { exact: true }).fill('not-her-password')
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(proof.getByText('That password isn’t correct. Nothing has changed.')).toBeVisible()
    await proof.getByLabel('Password', { exact: true }).fill(account.password)
    await proof.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByText('Your account is deleted')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('lists that cannot be had say so, and are asked for again when the network is back', async ({
    page,
  }) => {
    await newShopper(page)
    const lost = /\/api\/(?:account\/sessions|credits\/history)/
    await page.route(lost, (route) => route.abort())
    await openSettings(page)
    for (const sentence of ['We couldn’t load your devices.', 'We couldn’t load your credit history.'])
      await expect(page.getByText(sentence)).toBeVisible()
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.', { exact: true })).toBeVisible()
    await page.unroute(lost)
    await page.context().setOffline(false)
    await expect(page.getByText('Welcome gift')).toBeVisible()
    await expect(page.getByText('This device', { exact: true })).toBeVisible()
  })

  test('logging out takes along a visitor’s look that waits for its account: the next one is somebody else', async ({
    page,
  }) => {
    await newShopper(page)
    await page.goto('/settings-clean')
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await page.evaluate(() => {
      localStorage.setItem('waiting-look', String(Date.now()))
      sessionStorage.setItem('saving-look', '1')
    })
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    const left = () => [localStorage.getItem('waiting-look'), sessionStorage.getItem('saving-look')]
    expect(await page.evaluate(left)).toEqual([null, null])
  })

  test('logging out leads home, whether the server answers or not', async ({ page }) => {
    const account = await newShopper(page)
    await page.goto('/settings-clean')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await signIn(page, account)
    await page.goto('/settings')
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  test('logging out leads home, also where a call of the page is answered after it', async ({ page }) => {
    await newShopper(page)
    const loggedOut = page.waitForResponse('**/api/auth/logout', { timeout: 120_000 })
    const refused = page.waitForResponse('**/api/account/ways', { timeout: 120_000 })
    await page.route('**/api/account/ways', async (route) => {
      await loggedOut
      await route.continue()
    })
    await page.goto('/settings-clean')
    await page.route(/:\d+\/$/, async (route) => {
      expect((await refused).status()).toBe(401)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/:\d+\/$/)
    await expect(page.getByRole('link', { name: 'Try for Free' })).toBeVisible()
  })

  test('the test variant says what happens, and leads away after it', async ({ page }) => {
    const account = await newShopper(page)
    await page.goto('/settings-new')
    await page.getByRole('button', { name: 'Test Button' }).click()
    await expect(page.getByText('The button works.')).toBeVisible()
    await page.getByRole('button', { name: 'Link payment account' }).click()
    await expect(page.getByText('Link Failed')).toBeVisible()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('Successfully logged out. Redirecting...')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
    await signIn(page, account)
    await page.goto('/settings-new')
    await page.route('**/api/auth/logout', (route) => route.abort())
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page.getByText('Logout Error')).toBeVisible()
    await expect(page).toHaveURL(/:\d+\/$/)
  })

  for (const language of ['en', 'fr'])
    test(`fits a phone of 360 pixels: ${language}`, async ({ page }) => {
      await signUp(page)
      await page.setViewportSize({ width: 360, height: 740 })
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
      for (const path of ['/settings', '/settings-clean', '/settings-new']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        if (path === '/settings') await expect(page.getByRole('row').nth(1)).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360)
      }
    })
})
