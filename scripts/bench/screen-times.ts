import { chromium, type Page } from '@playwright/test'
import { cloudSite, deviceSite, fakeCloud, stateOf } from '../../e2e/addresses.ts'
import { choosePreset, openFittingRoom, photos, start, uploadPhoto } from '../../e2e/fitting-room.ts'
import { newConfirmedShopper, signUp } from '../../e2e/shopper.ts'
import { launchOptions } from '../browser.ts'
import { measure, percentile, type Measures } from './measure.ts'

/** As many as a new account can pay for. */
const tryOns = 5
const shoppers = 4

/** When the fake cloud's latest run was done, in ms since 1970. */
async function doneAt() {
  const runs: { endsAt: number }[] = await (await fetch(`${fakeCloud.address}/fake/runs`)).json()
  return Math.max(...runs.map(({ endsAt }) => endsAt))
}

/** Records in the page when the finished picture is shown: the download button appears with it. */
const shownAt = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const isShown = () =>
          [...document.querySelectorAll('button, a')].some(
            (e) => e.textContent?.trim() === 'Save to Lookbook',
          )
        new MutationObserver((_, observer) => {
          if (!isShown()) return
          observer.disconnect()
          requestAnimationFrame(() => resolve(Date.now()))
        }).observe(document.body, { childList: true, subtree: true })
      }),
  )

async function getReady(page: Page) {
  await newConfirmedShopper(page, stateOf(cloudSite.port))
  await openFittingRoom(page)
  await uploadPhoto(page, photos.fullLength)
  await page.getByText(/A good photo for trying on|This will work/).waitFor({ timeout: 60_000 })
  await choosePreset(page, 'Off-Duty Saturday')
}

/** From the provider's "done" to the picture on the screen. */
async function pictureDelays() {
  const browser = await chromium.launch(await launchOptions())
  const delays: number[] = []
  try {
    for (let shopper = 0; shopper < shoppers; shopper++) {
      const page = await browser.newPage({ baseURL: cloudSite.address })
      await getReady(page)
      for (let i = 0; i < tryOns; i++) {
        const shown = shownAt(page)
        await start(page).click()
        // She is asked once.
        if (i === 0) await page.getByRole('button', { name: 'Send and start' }).click()
        const delay = (await shown) - (await doneAt())
        if (delay < 0) throw new Error('a picture was shown before it was done: this measures something else')
        delays.push(delay)
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
    await page.getByText(/A good photo for trying on|This will work/).waitFor({ timeout: 60_000 })
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
  return {
    'provider done to picture on screen, p50': measure(percentile(delays, 0.5), 'ms', 150),
    'provider done to picture on screen, p95': measure(percentile(delays, 0.95), 'ms', 500),
    'longest task of the main thread in an on-device try-on': measure(await longestTask(), 'ms', 50),
  }
}
