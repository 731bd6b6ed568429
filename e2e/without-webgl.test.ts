import { expect, test } from './test.ts'
import { launchOptions } from '../scripts/browser.ts'
import { openRoom, trySample } from './visitor-room.ts'

const options = await launchOptions()

// As in Lockdown Mode, on a machine without a graphics driver, and in the workers of Safari 16.
test.use({ launchOptions: { ...options, args: [...(options.args ?? []), '--disable-software-rasterizer'] } })

test(
  'where a browser has no WebGL, a look is made all the same',
  { tag: ['@smoke', '@slow'] },
  async ({ page }) => {
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => new OffscreenCanvas(1, 1).getContext('webgl2'))).toBeNull()
    await openRoom(page)
    await trySample(page)
  },
)
