import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { openFittingRoom, photoKept, photos, difference, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const turn = (picture: Buffer, degrees: number) => sharp(picture).rotate(degrees).toBuffer()
const transpose = async (picture: Buffer) =>
  sharp(await turn(picture, 90))
    .flop()
    .toBuffer()

/** What a camera stores for each orientation, so that applying the tag shows the picture upright (Exif 2.32, 4.6.4). */
const storedAs: Record<number, (upright: Buffer) => Promise<Buffer>> = {
  1: (upright) => sharp(upright).toBuffer(),
  2: (upright) => sharp(upright).flop().toBuffer(),
  3: (upright) => turn(upright, 180),
  4: (upright) => sharp(upright).flip().toBuffer(),
  5: transpose,
  6: (upright) => turn(upright, 270),
  7: async (upright) => turn(await transpose(upright), 180),
  8: (upright) => turn(upright, 90),
}

const place = 'Rue de Rivoli 47'

/** A photo with what a phone writes into it: which way is up, and where it was taken. */
async function phonePhoto(orientation: number) {
  const upright = await sharp(photos.fullLength).png().toBuffer()
  const store = storedAs[orientation]
  if (!store) throw new Error(`There is no orientation ${orientation}.`)
  return sharp(await store(upright))
    .withExif({ IFD0: { Artist: place }, IFD3: { GPSLatitude: '48/1 51/1 30/1', GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation })
    .jpeg({ quality: 92 })
    .toBuffer()
}

const shownPhoto = (page: Page) =>
  page.getByRole('region', { name: 'Your photo' }).getByRole('img', { name: 'Your photo' })

/** The pixels that the page shows, as a PNG. */
async function shownPixels(page: Page) {
  const dataUrl = await shownPhoto(page).evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    canvas.getContext('2d')?.drawImage(image, 0, 0)
    return canvas.toDataURL('image/png')
  })
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

const file = (buffer: Buffer, name = 'photo.jpg', mimeType = 'image/jpeg') => ({ name, mimeType, buffer })
const input = (page: Page) =>
  page.getByRole('region', { name: 'Your photo' }).locator('input[type=file]').first()

test.beforeEach(({ page }) => standInForEngine(page))

test.describe('photos (spec 2.5.5 to 2.5.9)', () => {
  test('all eight EXIF orientations stand upright', async ({ page }) => {
    const upright = await sharp(photos.fullLength).png().toBuffer()
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.smiling)
    for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const before = await shownPhoto(page).getAttribute('src')
      await input(page).setInputFiles(file(await phonePhoto(orientation)))
      await expect(shownPhoto(page)).not.toHaveAttribute('src', before ?? '')
      const shown = await shownPixels(page)
      const { width, height } = await sharp(shown).metadata()
      expect([width, height], `orientation ${orientation}`).toEqual([550, 761])
      expect(
        await difference(upright, shown, { left: 0, top: 0, width: 1, height: 1 }),
        `orientation ${orientation}`,
      ).toBeLessThan(5)
    }
  })

  test(
    'what lies in her account tells neither place nor name, and is no larger than the rules allow',
    { tag: '@smoke' },
    async ({ page }) => {
      const stored: string[] = []
      page.on('response', async (response) => {
        if (response.request().method() !== 'POST' || !/photo/.test(response.url())) return
        const { url, photoUrl } = await response.json()
        stored.push(url ?? photoUrl)
      })
      await newShopper(page)
      await openFittingRoom(page)
      await input(page).setInputFiles(file(await phonePhoto(6)))
      const consent = page.getByRole('dialog', { name: 'Your photo is yours' })
      await consent.getByRole('checkbox').check()
      await consent.getByRole('radio', { name: /In my account/ }).check()
      await consent.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('Your profile photo has been updated successfully.')).toBeVisible()
      // The message shows as soon as the first of them is there.
      await expect.poll(() => stored.length).toBeGreaterThanOrEqual(2)
      const pictures = await Promise.all(stored.map(async (url) => (await page.request.get(url)).body()))
      for (const picture of pictures) {
        expect(picture.includes(place) || picture.includes('GPS') || picture.includes('Exif')).toBe(false)
        const { width, height } = await sharp(picture).metadata()
        expect(width <= 1024 && height <= 1536 && picture.length <= 1024 * 1024).toBe(true)
      }
    },
  )

  test('a 24 megapixel photo is made small in the browser', async ({ page }) => {
    const large = await sharp(photos.fullLength)
      .resize(4_000, 6_000, { fit: 'cover' })
      .jpeg({ quality: 95 })
      .toBuffer()
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.smiling)
    const before = await shownPhoto(page).getAttribute('src')
    await input(page).setInputFiles(file(large))
    await expect(shownPhoto(page)).not.toHaveAttribute('src', before ?? '', { timeout: 60_000 })
    const { width, height } = await sharp(await shownPixels(page)).metadata()
    expect([width, height]).toEqual([1024, 1536])
  })

  test('a photo is turned, and cut by its corners with keys and by pointer', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.fullLength)
    await page.getByRole('button', { name: 'Crop and turn' }).click()
    const tool = page.getByRole('dialog', { name: 'Crop and turn' })
    await tool.getByRole('button', { name: 'Turn right' }).click()
    const corner = tool.getByRole('button', { name: 'Top left corner' })
    await corner.focus()
    // Two percent a press.
    for (let presses = 0; presses < 10; presses++) await page.keyboard.press('ArrowRight')
    const other = await tool.getByRole('button', { name: 'Bottom right corner' }).boundingBox()
    const first = await corner.boundingBox()
    if (!other || !first) throw new Error('no corners')
    expect(Math.min(other.width, other.height)).toBeGreaterThanOrEqual(44)
    await page.mouse.move(other.x + 22, other.y + 22)
    await page.mouse.down()
    await page.mouse.move(other.x + 22, (first.y + other.y) / 2 + 22, { steps: 4 })
    await page.mouse.up()
    await expect(tool).toContainText('80% of the width and 50% of the height are kept')
    await tool.getByRole('button', { name: 'Use this crop' }).click()
    await expect(tool).toHaveCount(0)
    const size = async () => {
      const { width, height } = await sharp(await shownPixels(page)).metadata()
      return [width, height]
    }
    // 550 by 761 px before it was turned.
    await expect.poll(size).toEqual([609, 275])
  })

  for (const [name, contents, sentence] of [
    [
      'a HEIC photo that this browser cannot open',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]),
      /This is a HEIC photo, which this browser can’t open/,
    ],
    ['a file that is no picture', Buffer.from('not a picture'), /We can’t open this file/],
  ] as const) {
    test(`${name} gets a clear sentence, and the photo before it stays`, async ({ page }) => {
      await newShopper(page)
      await openFittingRoom(page)
      await uploadPhoto(page, photos.smiling)
      await input(page).setInputFiles(file(contents, 'photo.jpg'))
      await expect(page.getByText(sentence).first()).toBeVisible()
      await expect(shownPhoto(page)).toBeVisible()
    })
  }

  test('a HEIC photo that this browser cannot open leaves the device once she asks for it, and comes back as one', async ({
    page,
  }) => {
    const sent: number[] = []
    // Only Cloudflare's binding opens HEIC.
    await page.route('**/api/decode-photo', async (route) => {
      sent.push(route.request().postDataBuffer()?.length ?? 0)
      await route.fulfill({ path: photos.fullLength, contentType: 'image/jpeg' })
    })
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.smiling)
    await photoKept(page)
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')])
    await input(page).setInputFiles(file(heic, 'photo.heic', 'image/heic'))
    const convert = page.getByRole('button', { name: 'Convert this photo' })
    await expect(convert).toBeVisible()
    expect(sent).toEqual([])
    await convert.click()
    await expect
      .poll(async () => (await sharp(await shownPixels(page)).metadata()).height, { timeout: 20_000 })
      .toBe(761)
    expect(sent).toEqual([heic.length])
  })

  test('a photo can be removed, and stays removed', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.smiling)
    await page.getByRole('button', { name: 'Remove photo' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: /Remove/ })
      .click()
    await expect(shownPhoto(page)).toBeHidden()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Start with one photo of you' })).toBeVisible()
  })
})
