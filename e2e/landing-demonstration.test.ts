import type { Page } from '@playwright/test'
import { difference } from './fitting-room.ts'
import { openLanding, watch } from './landing-page.ts'
import { expect, test } from './test.ts'

const compare = (page: Page) => page.getByRole('slider', { name: 'Compare the photo with the look' })
const rail = (page: Page) => page.getByRole('group', { name: 'Try another piece on her' })

/** The visible part of the hero's picture, without the labels on it. */
const seen = async (page: Page) => {
  const box = await compare(page).locator('..').boundingBox()
  if (!box) throw new Error('no picture')
  const clip = { x: box.x, y: box.y + box.height * 0.5, width: box.width, height: box.height * 0.35 }
  return await page.screenshot({ clip, animations: 'disabled' })
}
const all = { left: 0, top: 0, width: 1, height: 1 }
const startSide = { left: 0.1, top: 0, width: 0.15, height: 1 }
const endSide = { left: 0.75, top: 0, width: 0.15, height: 1 }

test.describe('the demonstration on the landing page', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('photo and look are compared by keys and by dragging', async ({ page }) => {
    await openLanding(page)
    const slider = compare(page)
    await slider.scrollIntoViewIfNeeded()
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(slider).toHaveAttribute('aria-valuetext', '0% of the look')
    const photo = await seen(page)
    await page.keyboard.press('End')
    const look = await seen(page)
    expect(await difference(photo, look, all)).toBeGreaterThan(20)
    await page.keyboard.press('ArrowLeft')
    await expect(slider).toHaveValue('99')

    const box = await slider.locator('..').boundingBox()
    if (!box) throw new Error('no picture')
    const y = box.y + box.height / 2
    await page.mouse.move(box.x + box.width * 0.9, y)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width * 0.5, y, { steps: 5 })
    await page.mouse.up()
    expect(Math.abs(Number(await slider.inputValue()) - 50)).toBeLessThan(3)
    const half = await seen(page)
    expect(await difference(half, look, startSide)).toBeLessThan(2)
    expect(await difference(half, photo, endSide)).toBeLessThan(2)
    await expect(page.getByText('Made with AI').first()).toBeVisible()
  })

  test('another garment changes the look, and nothing but pictures of ours is fetched for it', async ({
    page,
  }) => {
    const { sent, origins } = watch(page)
    await openLanding(page)
    await compare(page).focus()
    await page.keyboard.press('End')
    await rail(page).scrollIntoViewIfNeeded()
    const first = await seen(page)
    await rail(page).getByRole('radio', { name: 'Breton top, black and white' }).check()
    await expect(
      page.getByRole('img', { name: 'The same photo, now wearing: Breton top, black and white' }),
    ).toBeVisible()
    expect(await difference(first, await seen(page), all)).toBeGreaterThan(15)
    expect(sent).toEqual([])
    expect([...origins]).toEqual([new URL(page.url()).origin])
  })

  test('under reduced motion another garment is simply there', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openLanding(page)
    await rail(page).getByRole('radio', { name: 'Velvet dress, emerald' }).check()
    await expect(page.getByRole('img', { name: /Velvet dress/ })).toBeVisible()
    const moving = await page.evaluate(() =>
      document.getAnimations().map((one) => Number(one.effect?.getComputedTiming().duration)),
    )
    expect(moving.filter((ms) => ms > 10)).toEqual([])
  })

  test('from right to left the look lies on the right, and the arrow that points there shows less of it', async ({
    page,
  }) => {
    await openLanding(page, '/ar')
    const slider = page.getByRole('slider').first()
    await slider.scrollIntoViewIfNeeded()
    await slider.focus()
    await page.keyboard.press('Home')
    const photo = await page.screenshot()
    for (let i = 0; i < 3; i++) await page.keyboard.press('PageUp')
    const value = Number(await slider.inputValue())
    expect(value).toBeGreaterThan(20)
    const box = await slider.locator('..').boundingBox()
    const line = await page.locator('.compare-line').first().boundingBox()
    expect(((line?.x ?? 0) - (box?.x ?? 0)) / (box?.width ?? 1)).toBeCloseTo(1 - value / 100, 1)
    expect((await page.screenshot()).equals(photo)).toBe(false)
    await page.keyboard.press('ArrowRight')
    expect(Number(await slider.inputValue())).toBeLessThan(value)
  })
})
