import { chromium, type Page } from '@playwright/test'
import { cloudSite, deviceSite, fakeCloud, stateOf } from '../../e2e/addresses.ts'
import { choosePreset, openFittingRoom, photos, start, uploadPhoto } from '../../e2e/fitting-room.ts'
import { newConfirmedShopper, signUp } from '../../e2e/shopper.ts'
import { launchOptions } from '../browser.ts'
import { measure, percentile, type Measures } from './measure.ts'

/** As many as may wait for her word at once: without a draft the fake's picture is seldom like the piece. */
const tryOns = 3
const shoppers = 4

/** When the fake cloud's last run before that moment was done, in ms since 1970. */
async function doneBefore(at: number) {
  const runs: { endsAt: number }[] = await (await fetch(`${fakeCloud.address}/fake/runs`)).json()
  return Math.max(...runs.map(({ endsAt }) => endsAt).filter((endsAt) => endsAt <= at))
}

/**
 * Records in the page when the first photograph is in hand, which the words of the progress tell, and when it has been
 * compared with her: it is shown then, or another one is made.
 */
const judgedAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ inHand: number; compared: number }>((resolve) => {
        let inHand = 0
        new MutationObserver((_, observer) => {
          const isComparing = document.body.textContent.includes('Checking that it still looks like you')
          if (isComparing && inHand === 0) inHand = Date.now()
          if (isComparing || inHand === 0) return
          observer.disconnect()
          requestAnimationFrame(() => resolve({ inHand, compared: Date.now() }))
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
  )

async function getReady(page: Page) {
  await newConfirmedShopper(page, stateOf(cloudSite.port))
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await page.getByText(/Great photo for a try-on|This will work/).waitFor({ timeout: 60_000 })
  await choosePreset(page, 'Off-Duty Saturday')
}

/** From the provider's "done" to the picture in her browser, and from there to its place on the screen. */
async function pictureDelays() {
  const browser = await chromium.launch(await launchOptions())
  const delays: { fetching: number; comparing: number }[] = []
  try {
    for (let shopper = 0; shopper < shoppers; shopper++) {
      const page = await browser.newPage({ baseURL: cloudSite.address })
      await getReady(page)
      for (let i = 0; i < tryOns; i++) {
        const judged = judgedAt(page)
        await start(page).click()
        // She is asked once.
        if (i === 0) await page.getByRole('button', { name: 'Send and start' }).click()
        const { inHand, compared } = await judged
        delays.push({ fetching: inHand - (await doneBefore(inHand)), comparing: compared - inHand })
        await page.getByRole('button', { name: 'How it was made' }).waitFor({ timeout: 60_000 })
        const decline = page.getByRole('button', { name: 'Use the look from my device' })
        if (await decline.isVisible()) await decline.click()
        await page.getByRole('button', { name: 'Try Another Outfit' }).first().click()
      }
      await page.close()
    }
  } finally {
    await browser.close()
  }
  return delays
}

/** The longest blocking of the main thread while a photo is loaded and a look is made on the device. */
async function longestTask() {
  const browser = await chromium.launch(await launchOptions())
  try {
    const page = await browser.newPage({ baseURL: deviceSite.address })
    await page.addInitScript(() => {
      const tasks: number[] = []
      Object.assign(window, { tasks })
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    await signUp(page)
    await openFittingRoom(page)
    await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0))
    await uploadPhoto(page, photos.fullLength)
    await page.getByText(/Great photo for a try-on|This will work/).waitFor({ timeout: 60_000 })
    await choosePreset(page, 'Off-Duty Saturday')
    await start(page).click()
    await page.getByRole('button', { name: 'Save to Lookbook' }).waitFor({ timeout: 60_000 })
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks)
    const seen = await page.evaluate(async () => {
      // Started by the page itself, because a test tool's own tasks do not count.
      setTimeout(() => {
        const end = performance.now() + 120
        while (performance.now() < end);
      })
      await new Promise((resolve) => setTimeout(resolve, 500))
      return (window as unknown as { tasks: number[] }).tasks.length
    })
    if (seen <= tasks.length) throw new Error('this browser reports no long tasks')
    return Math.max(0, ...tasks)
  } finally {
    await browser.close()
  }
}

/** The delays that a shopper notices. The sites of the browser tests must be running. */
export async function screenTimes(): Promise<Measures> {
  const delays = await pictureDelays()
  const fetching = delays.map((one) => one.fetching)
  const comparing = delays.map((one) => one.comparing)
  return {
    'provider done to picture in her browser, p50': measure(percentile(fetching, 0.5), 'ms', 150),
    'provider done to picture in her browser, p95': measure(percentile(fetching, 0.95), 'ms', 500),
    'there compared with her and put together, both networks included, p50': measure(
      percentile(comparing, 0.5),
      'ms',
    ),
    'longest task of the main thread in an on-device try-on': measure(await longestTask(), 'ms', 50),
  }
}
