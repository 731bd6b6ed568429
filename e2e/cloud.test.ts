import type { Page } from '@playwright/test'
import { cloudSite, fakeCloud, stateOf } from './addresses.ts'
import {
  choosePreset,
  credits,
  finishedLook,
  openFittingRoom,
  photos,
  start,
  uploadPhoto,
} from './fitting-room.ts'
import { newConfirmedShopper, newShopper } from './shopper.ts'
import { pollIntervalMs } from '../src/shared/try-on-job.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: cloudSite.address })

test.beforeEach(({ page }) => standInForEngine(page))

/** Plans the fake cloud's next run. */
const plan = (scenario: string) =>
  fetch(`${fakeCloud.address}/fake/next`, { method: 'POST', body: JSON.stringify({ scenario }) })

async function getReady(page: Page) {
  await newConfirmedShopper(page, stateOf(cloudSite.port))
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await choosePreset(page, 'Off-Duty Saturday')
}

/** Waits for the start call. It uploads a picture, and is slow on a machine that makes a preview at the same time. */
const whenAccepted = (page: Page) => page.waitForResponse('**/api/fashn/start-tryon', { timeout: 120_000 })

/** Asked before a service gets her photo for the first time. */
const consentTo = (page: Page) =>
  page.getByRole('dialog', { name: 'To make this picture, your photo has to leave this device' })

/** A first start, which she agrees to. */
async function startInCloud(page: Page) {
  await start(page).click()
  await consentTo(page).getByRole('button', { name: 'Send and start' }).click()
}

