import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { credits, difference, openFittingRoom, photos } from './fitting-room.ts'
import { openLanding, watch } from './landing-page.ts'
import { newAccount, newShopper, panel } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const room = (page: Page) => page.getByRole('dialog', { name: 'Try it on, on you' })
const lookIn = (page: Page) => room(page).getByRole('slider', { name: 'Compare your photo with the look' })

async function openRoom(page: Page) {
  await page.getByRole('button', { name: 'Try it with your photo' }).first().click()
  await expect(room(page)).toBeVisible()
}

async function trySample(page: Page, piece: string | RegExp = /Dotted Wrap Top/) {
  await room(page).getByRole('button', { name: piece }).click()
  await room(page)
    .getByRole('button', { name: /Use this sample photo: Woman in a striped dress/ })
    .click()
  await expect(lookIn(page)).toBeVisible({ timeout: 120_000 })
}

test.describe('a visitor tries on without an account', () => {
  test(
    'a sample photo: dressed on this device, another piece, and nothing leaves it',
    { tag: ['@smoke', '@slow'] },
    async ({ page }) => {
      const { sent, origins } = watch(page)
      await openLanding(page)
      await openRoom(page)
      await trySample(page)
      await expect(room(page).getByText('Made with AI')).toBeVisible()
      await room(page).getByText('Dress', { exact: true }).click()
      await room(page)
        .getByRole('button', { name: /Velvet Emerald Dress/ })
        .click()
      await expect(room(page).getByRole('img', { name: /Velvet Emerald Dress/ })).toBeVisible({
        timeout: 60_000,
      })
      await room(page).getByText('Trousers', { exact: true }).click()
      await expect(room(page).getByText('Needs a full-length photo').first()).toBeVisible()
      await expect(room(page).getByRole('button', { name: /Nightingale Trousers/ })).toBeDisabled()
      expect(sent).toEqual([])
      expect([...origins]).toEqual([new URL(page.url()).origin])
    },
  )

  test('a skirt over her jeans, or without them: chosen by a key, which stays on it, and fit for a phone', async ({
    page,
  }) => {
    const { sent } = watch(page)
    await page.setViewportSize({ width: 360, height: 740 })
    await openLanding(page)
    await openRoom(page)
    await room(page)
      .getByRole('button', { name: /Use this sample photo/ })
      .last()
      .click()
    await room(page).getByText('Skirt', { exact: true }).click()
    await room(page)
      .getByRole('button', { name: /Pencil Skirt/ })
      .click()
    await expect(lookIn(page)).toBeVisible({ timeout: 120_000 })
    const way = room(page).getByRole('radiogroup', { name: 'How it’s worn' })
    const over = way.getByRole('radio', { name: 'Over what I’m wearing' })
    const bare = way.getByRole('radio', { name: 'Without it' })
    await expect(bare).toBeChecked()
    await expect(room(page).getByText('some of it is filled in', { exact: false })).toBeVisible()
    await bare.focus()
    await page.keyboard.press('ArrowLeft')
    await expect(lookIn(page)).toBeVisible({ timeout: 60_000 })
    await expect(over).toBeChecked()
    await expect(over).toBeFocused()
    await expect(room(page).getByText('some of it is filled in', { exact: false })).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await expectAccessible(page)
    expect(sent).toEqual([])
  })

  test('a shorter hem is sketched while she moves it, made when she rests, and nothing leaves the device', async ({
    page,
  }) => {
    const { sent } = watch(page)
    await openLanding(page)
    await openRoom(page)
    await trySample(page)
    const picture = room(page).getByRole('img', { name: /Dotted Wrap Top/ })
    const first = await picture.getAttribute('src')
    await room(page)
      .getByRole('button', { name: /^Adjust the fit/ })
      .click()
    const hem = room(page).getByRole('slider', { name: 'Pull the hem' })
    const before = await hem.boundingBox()
    if (!before) throw new Error('no hem')
    const [x, y] = [before.x + before.width / 2, before.y + before.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    // The top reaches the end of the photo: its hem can go up alone.
    await page.mouse.move(x, y - 20, { steps: 4 })
    // While she holds it a sketch is shown instead of a look.
    await expect(room(page).locator('canvas.compare-look')).toBeVisible()
    expect(await picture.getAttribute('src')).toBe(first)
    await page.mouse.up()
    await expect.poll(() => picture.getAttribute('src')).not.toBe(first)
    await expect(room(page).locator('canvas.compare-look')).toBeHidden()
    await expect(room(page).getByRole('button', { name: /% shorter/ })).toBeVisible()
    await hem.press('ControlOrMeta+z')
    await expect.poll(() => picture.getAttribute('src')).toBe(first)
    await expectAccessible(page, 'dialog')
    expect(sent).toEqual([])
  })

  test('a photo of her own: asked first whether she is of age, and told what would be better', async ({
    page,
  }) => {
    const { sent } = watch(page)
    await openLanding(page)
    await openRoom(page)
    const file = room(page).locator('input[type=file]').first()
    await file.setInputFiles('package.json')
    await expect(room(page).getByText('Please choose an image file.')).toBeVisible()
    await file.setInputFiles(photos.group)
    await expect(room(page).getByText(/18 or older/)).toBeVisible()
    await room(page).getByRole('button', { name: 'Yes, that’s right' }).click()
    await expect(room(page).getByText('This photo won’t work for a try-on')).toBeVisible({ timeout: 120_000 })

    await room(page).getByRole('button', { name: 'Change photo' }).click()
    await room(page).locator('input[type=file]').first().setInputFiles(photos.fullLength)
    await expect(room(page).getByText('Great photo for a try-on')).toBeVisible({ timeout: 60_000 })
    const sewn = page.waitForRequest('**/samples/garments/breton-top/sewn.bin')
    await room(page)
      .getByRole('button', { name: /Quayside Breton Top/ })
      .click()
    await sewn
    await expect(lookIn(page)).toBeVisible({ timeout: 120_000 })
    expect(sent).toEqual([])
  })

  test('once it has loaded it works without a network; what is missing says so and can be tried again', async ({
    page,
    context,
  }) => {
    await openLanding(page)
    await openRoom(page)
    await trySample(page)
    // The other visible pieces have loaded after the look.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await room(page)
      .getByRole('button', { name: /Velvet Emerald Dress/ })
      .click()
    await expect(room(page).getByRole('img', { name: /Velvet Emerald Dress/ })).toBeVisible({
      timeout: 60_000,
    })
    await room(page).getByText('Coat or jacket', { exact: true }).click()
    await room(page)
      .getByRole('button', { name: /Trench Coat/ })
      .click()
    await expect(
      room(page).getByText('Connection lost. Please check your internet and try again.'),
    ).toBeVisible()
    await context.setOffline(false)
    await room(page).getByRole('button', { name: 'Try again' }).click()
    await expect(room(page).getByRole('img', { name: /Trench Coat/ })).toBeVisible({ timeout: 60_000 })
  })

  test('axe finds nothing, empty, with a look and at the gate, in both themes', async ({ page }) => {
    await standInForEngine(page)
    await openLanding(page)
    await openRoom(page)
    await expect(room(page).getByRole('button', { name: /Dotted Wrap Top/ })).toBeVisible()
    await expectAccessible(page, 'dialog')
    await trySample(page)
    await expectAccessible(page, 'dialog')
    await room(page).getByRole('button', { name: 'Save this look' }).click()
    await expect(page.getByRole('dialog', { name: 'Keep this look' })).toBeVisible()
    await expectAccessible(page, 'dialog')
  })
})

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
