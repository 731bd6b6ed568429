import type { Page } from '@playwright/test'
import { firstIn } from '#shared/testing/first.ts'
import { demoAccounts } from '../scripts/local/seed.ts'
import { expectAccessible } from './accessible.ts'
import { billingSite } from './addresses.ts'
import { photos } from './fitting-room.ts'
import { newShopper, panel } from './shopper.ts'
import { openPagesIn, wordsOf } from './words.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const dialog = (page: Page) => page.getByRole('dialog').last()

async function look(page: Page, path: string, ready = page.getByRole('heading', { level: 1 })) {
  await page.goto(path)
  await expect(ready).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expectAccessible(page)
}

const noLink = '#token=as-long-as-a-token-is-and-nobody-was-ever-sent-it'

/** Answers the consultation and has its letter written. A shopper gets one letter a month. */
async function writeLetter(page: Page) {
  const headers = { origin: billingSite.address }
  const answers = {
    occasions: ['work', 'dinner'],
    weather: ['mild'],
    vibe: ['chic'],
    loves: ['blue'],
    avoids: [],
    shapes: [],
    shoes: ['any'],
    budget: ['open'],
    owned: ['nothing'],
    note: [],
  }
  for (const [question, answer] of Object.entries(answers))
    await page.request.put('/api/consultation', { headers, data: { question, answer } })
  await page.request.post('/api/consultation/letter', { headers })
  const standing = await page.request.get('/api/consultation')
  const { letters } = (await standing.json()) as { letters: { id: string }[] }
  return firstIn(letters).id
}

/**
 * WCAG 2.2 AA in both themes, in a language of each direction, of pages after she has done something there.
 * Pages as they open are tested in built-pages.test.ts.
 */