test.describe('a try-on in the cloud (spec 2.4.8 to 2.4.12)', () => {
  test(
    'she is asked before her photo leaves; the finished picture costs one credit and can be saved',
    { tag: ['@smoke', '@slow'] },
    async ({ page, browser }) => {
      await getReady(page)
      let posted = ''
      page.on('request', (request) => {
        if (request.url().endsWith('/api/fashn/start-tryon')) posted = request.postData() ?? ''
      })
      await start(page).click()
      const consent = consentTo(page)
      await expect(consent).toBeVisible()
      await expect(consent.getByText('FASHN doesn’t store your photo')).toBeVisible()
      expect(posted).toBe('')
      await consent.getByRole('button', { name: 'Send and start' }).click()
      await finishedLook(page)
      await expect(page.getByRole('button', { name: 'Save to Lookbook' })).toBeEnabled()
      await expect(credits(page)).toContainText('4')
      expect(posted).toContain('data:image/jpeg;base64,')

      await page.getByRole('button', { name: 'Save to Lookbook' }).click()
      await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()
      await page.reload()
      await page.getByRole('button', { name: 'My lookbook' }).click()
      await expect(
        page.getByRole('dialog', { name: 'My lookbook' }).getByText('Off-Duty Saturday').first(),
      ).toBeVisible()

      // On another device the notification leads to the same picture, which is known to be saved.
      const { cookies } = await page.context().storageState()
      const context = await browser.newContext({
        baseURL: cloudSite.address,
        storageState: { cookies, origins: [] },
      })
      const elsewhere = await context.newPage()
      await elsewhere.goto('/wishlist')
      await elsewhere.getByRole('button', { name: /^Notifications/ }).click()
      await elsewhere.getByRole('link', { name: 'Your look is ready' }).click()
      await finishedLook(elsewhere)
      await expect(elsewhere).toHaveURL(/\/fitting-room\?look=/)
      await expect(elsewhere.getByRole('button', { name: 'In your lookbook' })).toBeVisible()
      await context.close()
    },
  )

  test('she takes her agreement back in the settings, and the next try-on stays on the device', async ({
    page,
  }) => {
    await getReady(page)
    await startInCloud(page)
    await finishedLook(page)
    await expect(page.getByText('your photo may be sent to FASHN.')).toBeVisible()
    await page.goto('/settings-clean')
    const photographs = page.getByRole('switch', { name: 'FASHN' })
    await expect(photographs).toBeChecked()
    await photographs.uncheck()
    await expect(page.getByText('Saved. This applies from your next try-on.')).toBeVisible()
    await page.reload()
    await expect(photographs).not.toBeChecked()
    expect((await (await page.request.get('/api/app-state')).json()).try_on_provider).toBe('device')
  })

  test('who has not confirmed her email is told what a photograph needs', async ({ page }) => {
    await newShopper(page)
    await openFittingRoom(page)
    await page.getByRole('link', { name: 'Confirm your email or add a passkey' }).click()
    await expect(page.getByText('Not confirmed yet.')).toBeVisible()
  })

  test('the job goes on while her tab is closed', async ({ page }) => {
    await getReady(page)
    await plan('slow')
    const accepted = whenAccepted(page)
    await startInCloud(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    // A job continues only once the server has received it.
    await (await accepted).finished()
    await page.reload()
    await finishedLook(page)
    await expect(credits(page)).toContainText('4')
  })

  test('a cut network says so, and the look is there when it is back', async ({ page, context }) => {
    await getReady(page)
    await plan('slow')
    const accepted = whenAccepted(page)
    await startInCloud(page)
    await expect(page.getByRole('progressbar')).toBeVisible()
    await (await accepted).finished()
    await context.setOffline(true)
    await expect(page.getByText(/Connection lost|Your try-on goes on/).first()).toBeVisible({
      timeout: 20_000,
    })
    await context.setOffline(false)
    await finishedLook(page)
    await expect(credits(page)).toContainText('4')
  })
})

/** The status call's answer for a job that ended without a picture. */
const ended = (error: string) => ({
  success: true,
  status: 'failed',
  output: null,
  error,
  message: null,
  place: null,
  provider: 'cloud',
  predictionId: '0-a',
})

test.describe('what can go wrong in the cloud (spec 2.8.1 to 2.8.10)', () => {
  for (const scenario of ['ImageLoadError', 'PoseError', 'ContentModerationError'] as const) {
    test(`${scenario}: she has her device's look, and keeps her credit`, async ({ page }) => {
      await getReady(page)
      await plan(scenario)
      await startInCloud(page)
      await finishedLook(page)
      const why = page.getByRole('main').getByText('This look was made on your device')
      await expect(why).toBeVisible({ timeout: 120_000 })
      await expect(page.getByText('No credit was used.')).toBeVisible()
      await expect(credits(page)).toContainText('5')
      await expect(page.getByRole('button', { name: 'Save to Lookbook' })).toBeEnabled()
    })
  }

  test('without room the photograph follows later, if she asks for it', async ({ page }) => {
    await page.clock.install()
    await getReady(page)
    await plan('never_ends')
    const full = { ...ended('start_failed'), noPhotograph: 'line_full' }
    await page.route('**/api/fashn/status/**', (route) => route.fulfill({ json: full }))
    const accepted = whenAccepted(page)
    await startInCloud(page)
    await (await accepted).finished()
    const ask = page.getByRole('button', { name: 'Make the photograph when it’s possible' })
    await expect(async () => {
      await page.clock.fastForward(pollIntervalMs)
      await expect(ask).toBeVisible({ timeout: 500 })
    }).toPass({ timeout: 120_000 })
    await page.unroute('**/api/fashn/status/**')
    await ask.click()
    await expect(page.getByText('We’ll notify you when your photograph is ready.')).toBeVisible()

    // The fake has room: the photograph is made, announced, and compared with her when she opens it.
    await page.getByRole('button', { name: /^Notifications, 1/ }).click({ timeout: 60_000 })
    await page.getByRole('link', { name: 'Your look is ready' }).click()
    await expect(page.getByText('We’ll notify you when your photograph is ready.')).toHaveCount(0)
    await finishedLook(page)
    await page.getByRole('button', { name: 'How it was made' }).click()
    await expect(page.getByRole('dialog').getByText('This photograph was made by FASHN')).toBeVisible()
    // One for it, and one is still held for the run that never ends, which only the page was told had failed.
    await expect(credits(page)).toContainText('3')
  })

  /** What the engine's stand-in finds in the next photographs. */
  const drift = (page: Page, ...found: string[][]) =>
    page.addInitScript((drifts) => Object.assign(globalThis, { drifts }), found)

  test('a photograph that is not like her is made again, and then it is hers', async ({ page }) => {
    await drift(page, ['outline'])
    await getReady(page)
    await startInCloud(page)
    await finishedLook(page)
    await expect(page.getByRole('button', { name: 'How it was made' })).toBeVisible()
    await expect(page.getByText('This photograph isn’t quite right')).toHaveCount(0)
    await expect(credits(page)).toContainText('4')
  })

  test('twice not like her: a plain sentence, and her device’s look instead costs nothing', async ({
    page,
  }) => {
    await drift(page, ['outline'], ['outline', 'colour'])
    await getReady(page)
    await startInCloud(page)
    await expect(page.getByText('Your body looks slimmer or wider than it is.')).toBeVisible({
      timeout: 120_000,
    })
    await expect(page.getByRole('button', { name: 'Save to Lookbook' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Use the look from my device' }).click()
    await expect(
      page.getByText('The photograph didn’t look enough like you or the piece, so we left it out.'),
    ).toBeVisible()
    await expect(credits(page)).toContainText('5')
  })

  test('twice not like her: kept all the same, it costs one credit', async ({ page }) => {
    await drift(page, ['outline'], ['outline'])
    await getReady(page)
    await startInCloud(page)
    await page.getByRole('button', { name: 'Keep this photograph' }).click({ timeout: 120_000 })
    await expect(page.getByText('This photograph isn’t quite right')).toHaveCount(0)
    await expect(credits(page)).toContainText('4')
    await page.getByRole('button', { name: 'How it was made' }).click()
    await expect(page.getByRole('dialog').getByText('This photograph was made by FASHN')).toBeVisible()
  })

  for (const [name, answer, sentence] of [
    ['the status call fails', { status: 500, json: {} }, 'API request failed with status: 500'],
    [
      'the answer is no answer',
      { body: '<html>', contentType: 'text/html' },
      'Invalid response format from server',
    ],
  ] as const) {
    test(`${name}: its sentence`, async ({ page }) => {
      await page.clock.install()
      await getReady(page)
      await plan('never_ends')
      await page.route('**/api/fashn/status/**', (route) => route.fulfill(answer))
      const accepted = whenAccepted(page)
      await startInCloud(page)
      await (await accepted).finished()
      // The page polls every five seconds; the test does not wait for that.
      await expect(async () => {
        await page.clock.fastForward(pollIntervalMs)
        await expect(page.getByRole('main').getByRole('alert').getByText(sentence)).toBeVisible({
          timeout: 500,
        })
      }).toPass({ timeout: 120_000 })
      await expect(page.getByRole('button', { name: 'Try Again' }).first()).toBeEnabled()
    })
  }
})
