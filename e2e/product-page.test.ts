import { deviceSite } from './addresses.ts'
import { openPagesIn } from './words.ts'
import { expect, test } from './test.ts'

type Shown = { id: string; brand: string; name: string }

test.describe('a product has a page of its own', () => {
  test(
    'which is read without scripts, and which a click for a new tab opens',
    { tag: '@smoke' },
    async ({ browser, page }) => {
      await page.goto('/search?q=dress')
      const card = page.getByRole('main').getByRole('article').first().getByRole('link').first()
      const path = (await card.getAttribute('href')) ?? ''
      expect(path).toMatch(/^\/p\/[\w-]+-[a-z2-7]{12}$/)
      await card.click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect(page).toHaveURL(/\/search\?q=dress&product=/)

      const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: deviceSite.address })
      const read = await plain.newPage()
      expect((await read.goto(path))?.status()).toBe(200)
      await expect(read.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(read.getByText(/^\$[\d,.]+$/).first()).toBeVisible()
      await plain.close()
    },
  )

  test('that the app takes over: pictures, what can be done with it, and what is close to it', async ({
    page,
  }) => {
    const [piece] = (await (await page.request.get('/api/top-picks')).json()) as Shown[]
    if (!piece) throw new Error('the shop is empty')
    await page.goto(`/p/any-words-${piece.id.slice(0, 12)}`)
    // Other words lead to the right ones.
    await expect(page).not.toHaveURL(/any-words/)
    await expect(page.getByRole('heading', { level: 1, name: piece.name })).toBeVisible()
    await expect(page).toHaveTitle(`${piece.name} · ${piece.brand} · Cabine`)
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: /Paid link/ }).first()).toHaveAttribute('rel', /sponsored/)
    await expect(main.getByRole('heading', { name: 'Looks similar' })).toBeVisible()
    await main.getByRole('article').getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('in the language that its address names', async ({ page }) => {
    await openPagesIn(page, 'en')
    const [piece] = (await (await page.request.get('/api/top-picks')).json()) as Shown[]
    const answer = await page.goto(`/ar/p/x-${piece?.id.slice(0, 12)}`)
    expect(answer?.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
