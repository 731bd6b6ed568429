import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

async function saveLook(page: Page, title: string, colour: string) {
  const { origin } = new URL((await page.request.get('/api/app-state')).url())
  const picture = await sharp({ create: { width: 600, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
  const data = { title, tryOnImageUrl: `data:image/jpeg;base64,${picture.toString('base64')}` }
  const answer = await page.request.post('/api/lookbook', { headers: { origin }, data })
  return answer.status()
}

async function openLookbook(page: Page) {
  await page.getByRole('button', { name: /MY LOOKBOOK/i }).click()
  return page.getByRole('dialog', { name: 'My lookbook' })
}

const titles = (page: Page) => page.getByRole('dialog', { name: 'My lookbook' }).locator('article h3')

test.beforeEach(async ({ page }) => {
  await newShopper(page)
  expect(await saveLook(page, 'Red', '#a04b5c')).toBe(201)
  expect(await saveLook(page, 'Blue', '#3b5c8a')).toBe(201)
  expect(await saveLook(page, 'Green', '#3f7a4c')).toBe(201)
  // The same picture again.
  expect(await saveLook(page, 'Red', '#a04b5c')).toBe(200)
  await page.goto('/dashboard')
})

test('she goes through her looks by keys and buttons, notes what she thinks, and returns to where she was', async ({
  page,
}) => {
  const lookbook = await openLookbook(page)
  await expect(titles(page)).toHaveText(['Green', 'Blue', 'Red'])
  await lookbook.getByRole('button', { name: 'Open Green' }).click()
  const viewer = page.getByRole('dialog', { name: /close up/ })
  await expect(viewer.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText('2 of 3')).toBeVisible()
  await viewer.getByLabel('Your note').fill('For Sunday')
  // In a field the arrows are the field's.
  await page.keyboard.press('ArrowLeft')
  await viewer.getByRole('button', { name: 'Next look' }).click()
  await expect(page.getByRole('dialog', { name: 'Red, close up' })).toBeVisible()
  const download = page.waitForEvent('download')
  await viewer.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('cabine-red.jpg')
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(lookbook.getByRole('button', { name: 'Open Red' })).toBeFocused()
  await expect(lookbook.getByText('For Sunday')).toBeVisible()

  await page.reload()
  await openLookbook(page)
  await lookbook.getByRole('button', { name: 'Open Blue' }).click()
  await expect(viewer.getByLabel('Your note')).toHaveValue('For Sunday')
})

test('she puts looks on a board, renames it, and deletes it without losing them', async ({ page }) => {
  const lookbook = await openLookbook(page)
  await lookbook.getByRole('button', { name: 'Select', exact: true }).click()
  await lookbook.getByRole('checkbox', { name: 'Green' }).check()
  await lookbook.getByRole('checkbox', { name: 'Red' }).check()
  await lookbook.getByRole('button', { name: 'Add to a board' }).click()
  await page.getByLabel('New board').fill('Summer')
  await page.getByRole('button', { name: 'Create and add' }).click()
  await expect(page.getByText('On the board “Summer”')).toBeVisible()
  await lookbook.getByRole('radio', { name: 'Summer' }).check()
  await expect(titles(page)).toHaveText(['Green', 'Red'])

  await lookbook.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Board name').fill('Beach')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(lookbook.getByRole('radio', { name: 'Beach' })).toBeVisible()
  await page.reload()
  await openLookbook(page)
  await lookbook.getByRole('radio', { name: 'Beach' }).check()
  await expect(titles(page)).toHaveText(['Green', 'Red'])
  await lookbook.getByRole('button', { name: 'Delete board' }).click()
  await page
    .getByRole('dialog', { name: /Delete the board/ })
    .getByRole('button', { name: 'Delete board' })
    .click()
  await expect(titles(page)).toHaveText(['Green', 'Blue', 'Red'])
  await expect(lookbook.getByRole('radio')).toHaveCount(0)
})

test('removed looks can be taken back, and are gone from the server once she has left', async ({ page }) => {
  const lookbook = await openLookbook(page)
  await lookbook.getByRole('button', { name: 'Select', exact: true }).click()
  await lookbook.getByRole('checkbox', { name: 'Green' }).check()
  await lookbook.getByRole('checkbox', { name: 'Blue' }).check()
  const remove = () => page.getByRole('button', { name: 'Remove', exact: true })
  await remove().click()
  await page.getByRole('dialog', { name: 'Remove 2 looks?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(titles(page)).toHaveText(['Red'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(titles(page)).toHaveText(['Green', 'Blue', 'Red'])

  await lookbook.getByRole('button', { name: 'Remove Blue' }).click()
  await remove().click()
  await expect(titles(page)).toHaveText(['Green', 'Red'])
  await page.goto('/settings-clean')
  const saved = async () =>
    (await (await page.request.get('/api/lookbook')).json()).map(({ title }: { title: string }) => title)
  await expect.poll(saved).toEqual(['Green', 'Red'])
})

test('she says that a look went wrong, and its picture goes along only where she wants it', async ({
  page,
}) => {
  const lookbook = await openLookbook(page)
  await lookbook.getByRole('button', { name: 'Open Green' }).click()
  for (const isPictured of [false, true]) {
    await page.getByRole('button', { name: 'Report this look' }).click()
    await page.getByText('Torn edges').click()
    await page.getByLabel('Tell us more').fill('The hem is torn')
    if (isPictured) await page.getByRole('checkbox', { name: 'Include this picture' }).check()
    const sent = page.waitForRequest('**/api/look-reports')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    const body = (await sent).postDataJSON() as object
    expect(body).toMatchObject({ fault: 'edges', words: 'The hem is torn' })
    expect('picture' in body).toBe(isPictured)
    await expect(page.getByText('Thank you. We’ll look at it.')).toBeVisible()
  }
})
