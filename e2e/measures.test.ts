import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { openFittingRoom, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ locale: 'en-AU' })

/** Numbers that nothing else on the site has. */
const height = '173.4'
const waist = '67.3'

const section = (page: Page) => page.locator('#measures')
const row = (page: Page, name: string) => section(page).getByRole('button', { name: new RegExp(`^${name}`) })
const agree = (page: Page) =>
  section(page).getByRole('button', { name: 'Keep my measurements on this device' })

/** Everything that this browser's database has about her body. */
const keptHere = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) =>
      name?.startsWith('cabine-') ? [name] : [],
    )
    const records = names.map(
      (name) =>
        new Promise<unknown>((resolve, reject) => {
          const opening = indexedDB.open(name)
          opening.onerror = () => reject(opening.error)
          opening.onsuccess = () => {
            const database = opening.result
            if (!database.objectStoreNames.contains('records')) return resolve(undefined)
            const reading = database.transaction('records').objectStore('records').get('measures')
            reading.onsuccess = () => {
              database.close()
              resolve(reading.result)
            }
          }
        }),
    )
    return (await Promise.all(records)).filter((record) => record !== undefined)
  })

async function sayHeight(page: Page) {
  await section(page).getByLabel('Your height in cm').fill(height)
  await section(page).getByRole('button', { name: 'Save' }).click()
  await expect.poll(async () => JSON.stringify(await keptHere(page))).toContain(height)
}

/** A piece's detail; its words about sizes. */
async function openPiece(page: Page, id: string) {
  await page.goto(`/dashboard?product=${id}`)
  const detail = page.getByRole('dialog', { name: 'Product details' })
  await expect(detail.getByText('Material')).toBeVisible()
  return detail
}

async function findPiece(page: Page, words: string) {
  const answer = await page.request.get(`/api/search?q=${encodeURIComponent(words)}`)
  const found: unknown = await answer.json()
  return /"id":"([^"]+)"/.exec(JSON.stringify(found))?.[1] ?? ''
}

test('her measures: agreed to, read from her photo, corrected, used for a size, deleted, and never sent', async ({
  page,
}) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await page.getByRole('link', { name: 'Your size, estimated from this photo' }).click()
  await expect(section(page)).toContainText('never sent to us or to a shop')
  await expect(agree(page)).toBeInViewport()
  expect(await keptHere(page)).toEqual([])

  await agree(page).click()
  await section(page).getByRole('button', { name: 'Measure from my photo' }).click()
  await expect(row(page, 'Bust')).toContainText('of your height', { timeout: 120_000 })
  await sayHeight(page)
  await expect(row(page, 'Bust')).toContainText(/\d\d\scm ± \d+\scm/)
  await expect(row(page, 'Arm length')).toContainText('not visible in the photo')
  await expectAccessible(page)

  const dress = await findPiece(page, 'slip dress')
  let detail = await openPiece(page, dress)
  await expect(detail).toContainText(/(?:XS|S|M|L|XL): bust .*, waist .*, hips/)
  await expect(detail).toContainText(/Your photo doesn’t show it clearly \(.*(?:bust|waist|hips).*\)/)

  await detail.getByRole('link', { name: 'Your measurements' }).click()
  for (const [name, value] of [
    ['Bust', '85'],
    ['Waist', waist],
    ['Hips', '97'],
  ] as const) {
    await row(page, name).click()
    await page.getByLabel('In cm', { exact: true }).fill(value)
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(row(page, name)).toContainText('entered by you')
    await expect.poll(async () => JSON.stringify(await keptHere(page))).toContain(`:${value}`)
  }
  detail = await openPiece(page, dress)
  await expect(detail).toContainText('S: bust fits, waist fits, hips 2 cm tight')
  detail = await openPiece(page, await findPiece(page, 'leather bag'))
  await expect(detail).not.toContainText(/Which size is yours|: bust/)

  await page.goto('/settings-clean#measures')
  await section(page).getByRole('button', { name: 'Delete my measurements' }).click()
  await expect(agree(page)).toBeVisible()
  expect(await keptHere(page)).toEqual([])
  detail = await openPiece(page, dress)
  await expect(detail).toContainText('Which size is yours?')

  expect(sent.some((one) => one.includes('/api/products/'))).toBe(true)
  expect(
    sent.filter((one) => one.includes(height) || one.includes(waist) || /heightCm|"told"|inseam/.test(one)),
  ).toEqual([])
})

test('logging out takes her measures along', async ({ page }) => {
  await newShopper(page)
  await page.goto('/settings-clean#measures')
  await agree(page).click()
  await sayHeight(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await keptHere(page)).toEqual([])
})
