import type { Page } from '@playwright/test'
import { landingAddress } from '../src/client/i18n/landing-address.ts'
import { directionOf, languages, tagOf } from '@cabine/sophia/vocabulary/languages.ts'
import { checkouts, signUpCredits } from '../src/shared/plans.ts'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'

const languageMenu = (page: Page) => page.getByRole('banner').getByRole('combobox')

/** The errors that the browser reports, hydration errors among them. */
function browserErrors(page: Page) {
  const said: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && said.push(message.text()))
  page.on('pageerror', (error) => said.push(error.message))
  return said
}

const hydrated = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('#root > *')
        .first()
        .evaluate((e) => Object.keys(e).some((k) => k.startsWith('__reactFiber'))),
    )
    .toBe(true)

test.describe('the landing page (spec 1.2.7 to 1.2.9)', () => {
  test(
    'has its sections in order, three voices with five stars each, and the price that is charged',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Try it on.On you.')
      expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
        'Outfits, already put together',
        'One photo is all it takes',
        'Keep what you love',
        'From our fitting room',
        `Your first ${signUpCredits} try-ons are free`,
      ])
      const voices = page.getByRole('region', { name: 'From our fitting room' })
      await expect(voices.getByText('5 out of 5 stars')).toHaveCount(3)
      await expect(voices.getByRole('figure')).toHaveCount(3)
      await expect(page.getByText(`Luxe, $${checkouts.hosted.priceCents / 100}/month`)).toBeVisible()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByRole('banner')).toBeInViewport()
    },
  )

  test('Try for Free, Sign In and Get Started Free lead to /auth, the rest to rooms that are there', async ({
    page,
    request,
  }) => {
    await page.goto('/')
    for (const name of ['Try for Free', 'Sign In', 'Get Started Free'])
      await expect(page.getByRole('link', { name })).toHaveAttribute('href', /^\/auth(?:\?tab=signIn)?$/)
    const paths = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname))
    for (const path of new Set(paths)) expect([path, (await request.get(path)).status()]).toEqual([path, 200])
    await page.getByRole('link', { name: 'Try for Free' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
  })

  test('is whole before any script runs', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
    await page.goto('/fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Essayez-le.Sur vous.')
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(5)
    await page.context().close()
  })

  test('tells crawlers and networks what it is', async ({ page, request }) => {
    await page.goto('/fr')
    await expect(page).toHaveTitle('Cabine\u00A0: essayez, sur vous')
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg')
    const data = await page.locator('script[type="application/ld+json"]').textContent()
    expect(JSON.parse(data ?? '')).toMatchObject({ '@type': 'WebApplication', inLanguage: 'fr' })
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /api/')
  })

  for (const theme of ['phone', 'desk'] as const) {
    test(`nothing of it is wider than a ${theme}, in German nor in Arabic`, async ({ page }) => {
      await page.setViewportSize(
        theme === 'phone' ? { width: 320, height: 640 } : { width: 1440, height: 900 },
      )
      for (const path of ['/de', '/ar']) {
        await page.goto(path)
        const width = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          window: innerWidth,
        }))
        expect(width.page).toBeLessThanOrEqual(width.window)
      }
    })
  }

  for (const path of ['/', '/ar']) {
    test(`is accessible: ${path}`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    })
  }
})

test.describe('its languages', () => {
  test(
    'each has an address of its own, hydrates without a word, and says which it is',
    { tag: '@smoke' },
    async ({ page }) => {
      const said = browserErrors(page)
      for (const language of languages) {
        await page.goto(landingAddress(language))
        await hydrated(page)
        await expect(page.locator('html')).toHaveAttribute('lang', tagOf(language))
        await expect(page.locator('html')).toHaveAttribute('dir', directionOf(language))
        await expect(languageMenu(page)).toHaveValue(language)
      }
      expect(said).toEqual([])
    },
  )

  test('the menu offers four, and the page’s own besides', async ({ page }) => {
    await page.goto('/')
    await expect(languageMenu(page).getByRole('option')).toHaveText(['EN', 'FR', 'ES', 'DE'])
    await page.goto('/ar')
    await expect(languageMenu(page).getByRole('option')).toHaveText(['EN', 'FR', 'ES', 'DE', 'AR'])
  })

  test('a choice leads to its page, holds in the app, and brings her back to it', async ({ page }) => {
    await page.goto('/')
    await hydrated(page)
    await languageMenu(page).selectOption('fr')
    await expect(page).toHaveURL(/\/fr$/)
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await page.goto('/')
    await expect(page).toHaveURL(/\/fr$/)
    await hydrated(page)
    await languageMenu(page).selectOption('en')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Try for Free' })).toBeVisible()
  })

  test('the landing page leads to the language that her browser asks for; an address that names one keeps her', async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ locale: 'de-AT' })).newPage()
    await page.goto('/?from=letter#photo')
    await expect(page).toHaveURL(/\/de\?from=letter#photo$/)
    await page.goto('/es')
    await expect(page).toHaveURL(/\/es$/)
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
    await page.evaluate(() => localStorage.setItem('language', 'en'))
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.context().close()
  })

  test('Arabic runs from right to left', async ({ page }) => {
    await page.goto('/ar')
    const [brand, menu] = await Promise.all([
      page.getByRole('banner').getByRole('link', { name: 'Cabine' }).boundingBox(),
      languageMenu(page).boundingBox(),
    ])
    expect(brand?.x ?? 0).toBeGreaterThan(menu?.x ?? 0)
  })
})
