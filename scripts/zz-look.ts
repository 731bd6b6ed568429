import { chromium } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { serve } from './local/serve.ts'
import { openLargeShop } from './bench/large-shop.ts'
const state = await openLargeShop(20_000)
const site = await serve({ build: '.wrangler/builds/e2e-5440', port: 5442, state })
await (await fetch(site.address + '/api/collections')).text()
const browser = await chromium.launch(await launchOptions())
for (const width of [360, 1440]) for (const colorScheme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme })
  page.setDefaultTimeout(120_000)
  for (const [name, path] of [['search', '/search?q=dress'], ['shop', '/shop'], ['priced', '/search?q=dress&max=100&colour=red']] as const) {
    await page.goto(site.address + path, { waitUntil: 'domcontentloaded' })
    await page.waitForTimeout(9000)
    await page.screenshot({ path: `/tmp/scale-shots/${name}-${width}-${colorScheme}.png` })
    if (width === 360 && name === 'search') {
      const b = page.getByRole('button', { name: /filter/i }).first()
      if (await b.count()) { await b.click(); await page.waitForTimeout(2500); await page.screenshot({ path: `/tmp/scale-shots/filters-${width}-${colorScheme}.png` }) }
    }
  }
  await page.close()
}
await browser.close(); await site.close(); process.exit(0)
