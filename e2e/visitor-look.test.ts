import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { credits, difference, finishedLook, openFittingRoom, photos } from './fitting-room.ts'
import { openLanding, watch } from './landing-page.ts'
import { newAccount, newShopper, panel } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'
import { lookIn, openRoom, room, trySample } from './visitor-room.ts'

test.describe('a visitor’s look on its way into an account', () => {
  const leave = async (page: Page, way: 'Create a free account' | 'I have an account') => {
    await room(page).getByRole('button', { name: 'Save this look' }).click()
    await page.getByRole('dialog', { name: 'Keep this look' }).getByRole('button', { name: way }).click()
    await expect(page).toHaveURL(/\/auth\?/)
  }

  async function openLookbook(page: Page) {
    await openFittingRoom(page)
    await page.getByRole('button', { name: 'My lookbook' }).click()
    return page.getByRole('dialog', { name: 'My lookbook' })
  }

  test('after sign-up it is in her lookbook, her photo in the fitting room, and all five credits are there', async ({
    page,
  }) => {
    await openLanding(page)
    await openRoom(page)
    await room(page).locator('input[type=file]').first().setInputFiles(photos.smiling)
    await room(page).getByRole('button', { name: 'Yes, that’s right' }).click()
    await room(page)
      .getByRole('button', { name: /Dotted Wrap Top/ })
      .click()
    await expect(lookIn(page)).toBeVisible({ timeout: 120_000 })
    const { sent } = watch(page)
    await leave(page, 'Create a free account')
    expect(sent).toEqual([])

    const account = newAccount()
    const form = panel(page)
    await form.getByLabel('Name').fill(account.name)
    await form.getByLabel('Email').fill(account.email)
    await form.getByLabel('Password', { exact: true }).fill(account.password)
    await form.getByLabel('Confirm password', { exact: true }).fill(account.password)
    const saved = page.waitForRequest(
      (request) => request.url().endsWith('/api/lookbook') && request.method() === 'POST',
    )
    await page.getByRole('button', { name: 'Create Account' }).click()
    const { tryOnImageUrl } = (await saved).postDataJSON() as { tryOnImageUrl: string }
    await expect(page).toHaveURL(/\/fitting-room$/)
    await expect(page.getByRole('img', { name: 'Your photo' })).toBeVisible()
    // She sees the look that she came to keep, and is not taught what she has just done.
    await finishedLook(page)
    await expect(page.getByRole('button', { name: 'In your lookbook' }).first()).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Welcome to Cabine' })).toBeHidden()
    expect(await (await page.request.get('/api/app-state')).json()).toMatchObject({ show_onboarding: false })
    const look = Buffer.from(tryOnImageUrl.slice(tryOnImageUrl.indexOf(',') + 1), 'base64')
    const chest = { left: 0.42, top: 0.52, width: 0.22, height: 0.2 }
    expect(await difference(look, readFileSync(photos.smiling), chest)).toBeGreaterThan(25)

    const lookbook = await openLookbook(page)
    await expect(lookbook.getByText('Curtain Call Dotted Wrap Top').first()).toBeVisible()
    const state = (await (await page.request.get('/api/app-state')).json()) as Record<string, unknown>
    expect(state).toMatchObject({ credits_remaining: 5, photo_storage: 'device', adult_confirmed: true })
    // The photo never left the device: her account has none.
    expect(await (await page.request.get('/api/profile-photo')).json()).toMatchObject({ hasPhoto: false })
    expect(await page.evaluate(() => localStorage.getItem('waiting-look'))).toBeNull()

    // From the lookbook she goes on with it, and changes it piece by piece like one just made.
    await lookbook.getByRole('button', { name: /^Open Curtain Call/ }).click()
    await page.getByRole('link', { name: 'Wear it again' }).click()
    await expect(lookbook).toBeHidden()
    await finishedLook(page)
    await page.getByRole('tab', { name: 'Wearing' }).click()
    await expect(
      page.getByRole('button', { name: /^Curtain Call Dotted Wrap Top/, pressed: true }),
    ).toBeVisible()
  })

  test('who has an account signs in, and a photo that she has there stays hers', async ({ page }) => {
    await standInForEngine(page)
    const account = await newShopper(page)
    await page.context().clearCookies()
    await openLanding(page)
    await openRoom(page)
    await trySample(page)
    await room(page)
      .getByRole('button', { name: /Reading Room Cardigan/ })
      .click()
    await expect(room(page).getByRole('img', { name: /Reading Room Cardigan/ })).toBeVisible()
    await leave(page, 'I have an account')
    await panel(page).getByLabel('Email').fill(account.email)
    await panel(page).getByLabel('Password', { exact: true }).fill(account.password)
    await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/fitting-room$/)
    await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
    const lookbook = await openLookbook(page)
    await expect(lookbook.getByText('Reading Room Cardigan')).toHaveCount(1)
    await expect(lookbook.getByText('Curtain Call Dotted Wrap Top')).toHaveCount(0)
    // What else she has tried on is at hand, as she wore it, and shown again without a credit.
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: 'Recent' }).click()
    await page.getByRole('button', { name: /Dotted Wrap Top/ }).click()
    await expect(page.getByRole('img', { name: /wearing.*Dotted Wrap Top/ })).toBeVisible()
    await expect(credits(page)).toContainText('5')
  })

  test('who turns back finds it on this device, where it is forgotten when she says so, or after a day', async ({
    page,
  }) => {
    await standInForEngine(page)
    const waits = () => page.evaluate(() => localStorage.getItem('waiting-look'))
    await openLanding(page)
    await openRoom(page)
    await trySample(page)
    await leave(page, 'Create a free account')
    await openLanding(page)
    await openRoom(page)
    await expect(lookIn(page)).toBeVisible()
    await expect(
      room(page).getByText('This look is saved on this device for a day', { exact: false }),
    ).toBeVisible()
    await room(page).getByRole('button', { name: 'Delete it now' }).click()
    await expect(room(page).getByText('Start with one photo of you')).toBeVisible()
    await expect.poll(waits).toBeNull()

    await trySample(page)
    await leave(page, 'Create a free account')
    expect(await waits()).not.toBeNull()
    await page.clock.setSystemTime(Date.now() + 25 * 60 * 60_000)
    await page.goto('/')
    await expect.poll(waits).toBeNull()
  })

  test('another tab of this browser is not handed it: whoever signs in there may be somebody else', async ({
    page,
  }) => {
    await standInForEngine(page)
    await openLanding(page)
    await openRoom(page)
    await trySample(page)
    await leave(page, 'Create a free account')
    const other = await page.context().newPage()
    await newShopper(other)
    const lookbook = await openLookbook(other)
    await expect(lookbook.getByText('No saved looks yet')).toBeVisible()
  })
})
