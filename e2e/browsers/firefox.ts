import { launch, type ElementHandle } from 'puppeteer-core'
import type { Driver, Size } from './driver.ts'

/** Firefox speaks WebDriver BiDi itself, and needs no screen. A profile of its own, which is empty. */
export async function openFirefox(binary: string, { width, height }: Size): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: binary,
    headless: true,
    protocolTimeout: 300_000,
  })
  const page = await browser.newPage()
  await page.setViewport({ width, height })
  const heard: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text())
  })
  page.on('pageerror', (error) => heard.push(String(error)))
  return {
    version: await browser.version(),
    open: async (address) => void (await page.goto(address)),
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
