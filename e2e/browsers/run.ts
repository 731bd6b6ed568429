import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../scripts/local/paths.ts'
import { sizes, type Driver, type Size } from './driver.ts'
import { browsersHere, type Browser } from './installed.ts'
import { Shopper } from './shopper.ts'
import { openShop } from './site.ts'
import { steps } from './steps.ts'

/**
 * `npm run test:browsers`: the main job in the browsers that Playwright does not bring, on a phone and on a desktop. An error in
 * the console, a break of the security policy, a dialog without a height or a control under another fails it.
 * `-- --browser WebKit --size phone --pictures` runs a part of it, and keeps a picture of each step.
 */
const { values } = parseArgs({
  options: {
    browser: { type: 'string' },
    size: { type: 'string' },
    pictures: { type: 'boolean', default: false },
  },
})

const results = join(root, 'test-results/browsers')
type Row = { browser: string; size: string; step: string; seconds: string; result: string }
const rows: Row[] = []
const failures: string[] = []

const { found, missing } = browsersHere()
for (const { name, missing: packages } of missing)
  console.error(`\n!!! ${name} is not installed, and nothing is known of it: apt-get install ${packages}\n`)
const browsers = found.filter(({ name }) => !values.browser || name === values.browser)
if (browsers.length === 0) process.exit(1)

const chain = (error: unknown): string =>
  error instanceof Error ? `${error.message}${error.cause ? `\n  ${chain(error.cause)}` : ''}` : String(error)

async function keepPicture(driver: Driver, name: string) {
  mkdirSync(results, { recursive: true })
  writeFileSync(join(results, `${name}.png`), await driver.picture())
}

const shop = await openShop()

/** One shopper's whole way; gives back what failed. Where a step does, those after it, which follow from it, are left out. */
async function walk(browser: Browser, size: Size): Promise<string | null> {
  const driver = await browser.open(size)
  const shopper = new Shopper(driver, shop.address)
  const called = `${driver.version} ${size.name}`
  console.log(`\n${called}, ${size.width} × ${size.height}`)
  try {
    for (const { name, go } of steps) {
      const began = performance.now()
      const errors: string[] = []
      try {
        await go(shopper)
        await shopper.expectNoFaults()
        if ((await shopper.text()).includes('A new version is ready'))
          throw new Error('a first visit is told of a new version')
      } catch (error) {
        const read = await shopper.text().catch(chain)
        errors.push(chain(error), `what is read there: ${read.slice(0, 1000)}`)
      }
      errors.push(...(await shopper.errors()), ...(await shop.toldErrors()))
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const isFine = errors.length === 0
      rows.push({
        browser: driver.version,
        size: size.name,
        step: name,
        seconds,
        result: isFine ? 'ok' : 'FAILED',
      })
      console.log(`  ${isFine ? 'ok    ' : 'FAILED'} ${seconds.padStart(6)} s  ${name}`)
      if (values.pictures || !isFine)
        await keepPicture(driver, `${browser.name}-${size.name}-${rows.length}-${name}`)
      if (isFine) continue
      console.error(`    ${errors.join('\n    ')}`)
      return `${called}, ${name}:\n  ${errors.join('\n  ')}`
    }
    return null
  } finally {
    await driver.close()
  }
}

/**
 * Without a graphics card and beside other work, one walk in some dozens ends at a look that never comes, and nobody could yet
 * make it happen again. What fails is walked once more by another shopper in another browser, and is told all the same.
 */
async function walkTwiceAtMost(browser: Browser, size: Size) {
  const failed = (await walk(browser, size)) && (await walk(browser, size))
  if (failed) failures.push(failed)
}

try {
  for (const browser of browsers)
    for (const size of sizes.filter(({ name }) => !values.size || name === values.size))
      await walkTwiceAtMost(browser, size)
} catch (error) {
  failures.push(chain(error))
} finally {
  await shop.close()
}

/** A row a step, and a column a browser and size, in seconds. */
const columns = [...new Set(rows.map(({ browser, size }) => `${browser} ${size}`))]
console.log('')
console.table(
  Object.fromEntries(
    steps.map(({ name }) => [
      name,
      Object.fromEntries(
        columns.map((column) => {
          const row = rows.findLast(
            ({ browser, size, step }) => step === name && `${browser} ${size}` === column,
          )
          return [column, row ? (row.result === 'ok' ? Number(row.seconds) : row.result) : '']
        }),
      ),
    ]),
  ),
)
for (const failure of failures) console.error(`\n${failure}`)
console.log(
  failures.length === 0 ? '\nEverything passed.' : `\n${failures.length} failed; pictures are in ${results}.`,
)
process.exit(failures.length === 0 ? 0 : 1)
