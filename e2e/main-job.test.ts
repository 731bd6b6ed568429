import { readFileSync } from 'node:fs'
import type { Request } from '@playwright/test'
import {
  choosePreset,
  credits,
  difference,
  download,
  enterFittingRoom,
  finishedLook,
  openFittingRoom,
  photos,
  start,
  uploadPhoto,
} from './fitting-room.ts'
import { newShopper, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

// As most shoppers see it.
test.use({ reducedMotion: 'no-preference' })

const face = { left: 0.42, top: 0.18, width: 0.22, height: 0.16 }
const chest = { left: 0.42, top: 0.52, width: 0.22, height: 0.2 }

/**
 * The bytes of each request, whatever the kind of its body: the browser's own count, not only what it shows to
 * scripts.
 */
const bodiesOf = (requests: Request[]) =>
  Promise.all(
    requests
      .filter((request) => request.method() !== 'GET')
      .map(async (request) => ({
        url: request.url(),
        bytes: (await request.sizes()).requestBodySize,
        text: request.postData() ?? '',
      })),
  )

test.describe('the main job (spec 2.2.14 to 2.2.17, 2.4.8 to 2.4.12)', () => {
  test(
    'from a new account to a look in the lookbook, on this device, with no picture leaving before she saves',
    { tag: '@smoke' },
    async ({ page }) => {
      const requests: Request[] = []
      const strangers = new Set<string>()
      let frames = 0
      page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => (frames += payload.length)))
      page.on('request', (request) => {
        requests.push(request)
        if (!/^(?:blob:|data:)/.test(request.url())) strangers.add(new URL(request.url()).origin)
      })

      await signUp(page)
      await enterFittingRoom(page)
      await uploadPhoto(page, photos.smiling)
      await choosePreset(page, 'Harbour Walk')
      await expect(credits(page)).toContainText('5')
      await start(page).click()
      await expect(page.getByRole('progressbar')).toBeVisible()
      await finishedLook(page)
      await expect(credits(page)).toContainText('4')

      const look = await download(page)
      const photo = readFileSync(photos.smiling)
      expect(await difference(look, photo, face)).toBeLessThan(4)
      expect(await difference(look, photo, chest)).toBeGreaterThan(25)
      expect(look.includes('digitalsourcetype/compositeSynthetic')).toBe(true)

      // The result call contains a digest and measurements: no request is a picture or could contain one.
      const sent = await bodiesOf(requests)
      expect(sent.some(({ url }) => url.includes('/api/fashn/result/'))).toBe(true)
      for (const { url, bytes, text } of sent) {
        expect(bytes, url).toBeLessThan(2_000)
        expect(text, url).not.toContain('data:image')
      }
      expect(frames).toBeLessThan(1_000)
      expect([...strangers]).toEqual([new URL(page.url()).origin])

      await page.getByRole('button', { name: 'Save to Lookbook' }).click()
      await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
      const saved = (await bodiesOf(requests)).filter(({ bytes }) => bytes > 2_000)
      expect(saved.map(({ url }) => new URL(url).pathname)).toEqual(['/api/lookbook'])

      await page.reload()
      await page.getByRole('button', { name: 'My lookbook' }).click()
      const lookbook = page.getByRole('dialog', { name: 'My lookbook' })
      await expect(lookbook.getByText('Harbour Walk').first()).toBeVisible()
      await lookbook.getByRole('button', { name: 'Remove Harbour Walk' }).click()
      await expect(
        page.getByText('Are you sure you want to remove this look from your lookbook?'),
      ).toBeVisible()
      await page.getByRole('button', { name: 'Remove', exact: true }).click()
      await expect(lookbook.getByText('No saved looks yet')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: 'My lookbook' }).click()
      await expect(page.getByText('No saved looks yet')).toBeVisible()
    },
  )

  test('a piece of her own: a picture of a garment becomes a look', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.fullLength)
    await page.getByRole('tab', { name: 'Upload Your Own' }).click()
    const own = page.getByRole('tabpanel', { name: 'Upload Your Own' })
    // Its kind is told from the picture.
    await own
      .locator('input[type=file]')
      .first()
      .setInputFiles('public/samples/garments/little-black-dress/960.webp')
    await expect(own.getByText(/^This looks like: dress\./)).toBeVisible()
    await expect(own.getByRole('radio', { name: 'Dress' })).toBeChecked()
    // She sees it alone, and where it ends, before anything is worn.
    await expect(own.getByRole('img', { name: 'The piece on its own' })).toBeVisible()
    await expect(own.getByText(/^Dress, /)).toBeVisible()
    await own.locator('input[type=file]').first().setInputFiles('public/samples/garments/breton-top/960.webp')
    await expect(own.getByText(/^This looks like: top\./)).toBeVisible()
    await expect(own.getByRole('radio', { name: 'Top' })).toBeChecked()
    await start(page).click()
    await finishedLook(page)
    const look = await download(page)
    expect(
      await difference(look, readFileSync(photos.fullLength), {
        left: 0.45,
        top: 0.38,
        width: 0.1,
        height: 0.15,
      }),
    ).toBeGreaterThan(25)
    await expect(credits(page)).toContainText('4')
  })

  test('a sample photo stands in for whoever has none', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await page.getByRole('button', { name: /Use this sample photo: Woman in an orange/ }).click()
    await choosePreset(page, 'Off-Duty Saturday')
    await start(page).click()
    await finishedLook(page)
    await expect(page.getByText('Made with AI').first()).toBeVisible()
  })

  test('photos in her account: the photo is there on another device, and is seen by nobody else', async ({
    page,
    browser,
  }) => {
    const account = await newShopper(page)
    await openFittingRoom(page)
    await uploadPhoto(page, photos.smiling, 'In my account')
    await expect(page.getByText('Your profile photo has been updated successfully.')).toBeVisible()

    const other = await (await browser.newContext()).newPage()
    await other.goto(new URL('/auth', page.url()).href)
    const status = await other.evaluate(
      async ({ email, password }) =>
        (
          await fetch('/api/auth/signin', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ email, password }),
          })
        ).status,
      account,
    )
    expect(status).toBe(200)
    await other.goto(new URL('/fitting-room', page.url()).href)
    await expect(other.getByRole('img', { name: 'Your photo' })).toBeVisible()
    await other.context().close()
  })
})
