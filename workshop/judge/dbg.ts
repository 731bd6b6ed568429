import { mkdir, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../scripts/browser.ts'
import { root, serve } from './serve.ts'
const [out, ...names] = process.argv.slice(2)
await mkdir(out, { recursive: true })
const { address, close } = await serve(root, names.map((n) => `/work/shared/data/street/photos/${n}.jpg`))
const browser = await chromium.launch(await launchOptions())
const tab = await browser.newPage()
await tab.goto(`${address}dbg.html`)
await tab.waitForFunction(() => 'dbg' in window)
for (const [k, n] of names.entries()) {
  if (existsSync(`${out}/${n}.a.png`)) continue
  const made = await tab.evaluate((u) => (window as any).dbg(u), `/files/${k}`)
  if (!made) { console.log(n, 'none'); continue }
  await writeFile(`${out}/${n}.a.png`, Buffer.from(made[0], 'base64'))
  await writeFile(`${out}/${n}.b.png`, Buffer.from(made[1], 'base64'))
  console.log(n)
}
await browser.close(); await close()
