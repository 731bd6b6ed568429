import { launch, type ElementHandle, type Page } from 'puppeteer-core'
import type { Driver, Size } from './driver.ts'

/** How long a page may go on fetching before it is left all the same. */
const restMs = 15_000

/**
 * A load, or the live channel's handshake, that was cut off because the page was left, as a test does sooner than a shopper.
 * Where a file is missing that the page waits for, the page itself says so; that the channel opens is asked elsewhere
 * (e2e/notifications.test.ts).
 */
const cutOff = [
  /status=2152398850/,
  /A ServiceWorker intercepted the request and encountered an unexpected error/,
  /can’t establish a connection to the server at ws:/,
  /The connection to ws:.+ was interrupted/,
]
const isCutOff = (line: string) => cutOff.some((one) => one.test(line))

/**
 * Puppeteer sends the way in which a screen is held along with the window's size; the Firefox of long support (140) knows the size
 * alone, and refuses the other.
 */
async function size(page: Page, { width, height }: Size) {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error
  })
  await page.waitForFunction(`innerWidth === ${width} && innerHeight === ${height}`)
}

/** Firefox speaks WebDriver BiDi itself, and needs no screen. A profile of its own, which is empty. */
export async function openFirefox(binary: string, window: Size): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: binary,
    headless: true,
    defaultViewport: null,
    protocolTimeout: 300_000,
  })
  const page = await browser.newPage()
  await size(page, window)
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !isCutOff(message.text())) heard.push(message.text())
  })
  page.on('pageerror', (error) => {
    if (!isCutOff(String(error))) heard.push(String(error))
  })
  return {
    version: await browser.version(),
    async open(address) {
      // What is cut off by leaving the page is told as an error.
      await page.waitForNetworkIdle({ timeout: restMs }).catch(() => undefined)
      await page.goto(address)
    },
    run: (code) => page.evaluate(code),
    press: (x, y) => page.mouse.click(x, y),
    write: (text) => page.keyboard.type(text),
    key: (name) => page.keyboard.press(name),
    async give(selector, file) {
      const input = (await page.$(selector)) as ElementHandle<HTMLInputElement> | null
      if (!input) throw new Error(`no ${selector}`)
      await input.uploadFile(file)
    },
    picture: async () => Buffer.from(await page.screenshot()),
    heard: () => heard.splice(0),
    close: () => browser.close(),
  }
}
