import type { APIRequestContext } from '@playwright/test'
import { formerPaths } from '../src/client/former-paths.ts'
import { pages } from '../scripts/vite/prerender/pages.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { landingAddress } from '../src/client/i18n/landing-address.ts'
import { expect, test } from './test.ts'

/**
 * A product's page is drawn by the Worker, which knows whether there is such a product (product-page.test.ts); and an outfit's page
 * has its card from there (src/worker/outfits/pages).
 */
const notOfTheEdge = ['not-found', 'product', 'outfit']

/** What varies in an address may be anything. */
const addresses = pages
  .filter(({ name }) => !notOfTheEdge.includes(name))
  .map(({ route }) => `/${route.path.replace(/:\w+/, 'any-Thing_1')}`)

const nowhere = [
  '/no-such-page',
  '/dashboard/deeper',
  '/outfit',
  '/collections/a/b',
  '/xx',
  '/assets/gone-1a2b3c4d.js',
]

const get = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

/** The Worker numbers its trips to the database in each answer; the edge's own files know nothing of them. */
const isWorkers = (headers: Record<string, string>) => 'server-timing' in headers

test(
  'every page of the router is answered with 200 and its file, by the edge alone',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const address of [...addresses, ...languages.map(landingAddress)]) {
      const answer = await get(request, address)
      expect([address, answer.status()]).toEqual([address, 200])
      expect([address, isWorkers(answer.headers())]).toEqual([address, false])
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'")
    }
    expect(isWorkers((await get(request, '/api/outfit-presets')).headers())).toBe(true)
  },
)

test(
  'what leads nowhere is answered with 404 and the page that says so, by the edge alone',
  { tag: '@smoke' },
  async ({ request }) => {
    for (const address of nowhere) {
      const answer = await get(request, address)
      expect([address, answer.status()]).toEqual([address, 404])
      expect([address, isWorkers(answer.headers())]).toEqual([address, false])
      const text = await answer.text()
      expect(text).toContain('404 Page Not Found')
      expect(text).toContain(
        'We can’t find this page. The link may be old or mistyped. Let’s get you back to the clothes.',
      )
    }
  },
)

test('the former paths lead home', { tag: '@smoke' }, async ({ request }) => {
  for (const path of formerPaths) {
    const answer = await get(request, `/${path}`)
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 302, '/'])
  }
})

test('the not-found page says so in her language, and leads home', { tag: '@smoke' }, async ({ page }) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
  await page.evaluate(() => localStorage.setItem('language', 'fr'))
  await page.reload()
  await expect(page.getByRole('heading', { name: '404 Page introuvable' })).toBeVisible()
  await page.getByRole('link', { name: 'Retour à l’accueil' }).click()
  await expect(page).toHaveURL(/\/fr$/)
})
