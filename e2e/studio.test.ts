import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { newShopper } from './shopper.ts'
import { expect, test } from './test.ts'

const templates = (page: Page) => page.getByRole('region', { name: 'Templates' })
const template = (page: Page, name: string) => templates(page).getByRole('checkbox', { name })
const generate = (page: Page) => page.getByRole('button', { name: 'Generate Selected Outfits' })
const desk = (page: Page) => page.getByRole('region', { name: 'Your outfits' })
const outfits = (page: Page) =>
  desk(page)
    .getByRole('article')
    .filter({ has: page.getByRole('link') })

const generateCall = '**/api/outfits/generate-batch'

test.describe('the Outfit Automation Studio (spec 2.2.29 to 2.2.31)', () => {
  test('a shopper comes by way of the door, generates, leaves, comes back, publishes and takes back', async ({
    page,
    browser,
  }) => {
    await page.goto('/outfit-generator')
    const boxes = templates(page).getByRole('checkbox')
    await expect(boxes).toHaveCount(12)

    await test.step('nothing is generated of nothing, and a visitor is led to the door with her choice', async () => {
      await generate(page).click()
      await expect(page.getByText('No Templates Selected')).toBeVisible()
      await expect(page.getByText('Please select at least one outfit template to generate')).toBeVisible()
      await page.getByRole('button', { name: 'Select All' }).click()
      await expect(page.getByText('12 selected')).toBeVisible()
      await expect(boxes.last()).toBeChecked()
      await page.getByRole('button', { name: 'Clear Selection' }).click()
      await expect(page.getByText('0 selected')).toBeVisible()
      await template(page, 'Monday Meeting').press('Space')
      for (const name of ['City Sunday', 'First Date']) await template(page, name).check()
      await expectAccessible(page)
      await generate(page).click()
      await expect(page).toHaveURL(/\/auth\?next=%2Foutfit-generator/)
    })

    await newShopper(page)
    await page.goto(new URL(page.url()).searchParams.get('next') ?? '')
    await expect(page.getByText('3 selected')).toBeVisible()
    await expect(desk(page).getByText('Nothing here yet.')).toBeVisible()

    await test.step('a reload in the middle finds the batch again, and so does another device', async () => {
      // On one machine the process that answers also draws the boards, so it may be busy for a while.
      const patience = { timeout: 120_000 }
      const other = await page.context().newPage()
      await other.goto('/outfit-generator')
      await expect(desk(other).getByText('Nothing here yet.')).toBeVisible()
      const begun = page.waitForResponse((answer) => answer.url().endsWith('/generate-batch'))
      await generate(page).click()
      expect((await begun).status()).toBe(202)
      await expect(page.getByRole('button', { name: 'Generating Outfits...' })).toBeDisabled()
      await expect(desk(page).getByRole('progressbar')).toBeVisible()
      await expect(desk(other).getByRole('progressbar')).toBeVisible(patience)
      await page.reload({ waitUntil: 'commit', ...patience })
      await expect(other.getByText('Generated 3 outfits with thumbnails and shop items')).toBeVisible(
        patience,
      )
      await expect(other.getByText('Success!')).toBeVisible()
      await other.close()
      await expect(outfits(page)).toHaveCount(3, patience)
    })

    const first = outfits(page).filter({ hasText: 'Monday Meeting' })
    await expect(first.getByRole('heading', { name: 'Monday Meeting' })).toBeVisible()
    await expect(first.getByRole('listitem')).toHaveCount(3)
    await expect(first.getByRole('link', { name: /^\+\d more items?$/ })).toBeVisible()
    await expectAccessible(page)

    await first.getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Monday Meeting' })).toBeVisible()
    await expect(page.getByText('Only you can see this outfit.')).toBeVisible()
    const address = page.url()

    const stranger = await (await browser.newContext()).newPage()
    await stranger.goto(address)
    await expect(stranger.getByText('This outfit is no longer here')).toBeVisible()

    await test.step('a piece gives way to another that goes with the rest', async () => {
      const change = page.getByRole('region', { name: 'Change a piece' })
      const before = await change.getByRole('img').first().getAttribute('alt')
      await change
        .getByRole('button', { name: /^Swap…/ })
        .first()
        .click()
      const dialog = page.getByRole('dialog', { name: /^Instead of/ })
      await dialog.getByRole('listitem').first().getByRole('button').click()
      await expect(dialog).toBeHidden()
      await expect(change.getByRole('img').first()).not.toHaveAttribute('alt', before ?? '')
      await change.getByRole('button', { name: 'Original outfit' }).click()
      await expect(change.getByRole('img').first()).toHaveAttribute('alt', before ?? '')
    })

    await test.step('published, everybody finds it on Explore, until she takes it back', async () => {
      await page.getByRole('button', { name: 'Publish: Monday Meeting' }).click()
      const sure = page.getByRole('dialog', { name: 'Publish this outfit?' })
      await expect(sure.getByText(/everyone can see it.*Your name won’t be shown/)).toBeVisible()
      await expectAccessible(page)
      await sure.getByRole('button', { name: 'Publish' }).click()
      await expect(page.getByText('On Explore, without your name.')).toBeVisible()
      await stranger.goto('/explore')
      const card = stranger.locator(`a[href="${new URL(address).pathname}"]`)
      await card.press('Enter')
      await expect(stranger.getByRole('heading', { level: 1, name: 'Monday Meeting' })).toBeVisible()
      await expect(stranger.getByRole('button', { name: /Take down/ })).toBeHidden()
      await page.getByRole('button', { name: 'Take down from Explore: Monday Meeting' }).click()
      await expect(page.getByText('Only you can see this outfit.')).toBeVisible()
      await stranger.reload()
      await expect(stranger.getByText('This outfit is no longer here')).toBeVisible()
      await stranger.context().close()
    })

    await page.getByRole('button', { name: 'Try it on' }).click()
    await expect(page).toHaveURL(/\?mirror=outfit%3A\w+%2C\w+/)
    await expect(page.getByRole('button', { pressed: true, name: /\+/ }).first()).toBeVisible()

    await page.goto('/outfit-generator')
    await outfits(page)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(outfits(page)).toHaveCount(2)
  })

  test('says what went wrong, and what failed can be tried again', async ({ page }) => {
    await newShopper(page)
    await page.route('**/api/outfits/templates', (route) => route.abort())
    await page.goto('/outfit-generator')
    await expect(page.getByText('Failed to load outfit templates')).toBeVisible()
    await expect(page.getByText('Error', { exact: true })).toBeVisible()
    await page.unroute('**/api/outfits/templates')
    await templates(page).getByRole('button', { name: 'Try again' }).click()
    await template(page, 'Quiet Morning').check()

    // The button is pressed by keyboard, because the earlier error message covers it for a while.
    const startAgain = () => generate(page).press('Enter')
    const answerWith = (status: number, error: string) =>
      page.route(generateCall, (route) => route.fulfill({ status, json: { success: false, error } }))
    await answerWith(500, 'server_error')
    await startAgain()
    await expect(page.getByText('Generation Failed')).toBeVisible()
    await expect(page.getByText('Failed to generate outfits')).toBeVisible()
    await page.unroute(generateCall)
    await answerWith(429, 'studio_limit')
    await startAgain()
    await expect(page.getByText(/today’s limit for new outfits/)).toBeVisible()
    await page.unroute(generateCall)

    // The server's answer for a batch in which no outfit was made.
    await page.route(generateCall, (route) =>
      route.fulfill({ status: 202, json: batchOf('quiet-morning', 'Quiet Morning', 'working') }),
    )
    await page.route('**/api/outfits/batches/*', (route) =>
      route.fulfill({ json: batchOf('quiet-morning', 'Quiet Morning', 'failed') }),
    )
    await startAgain()
    await expect(desk(page).getByText('Choosing the pieces')).toBeVisible()
    await expect(page.getByText('We couldn’t make this outfit. Nothing was lost.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(generateCall)
    await page.unroute('**/api/outfits/batches/*')
    await page.getByRole('button', { name: 'Try again: Quiet Morning' }).click()
    await expect(outfits(page)).toHaveCount(1, { timeout: 60_000 })
  })
})

const batchOf = (templateId: string, title: string, state: 'working' | 'failed') => ({
  batchId: '0-notmadeforanybody',
  state: state === 'failed' ? 'done' : 'running',
  outfits: [{ templateId, title, state, outfit: null }],
  count: 0,
})
