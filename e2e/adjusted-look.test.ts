import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { standInForEngine } from './engine-stand-in.ts'
import {
  choosePreset,
  credits,
  difference,
  download,
  finishedLook,
  openFittingRoom,
  photos,
  start,
  uploadPhoto,
} from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const outfit = 'Harbour Walk'
const card = (page: Page) => page.getByRole('region', { name: 'Your look' })
const picture = (page: Page) => page.getByRole('img', { name: /^You, wearing/ }).first()
const adjust = (page: Page) => card(page).getByRole('button', { name: /^Adjust the fit/ })
const undo = (page: Page) => card(page).getByRole('button', { name: 'Undo' })
const shown = (page: Page) => picture(page).getAttribute('src')
const middle = { left: 0.2, top: 0.3, width: 0.6, height: 0.6 }

async function makeLook(page: Page, preset = outfit) {
  await standInForEngine(page)
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await choosePreset(page, preset)
  await start(page).click()
  await finishedLook(page)
}

/** Waits for another picture in the place of the look. */
async function another(page: Page, change: () => Promise<void>) {
  const former = await shown(page)
  await change()
  await expect.poll(() => shown(page)).not.toBe(former)
}

test('a size larger is another picture, which costs nothing, is told to nobody, and is remembered with the piece', async ({
  page,
}) => {
  await makeLook(page)
  await expect(credits(page)).toContainText('4')
  const first = await download(page)
  const sent: string[] = []
  page.on('request', (request) => {
    // The notification of the look is marked as read, because she sees the look.
    const isOfNotifications = request.url().includes('/api/notifications/')
    if (request.method() !== 'GET' && !isOfNotifications) sent.push(`${request.method()} ${request.url()}`)
  })

  await adjust(page).click()
  await card(page).getByRole('radio', { name: 'Top' }).check()
  await another(page, () => card(page).getByRole('button', { name: 'Try a larger size' }).click())
  await expect(adjust(page)).toContainText('Top: one size larger')
  const larger = await download(page)
  expect(await difference(first, larger, middle)).toBeGreaterThan(5)
  expect(sent).toEqual([])

  await test.step('what is saved is what she sees', async () => {
    const saved = page.waitForRequest((request) => request.url().endsWith('/api/lookbook'))
    await page.getByRole('button', { name: 'Save to Lookbook' }).click()
    const { tryOnImageUrl } = (await saved).postDataJSON() as { tryOnImageUrl: string }
    const look = Buffer.from(tryOnImageUrl.slice(tryOnImageUrl.indexOf(',') + 1), 'base64')
    expect(await difference(look, larger, middle)).toBeLessThan(2)
  })

  await test.step('after a reload it is there as it was, and can be changed', async () => {
    await page.reload()
    await expect(adjust(page)).toContainText('Top: one size larger')
    expect(await difference(await download(page), larger, middle)).toBeLessThan(1)
    await adjust(page).click()
    await card(page).getByRole('radio', { name: 'Top' }).check()
    await another(page, () => card(page).getByRole('button', { name: 'Try a larger size' }).click())
    await expect(adjust(page)).toContainText('Top: two sizes larger')
    await another(page, () => undo(page).click())
    await expect(adjust(page)).toContainText('Top: one size larger')
  })

  await test.step('the next look with the piece begins so', async () => {
    await page.getByRole('button', { name: 'Try Another Outfit' }).first().click()
    await choosePreset(page, outfit)
    await start(page).click()
    await finishedLook(page)
    await expect(adjust(page)).toContainText('Top: one size larger')
    await adjust(page).click()
    await card(page).getByRole('radio', { name: 'Top' }).check()
    await another(page, () => card(page).getByRole('button', { name: 'Original fit' }).click())
    expect(await difference(await download(page), first, middle)).toBeLessThan(1)
  })
})

test('by keys alone: opened, set, told, taken back', async ({ page }) => {
  await makeLook(page)
  await adjust(page).focus()
  await page.keyboard.press('Enter')
  await expectAccessible(page)
  const top = card(page).getByRole('radio', { name: 'Top' })
  const press = async (key: string, until: () => Promise<void>) => {
    await page.keyboard.press(key)
    await until()
  }
  await press('Tab', () => expect(undo(page)).toBeFocused())
  await press('Tab', () => expect(card(page).getByRole('radio', { name: 'Trousers' })).toBeFocused())
  await press('ArrowRight', () => expect(top).toBeChecked())
  await press('Tab', () =>
    expect(card(page).getByRole('button', { name: 'Try a smaller size' })).toBeFocused(),
  )
  await page.keyboard.press('Tab')
  await press('Tab', () => expect(card(page).getByRole('radio', { name: 'Out', exact: true })).toBeFocused())
  await another(page, () => page.keyboard.press('ArrowRight'))
  await expect(adjust(page)).toContainText('Top: half tucked')
  const length = card(page).getByRole('slider', { name: 'Length' })
  await press('Tab', () => expect(length).toBeFocused())
  await another(page, async () => {
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowRight')
  })
  await expect(length).toHaveAttribute('aria-valuetext', '10% longer')
  await expect(card(page).getByRole('status').filter({ hasText: 'half tucked, 10% longer' })).toBeAttached()
  await another(page, () => page.keyboard.press('Control+z'))
  await expect(adjust(page)).toContainText('Top: half tucked')
  await expect(length).toHaveValue('0')
  await expect(length).toBeFocused()

  const hem = card(page).getByRole('slider', { name: 'Pull the hem' })
  await hem.focus()
  await another(page, () => page.keyboard.press('ArrowDown'))
  await expect(hem).toHaveAttribute('aria-valuetext', '2% longer')

  const neck = card(page).getByRole('slider', { name: 'Pull the neckline sideways' })
  await neck.focus()
  await another(page, () => page.keyboard.press('ArrowRight'))
  await expect(neck).toHaveAttribute('aria-valuetext', '10% to the right of the picture')
  await another(page, () => page.keyboard.press('ArrowLeft'))
  await expect(neck).toHaveAttribute('aria-valuetext', 'Centered')
})

