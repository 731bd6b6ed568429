import type { Page } from '@playwright/test'
import { newAccount, signIn, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

const hearts = (page: Page) =>
  page.getByRole('region', { name: 'Top Picks' }).getByRole('button', { name: /^Save / })

async function saveFirstPicks(page: Page, count: number) {
  await page.goto('/dashboard')
  await expect(hearts(page).first()).toBeVisible()
  for (let index = 0; index < count; index++) {
    await hearts(page).nth(index).click()
    await expect(hearts(page).nth(index)).toHaveAttribute('aria-pressed', 'true')
  }
}

const stored = (page: Page) =>
  page.evaluate(() =>
    ['wishlist-items', 'userWishlist', 'wishlist'].map(
      (key) => JSON.parse(localStorage.getItem(key) ?? '[]') as unknown[],
    ),
  )

test.describe('the wishlist (spec 2.3.2 to 2.3.5, 2.4.15, 2.4.16)', () => {
  test(
    "a visitor's hearts stay in her browser in three shapes and follow her into her account",
    { tag: '@smoke' },
    async ({ page, browser }) => {
      await saveFirstPicks(page, 3)
      await expect(page.getByText('Added to Wishlist').first()).toBeVisible()
      const [addresses = [], entries = [], records = []] = await stored(page)
      expect(addresses).toHaveLength(3)
      expect(entries[0]).toEqual(
        expect.objectContaining({
          id: addresses[0],
          name: expect.any(String),
          brand: expect.any(String),
          category: 'Top Pick',
          url: expect.any(String),
          price: expect.any(String),
          dateAdded: expect.any(String),
        }),
      )
      expect(records[0]).toEqual(
        expect.objectContaining({
          title: expect.any(String),
          imageUrl: expect.any(String),
          productUrl: expect.any(String),
          addedAt: expect.any(String),
        }),
      )
      await page.goto('/wishlist')
      await expect(page.getByText('3 pieces')).toBeVisible()

      const account = await signUp(page, newAccount())
      await page.goto('/wishlist')
      await expect(page.getByText('3 pieces')).toBeVisible()
      await expect
        .poll(async () => ((await (await page.request.get('/api/wishlist')).json()) as unknown[]).length)
        .toBe(3)

      // The list belongs to the account now: her other browser shows it, and this one forgets it when she logs out.
      const other = await browser.newContext()
      const second = await other.newPage()
      await signIn(second, account)
      await second.goto('/wishlist')
      await expect(second.getByText('3 pieces')).toBeVisible()
      await other.close()

      await page.goto('/settings-clean')
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL(/\/$/)
      expect((await stored(page)).flat()).toEqual([])
    },
  )

  test('several are chosen, tried on together or taken out', async ({ page }) => {
    await signUp(page)
    const add = async (path: string, category: string) => {
      const list = (await (await page.request.get(path)).json()) as Record<string, string>[]
      const product = list.find((one) => one.garment_category === category && !one.is_luxe)
      if (!product?.name) throw new Error(`${path} has no ${category}.`)
      const saved = await page.request.post('/api/wishlist', {
        headers: { origin: new URL(page.url()).origin },
        data: {
          itemId: product.product_url || product.id,
          title: product.name,
          price: product.price,
          image: product.image_url,
          link: product.product_url,
          brand: product.brand,
        },
      })
      expect(saved.status()).toBe(201)
      return product.name
    }
    const dress = await add('/api/collections/date-night', 'dresses')
    const top = await add('/api/collections/workwear', 'tops')
    const trousers = await add('/api/collections/workwear', 'bottoms')
    await page.goto('/wishlist')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    for (const name of [dress, top])
      await page.getByRole('checkbox', { name: new RegExp(name) }).check({ force: true })
    await expect(page.getByText(/You can’t wear a dress with a top or bottom/)).toBeVisible()
    await page.getByRole('checkbox', { name: new RegExp(dress) }).uncheck({ force: true })
    await page.getByRole('checkbox', { name: new RegExp(trousers) }).check({ force: true })
    await page.getByRole('button', { name: 'Try on together' }).click()
    await expect(page.getByRole('dialog', { name: 'Mirror' })).toBeVisible()
    await page.goto('/wishlist')
    await page.getByRole('button', { name: 'Select', exact: true }).click()
    await page.getByRole('button', { name: 'Select all' }).click()
    await page.getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Your wishlist is empty')).toBeVisible()
  })
})

test.describe('Explore (spec 2.2.26 to 2.2.28, 2.4.17)', () => {
  test(
    'six outfits at least; a heart says that it saved, each time; a card leads to its outfit',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/explore')
      for (const title of [
        'Classic Business Attire',
        'Casual Weekend Look',
        'Evening Elegance',
        'Modern Minimalist',
        'Sophisticated Chic',
        'Professional Edge',
      ])
        await expect(page.getByRole('link', { name: title })).toBeAttached()
      const card = page.getByRole('article').filter({ hasText: 'Evening Elegance' })
      await card.hover()
      const heart = card.getByRole('button', { name: 'Favorite Evening Elegance' })
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByText('Saved to favorites')).toBeVisible()
      await page.getByRole('button', { name: 'Dismiss' }).click()
      await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      await expect(page.getByText('Saved to favorites')).toBeVisible()
      await card.getByRole('link').click()
      await expect(page).toHaveURL(/\/outfit\/3$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Evening Elegance' })).toBeVisible()
      await expect(page.getByText('Upgrade to Luxe to shop the full look')).toBeVisible()
    },
  )

  test('the built-in six stand in when the server has none', async ({ page }) => {
    await page.route('**/api/outfit-posts', (route) => route.fulfill({ json: [] }))
    await page.goto('/explore')
    await expect(page.getByRole('article')).toHaveCount(6)
  })

  test('is shared by the device, or as a copied link', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await page.goto('/explore')
    const card = page.getByRole('article').filter({ hasText: 'Modern Minimalist' })
    await card.hover()
    await card.getByRole('button', { name: 'Share Modern Minimalist' }).click()
    await expect(page.getByText('Link copied!')).toBeVisible()
    await expect(page.getByText('The outfit link has been copied to your clipboard')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/outfit\/4$/)

    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: (sheet: ShareData) => ((window as { shared?: ShareData }).shared = sheet),
      }),
    )
    await page.reload()
    await card.hover()
    await card.getByRole('button', { name: 'Share Modern Minimalist' }).click()
    await expect
      .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.text))
      .toBe('Check out this outfit: Modern Minimalist')
  })

  test('an outfit that is not there says so', async ({ page }) => {
    await page.goto('/outfit/nowhere')
    await expect(page.getByText('This outfit is no longer here')).toBeVisible()
  })
})

test('outfits are filtered by the address, one step of the history each, and a search for nothing says so', async ({
  page,
}) => {
  await page.goto('/explore?occasion=work')
  const count = page.getByRole('region', { name: 'Filter outfits' }).getByRole('status')
  await expect(count).toHaveText(/^\d+ outfits$/)
  const all = await count.textContent()
  await page.getByRole('combobox', { name: 'Color' }).selectOption('red')
  await expect(page).toHaveURL(/occasion=work&colour=red$/)
  await expect(count).not.toHaveText(all ?? '')
  await page.getByRole('combobox', { name: 'Price' }).selectOption('150')
  await expect(page.getByText('No outfit like that yet')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/occasion=work&colour=red$/)
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'Color' })).toHaveValue('red')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL(/\/explore$/)
  await expect(page.getByRole('combobox', { name: 'Occasion' })).toHaveValue('')
})
