import { expectAccessible } from './accessible.ts'
import { photos } from './fitting-room.ts'
import { openLanding, watch } from './landing-page.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'
import { lookIn, openRoom, room, trySample } from './visitor-room.ts'

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