for (const language of ['en', 'ar'] as const) {
  const say = wordsOf(language)
  const button = (page: Page, key: string) => page.getByRole('button', { name: say(key) }).first()

  /** Opens a dialog with a button and checks it. */
  async function checkDialog(page: Page, key: string) {
    await button(page, key).click()
    await expect(dialog(page)).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }

  test.describe(`in ${language}`, () => {
    test.describe.configure({ mode: 'parallel' })
    test.slow()
    test.beforeEach(({ page }) => openPagesIn(page, language))

    test('the door', async ({ page }) => {
      await look(page, '/auth')
      await button(page, 'auth.createAccount').click()
      await expect(page.getByText(say('auth.nameMissing'))).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: say('auth.signIn') }).click()
      await panel(page)
        .getByRole('button', { name: say('auth.signIn'), exact: true })
        .click()
      await expect(page.getByText(say('auth.passwordMissing'))).toBeVisible()
      await expectAccessible(page)
      await look(page, '/forgot-password')
      await page.getByLabel(say('auth.email')).fill('nobody@example.com')
      await button(page, 'recovery.send').click()
      await expect(page.getByRole('heading', { name: say('recovery.sentTitle') })).toBeVisible()
      await expectAccessible(page)
      await look(page, `/reset-password${noLink}`)
      await look(page, `/verify-email${noLink}`)
    })

    test('the shop, as a visitor sees it', async ({ page }) => {
      const piece = page.getByRole('article').first()
      for (const path of ['/dashboard', '/search?q=coat', '/collections/workwear', '/explore', '/outfit/1'])
        await look(page, path, piece)
      for (const path of ['/search?q=zzzzqqq', '/collections/nowhere', '/outfit/nowhere', '/wishlist'])
        await look(page, path)
      for (const path of ['/consultation', '/outfit-generator']) await look(page, path)
      await page.goto('/dashboard')
      await piece.getByRole('link').first().click()
      await expect(page.getByRole('region', { name: say('product-detail.youWillLove') })).toBeVisible()
      await expectAccessible(page)
      const id = new URL(page.url()).searchParams.get('product')
      await look(page, `/sample-shop/${id}`)
      await look(page, '/dashboard?shop=all', dialog(page))
      // The landing page itself is tested in landing.test.ts.
      await page.goto(language === 'en' ? '/' : `/${language}`)
      await page.waitForLoadState('networkidle')
      await checkDialog(page, 'demo.tryYours')
    })

    test('what is hers: settings, style, studio, chat, and pages that fail', async ({ page }) => {
      await newShopper(page)
      await page.goto('/dashboard')
      await button(page, 'notifications.title').click()
      await expect(page.getByText(say('notifications.emptyTitle'))).toBeVisible()
      await expectAccessible(page)
      await page.goto('/settings-clean')
      await checkDialog(page, 'security.changePassword')
      await checkDialog(page, 'security.changeEmail')
      await look(page, '/settings', page.getByText(say('own-data.signUpGift')))
      await checkDialog(page, 'own-data.removalAsk')
      await page.goto('/consultation')
      await checkDialog(page, 'consultation.upgrade')
      await page.goto('/dashboard')
      await checkDialog(page, 'stylist-chat.doorTitle')

      await page.route('**/assets/wishlist-*.js', (route) => route.abort())
      // The page has already reloaded itself once for a new version, and does not do so again (new-version.ts).
      await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', String(Date.now())))
      await look(page, '/wishlist', button(page, 'common.tryAgain'))
      // There is no service worker here that could serve a page offline, so the browser only believes that it is offline.
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'onLine', { value: false })
        dispatchEvent(new Event('offline'))
      })
      await button(page, 'common.tryAgain').click()
      await expect(page.getByRole('heading', { name: say('shell.offlineTitle') })).toBeVisible()
      await expectAccessible(page)
    })

    test('the fitting room, from the welcome to the lookbook', async ({ page }) => {
      await standInForEngine(page)
      await newShopper(page)
      await look(page, '/fitting-room', dialog(page))
      await button(page, 'guides.guideNext').click()
      await expectAccessible(page)
      await button(page, 'guides.guideNext').click()
      await button(page, 'guides.guideStart').click()
      await expect(dialog(page)).toBeHidden()
      await button(page, 'fitting-room.start').click()
      await expect(page.getByText(say('try-on.photoRequired'), { exact: true })).toBeVisible()
      await expectAccessible(page)
      await checkDialog(page, 'fitting-room.sophia')
      await checkDialog(page, 'fitting-room.viewFullLibrary')

      await page.getByRole('tab', { name: say('fitting-room.tabCustom') }).click()
      const address = page.getByLabel(say('finds.label'))
      await address.fill('a lovely dress')
      await address.press('Enter')
      await expect(page.getByRole('tabpanel').getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('tab', { name: say('fitting-room.tabPresets') }).click()

      await page.locator('input[type=file]').first().setInputFiles(photos.fullLength)
      await button(page, 'photo-choices.consentGo').click()
      await expect(page.getByText(say('photo-choices.adultError'))).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByRole('checkbox').check()
      await button(page, 'photo-choices.consentGo').click()
      await expect(page.getByRole('img', { name: say('photos.alt') })).toBeVisible()
      await page.locator('main button[aria-pressed]').first().click()
      await expectAccessible(page)

      await page.route('**/api/fashn/start-tryon', (route) =>
        route.fulfill({ status: 500, json: { error: 'server_error' } }),
      )
      await button(page, 'fitting-room.start').click()
      await expect(page.getByText(say('try-on.errorTitle')).first()).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page)
      await page.unroute('**/api/fashn/start-tryon')
      await button(page, 'fitting-room.tryAgain').click()
      const worn = page.getByRole('img', { name: say('try-on.resultAlt') }).first()
      await expect(page.getByRole('progressbar').or(worn).first()).toBeVisible()
      await expectAccessible(page)
      await expect(worn).toBeVisible({ timeout: 120_000 })
      await expectAccessible(page)
      await checkDialog(page, 'try-on.enlarge')
      await button(page, 'try-on.saveToLookbook').click()
      await expect(page.getByText(say('looks.saved'))).toBeVisible()
      await button(page, 'fitting-room.openLookbook').click()
      await expect(dialog(page).getByRole('article')).toBeVisible()
      await expectAccessible(page)
      await button(page, 'looks.remove').click()
      await expect(page.getByText(say('looks.removeConfirm'))).toBeVisible()
      await expectAccessible(page)
    })

    test.describe('with Luxe', () => {
      test.use({ baseURL: billingSite.address })

      test('the form of payment, the closet, the consultation and its letter', async ({ page }) => {
        await newShopper(page)
        await look(page, '/subscribe', page.locator('iframe[title="Secure payment input frame"]'))
        const { email, password } = demoAccounts.premium
        const answer = await page.request.post('/api/auth/signin', {
          headers: { origin: billingSite.address },
          data: { email, password },
        })
        expect(answer.status()).toBe(200)
        await look(page, '/dashboard?shop=all', dialog(page).getByRole('article').first())
        await look(page, `/consultation/${await writeLetter(page)}`)
        await page.route('**/api/consultation', (route) =>
          route.fulfill({
            json: { state: 'open', monthEndsAt: '2099-01-01T00:00:00.000Z', answers: {}, letters: [] },
          }),
        )
        await look(page, '/consultation')
        await checkDialog(page, 'consultation.begin')
      })
    })
  })
}
