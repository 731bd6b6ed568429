import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { launchOptions } from '../../scripts/browser.ts'
import { root } from '../../scripts/local/paths.ts'

/**
 * Takes the screenshots that an installation prompt shows, from a product that runs on this machine: `npm run
 * screenshots -- ADDRESS`.
 */
const address = process.argv[2] ?? 'http://localhost:5173'

const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

async function keep(page: Page, name: string) {
  // Pictures below the fold are loaded only on scrolling.
  await page.waitForFunction(() =>
    [...document.images].every((one) => one.complete || one.getBoundingClientRect().top > innerHeight),
  )
  const picture = await page.screenshot({ animations: 'disabled' })
  const { size, width, height } = await sharp(picture)
    .webp({ quality: 82, effort: 6 })
    .toFile(join(root, `public/icons/${name}.webp`))
  console.log(`${name}  ${width} × ${height}  ${size} bytes`)
}

async function signUp(page: Page) {
  const password = 'velvet-42-stairs'
  const answer = await page.request.post('/api/auth/signup', {
    headers: { origin: address },
    data: {
      name: 'Camille',
      email: `camille-${crypto.randomUUID()}@example.com`,
      password,
      confirmPassword: password,
      minimumAge: true,
    },
  })
  if (!answer.ok()) throw new Error(`No account: ${answer.status()}`)
}

async function tryOn(page: Page) {
  await page.goto('/fitting-room')
  await page
    .getByRole('button', { name: /Skip|Close/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Use this sample photo: Woman in a striped dress/ }).click()
  await page.getByRole('button', { name: 'Off-Duty Saturday', exact: true }).click()
  await page.getByRole('button', { name: 'Start Virtual Try-On' }).first().click()
  await page
    .getByRole('img', { name: /^You, wearing/ })
    .first()
    .waitFor({ timeout: 120_000 })
}

const browser = await chromium.launch(await launchOptions())
const context = await browser.newContext({
  baseURL: address,
  viewport: phone,
  reducedMotion: 'reduce',
  serviceWorkers: 'block',
})
const page = await context.newPage()
await signUp(page)
for (const [name, viewport] of [
  ['screen-home', phone],
  ['screen-home-wide', desk],
] as const) {
  await page.setViewportSize(viewport)
  await page.goto('/dashboard')
  await page.getByText('Ask your stylist').waitFor()
  await keep(page, name)
}
await page.setViewportSize(phone)
await tryOn(page)
await keep(page, 'screen-fitting-room')
await browser.close()