test('the hem is held where it lies in the look, and a neckline is pulled to the side that the mouse goes to', async ({
  page,
}) => {
  await makeLook(page)
  await adjust(page).click()
  await card(page).getByRole('radio', { name: 'Top' }).check()
  const look = await picture(page).boundingBox()
  if (!look) throw new Error('The look is not visible.')
  const middleOf = async (name: string) => {
    // The knob of a range input is where its value is.
    const slider = card(page).getByRole('slider', { name })
    return await slider.evaluate((input: HTMLInputElement) => {
      const box = input.getBoundingClientRect()
      const share = (input.valueAsNumber - Number(input.min)) / (Number(input.max) - Number(input.min))
      const isAcross = input.ariaOrientation === 'horizontal'
      return isAcross
        ? { x: box.x + 22 + share * (box.width - 44), y: box.y + 22 }
        : { x: box.x + 22, y: box.y + 22 + share * (box.height - 44) }
    })
  }
  const hem = await middleOf('Pull the hem')
  expect(Math.abs(hem.x - (look.x + look.width / 2))).toBeLessThan(3)
  expect(Math.abs(hem.y - (look.y + (look.height * 5) / 6))).toBeLessThan(4)
  await another(page, async () => {
    await page.mouse.move(hem.x, hem.y)
    await page.mouse.down()
    await page.mouse.move(hem.x, hem.y - look.height * 0.1, { steps: 4 })
    await page.mouse.up()
  })
  await expect(adjust(page)).toContainText(/Top: (18|20|22)% shorter/)
  expect(Math.abs((await middleOf('Pull the hem')).y - (hem.y - look.height * 0.1))).toBeLessThan(8)

  const neck = await middleOf('Pull the neckline sideways')
  await another(page, async () => {
    await page.mouse.move(neck.x, neck.y)
    await page.mouse.down()
    await page.mouse.move(neck.x + look.width * 0.05, neck.y, { steps: 4 })
    await page.mouse.up()
  })
  await expect(adjust(page)).toContainText(/(40|50|60)% to the right of the picture/)
  await another(page, () => undo(page).click())
  await expect(adjust(page)).not.toContainText('of the picture')
})

test('a coat that comes open is closed with one tap, told, and comes so again once that is taken back', async ({
  page,
}) => {
  await makeLook(page, 'Desk to Drinks')
  await adjust(page).click()
  await card(page).getByRole('radio', { name: 'Coat or jacket' }).check()
  const front = card(page).getByRole('radiogroup', { name: 'Front' })
  await expect(front.getByRole('radio', { name: 'Open' })).toBeChecked()
  await another(page, () => front.getByRole('radio', { name: 'Closed' }).check())
  await expect(adjust(page)).toContainText('Coat or jacket: worn closed')
  await expect(card(page).getByRole('slider', { name: 'Pull the neckline sideways' })).toHaveCount(0)
  await another(page, () => undo(page).click())
  await expect(front.getByRole('radio', { name: 'Open' })).toBeChecked()
  await expect(adjust(page)).toContainText('Original fit')
})

test('one tap says what her own picture is of: the look is made anew for it, and so it stays', async ({
  page,
}) => {
  await standInForEngine(page)
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await page.getByRole('tab', { name: 'Upload Your Own' }).click()
  const own = page.getByRole('tabpanel', { name: 'Upload Your Own' })
  await own
    .locator('input[type=file]')
    .first()
    .setInputFiles('public/samples/garments/emerald-velvet-dress/960.webp')
  await expect(own.getByRole('radio', { name: 'Dress' })).toBeChecked()
  await own.getByRole('radio', { name: 'Top' }).check()
  await start(page).click()
  await finishedLook(page)

  await adjust(page).click()
  await another(page, () => card(page).getByRole('radio', { name: 'Dress' }).check())
  await expect(adjust(page)).toContainText('Dress')
  await expect(own.getByRole('radio', { name: 'Dress' })).toBeChecked()
  await another(page, () => card(page).getByRole('radio', { name: 'The back' }).check())
  await another(page, () => card(page).getByRole('radio', { name: 'Midi' }).check())
  await expect(adjust(page)).toContainText('Dress · The back, midi')
  await expect(credits(page)).toContainText('4')
  await page.reload()
  await expect(adjust(page)).toContainText('Dress · The back, midi')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the hem is pulled on the picture by a finger, and the page stays where it is', async ({ page }) => {
    await makeLook(page)
    await adjust(page).tap()
    const hem = card(page).getByRole('slider', { name: 'Pull the hem' })
    const box = await hem.boundingBox()
    if (!box) throw new Error('no hem')
    const scrolled = () => page.evaluate(() => scrollY)
    const before = await scrolled()
    const finger = await page.context().newCDPSession(page)
    const x = box.x + box.width / 2
    const y = box.y + box.height / 2
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      finger.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x, y: at }],
      })
    await another(page, async () => {
      await touch('touchStart', y)
      for (let i = 1; i <= 6; i++) await touch('touchMove', y + i * 5)
      await expect(adjust(page)).toContainText(/Trousers: \d+% longer/)
      await touch('touchEnd')
    })
    expect(await scrolled()).toBe(before)
    await expect(picture(page)).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    const small = await card(page)
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
          .map((button) => button.textContent || button.getAttribute('aria-label')),
      )
    expect(small).toEqual([])
  })
})
