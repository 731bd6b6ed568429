import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'

const person = (name: string) => join(import.meta.dirname, `../scripts/sample-shop/people/${name}.jpg`)

/** Photos of real people: a woman down to the hips, and one at full length. */
export const photos = {
  smiling: person('kal-visuals'),
  fullLength: person('studio-2'),
  group: person('mariya-georgieva'),
}

/** As on every visit after the first; the welcome has tests of its own. */
export async function openFittingRoom(page: Page) {
  await page.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await page.goto('/fitting-room')
  await expect(page.getByRole('region', { name: 'Your photo' })).toBeVisible()
}

/** The first visit, through the welcome. */
export async function enterFittingRoom(page: Page) {
  await page.goto('/fitting-room')
  const onboarding = page.getByRole('dialog', { name: 'Welcome to Cabine' })
  await expect(onboarding).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await expect(onboarding).toBeHidden()
}

/** The photo is decoded, rotated and scaled on the device before it shows. */
export const photoTime = { timeout: 60_000 }

/** Uploads a photo and answers the two questions of a first upload, where they are asked. */
export async function uploadPhoto(
  page: Page,
  file: string,
  storage: 'On this device' | 'In my account' = 'On this device',
) {
  const stage = page.getByRole('region', { name: 'Your photo' })
  await stage.locator('input[type=file]').first().setInputFiles(file)
  const consent = page.getByRole('dialog', { name: 'Your photo is yours' })
  const shown = stage.getByRole('img', { name: 'Your photo' })
  await expect(consent.or(shown).first()).toBeVisible()
  if (await consent.isVisible()) {
    await consent.getByRole('checkbox').check()
    await consent.getByRole('radio', { name: new RegExp(storage) }).check()
    await consent.getByRole('button', { name: 'Continue' }).click()
  }
  await expect(shown).toBeVisible(photoTime)
}

/** Before it has been looked at, a photo is on the page alone, and a page that is left takes it along. */
export const photoKept = (page: Page) =>
  expect(page.getByText('Photo updated', { exact: true })).toBeVisible(photoTime)

export const choosePreset = (page: Page, title: string) =>
  page.getByRole('button', { name: title, exact: true }).click()

export const start = (page: Page) => page.getByRole('button', { name: 'Start Virtual Try-On' }).first()

/** The finished look, once it is on the screen. */
export async function finishedLook(page: Page): Promise<Locator> {
  const look = page.getByRole('img', { name: /^(?:You|The sample model), wearing/ }).first()
  await expect(look).toBeVisible({ timeout: 120_000 })
  return look
}

/** The downloaded picture's bytes. */
export async function download(page: Page) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: 'Download' })
      .or(page.getByRole('button', { name: 'Download' }))
      .first()
      .click(),
  ])
  return readFileSync(await file.path())
}

type Box = { left: number; top: number; width: number; height: number }

/** How far two pictures are apart inside a box (in shares of width and height): mean difference of a channel, 0 to 255. */
export async function difference(a: Buffer, b: Buffer, box: Box) {
  const { width, height } = await sharp(a).metadata()
  const region = {
    left: Math.round(box.left * width),
    top: Math.round(box.top * height),
    width: Math.round(box.width * width),
    height: Math.round(box.height * height),
  }
  const pixels = (picture: Buffer) =>
    sharp(picture)
      .rotate()
      .resize(width, height, { fit: 'fill' })
      .extract(region)
      .removeAlpha()
      .raw()
      .toBuffer()
  const [one, other] = await Promise.all([pixels(a), pixels(b)])
  return one.reduce((sum, value, i) => sum + Math.abs(value - other.readUInt8(i)), 0) / one.length
}

export const credits = (page: Page) =>
  page
    .getByRole('banner')
    .getByText(/credit/)
    .first()
