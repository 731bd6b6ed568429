import { existsSync } from 'node:fs'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import { root, serve } from './serve.ts'

const usage = `npm run draw-limbs -w workshop/judge -- --street DIR --out DIR

Draws every bare arm and leg of the street photographs as the engine would if clothes hid them, for the skin network to learn
from: --out/NAME.bare.png and --out/NAME.normal.png. What is there already is not drawn again.`

/** How many photographs are drawn at once: a worker each. */
const AT_ONCE = 2

const { values } = parseArgs({ options: { street: { type: 'string' }, out: { type: 'string' } } })
if (!values.street || !values.out) {
  console.error(usage)
  process.exitCode = 2
} else await drawAll(join(resolve(values.street), 'photos'), resolve(values.out))

async function drawAll(folder: string, out: string) {
  await mkdir(out, { recursive: true })
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).sort()
  const { address, close } = await serve(
    root,
    files.map((name) => join(folder, name)),
  )
  const browser = await chromium.launch(await launchOptions())
  let next = 0
  const work = async () => {
    const tab = await browser.newPage()
    await tab.goto(`${address}limbs.html`)
    await tab.waitForFunction(() => 'drawLimbs' in window)
    for (let k = next++; k < files.length; k = next++) {
      const name = join(out, basename(files[k], '.jpg'))
      if (existsSync(`${name}.bare.png`)) continue
      const drawn = await tab.evaluate(
        (url) =>
          (window as unknown as { drawLimbs: (url: string) => Promise<string[] | null> }).drawLimbs(url),
        `/files/${k}`,
      )
      if (!drawn) continue
      await writeFile(`${name}.normal.png`, Buffer.from(drawn[1], 'base64'))
      await writeFile(`${name}.bare.png`, Buffer.from(drawn[0], 'base64'))
      if (k % 20 === 0) console.log(`${k} of ${files.length}`)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await browser.close()
    await close()
  }
}
