import type { Page } from '@playwright/test'
import { demoAccounts } from '../scripts/local/seed.ts'
import { finishedLook, openFittingRoom, photoKept, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper, signIn, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

const topPicks = (page: Page) => page.getByRole('region', { name: 'Top Picks' })
const detail = (page: Page) => page.getByRole('dialog', { name: 'Product details' })
const hearts = (page: Page) => topPicks(page).getByRole('button', { name: /^Save / })

/** Waits for the picks and opens the first. Its name. */
async function openFirstPick(page: Page) {
  const first = topPicks(page).getByRole('article').first().getByRole('link').first()
  await expect(first).toBeVisible()
  await first.click()
  // The dialog's own title, which only screen readers say, comes before it.
  const heading = detail(page).getByRole('heading', { level: 2 }).nth(1)
  await expect(heading).toBeFocused()
  return (await heading.textContent()) ?? ''
}

type Listed = { id: string; name: string; additional_images: string[]; garment_category: string | null }
const ask = async (page: Page, path: string) => (await (await page.request.get(path)).json()) as Listed[]

test.describe('the dashboard (spec 2.2.1 to 2.2.9)', () => {
  test('shows eight places while it loads, then picks in columns, each with a heart', async ({ page }) => {
    let answer = () => {}
    const wait = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/top-picks', async (route) => {
      await wait
      await route.continue()
    })
    await page.goto('/dashboard')
    for (const tile of ['SHOP ALL', 'MY LOOKBOOK', 'TRY ON OUTFITS'])
      await expect(page.getByText(tile, { exact: true })).toBeVisible()
    await expect(topPicks(page).locator('.aspect-3\\/4')).toHaveCount(8)
    answer()
    await expect(topPicks(page).getByRole('article')).toHaveCount(12)
    await expect(hearts(page)).toHaveCount(12)
    const columns = () =>
      topPicks(page)
        .getByRole('list')
        .first()
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    for (const [width, count] of [
      [360, 2],
      [800, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await columns()).toBe(count)
    }
  })

  test(
    'a pick opens over the whole screen, hides the bottom bar, leads on and back',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/dashboard')
      const bar = page.getByRole('navigation', { name: 'Main navigation' })
      await expect(bar).toBeVisible()
      const name = await openFirstPick(page)
      await expect(bar).toBeHidden()
      const loved = detail(page).getByRole('region', { name: "We think you'll love" })
      await expect(loved.getByRole('article')).toHaveCount(6)
      await loved.getByRole('article').first().getByRole('link').first().click()
      await expect(detail(page).getByRole('heading', { level: 2, name, exact: true })).toBeHidden()
      await page.goBack()
      await expect(detail(page).getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(detail(page)).toBeHidden()
      await expect(bar).toBeVisible()
    },
  )

  test(
    'a shop link says that it is paid, opens a tab that knows nothing of ours, and is counted',
    { tag: '@smoke' },
    async ({ page, context }) => {
      await page.goto('/dashboard')
      await openFirstPick(page)
      const shop = detail(page).getByRole('link', { name: /Shop now.*Paid link.*opens in a new tab/ })
      await expect(shop).toHaveAttribute('rel', 'sponsored noopener')
      await expect(shop).toHaveAttribute('target', '_blank')
      const [click, tab] = await Promise.all([
        page.waitForRequest('**/api/clicks'),
        context.waitForEvent('page'),
        shop.click(),
      ])
      expect(JSON.parse(click.postData() ?? '')).toEqual({ productId: expect.any(String), place: 'detail' })
      await expect(tab.getByText('Sample').first()).toBeVisible()
      expect(await tab.evaluate(() => window.opener)).toBeNull()
    },
  )

  test('See More asks for Luxe, and opens the shop for who has it', async ({ page }) => {
    await page.goto('/dashboard')
    await topPicks(page).getByRole('button', { name: 'See More' }).click()
    await expect(page.getByRole('dialog', { name: 'Step Into Luxe Mode' })).toBeVisible()
    await signIn(page, demoAccounts.premium)
    await topPicks(page).getByRole('button', { name: 'See More' }).click()
    await expect(page.getByRole('dialog', { name: 'Shop All' }).getByRole('article').first()).toBeVisible()
  })

  test('a film plays in the detail, with its controls', async ({ page }) => {
    await page.goto('/dashboard')
    const found = await page.request.get('/api/search?q=bag&sort=new')
    const { products } = (await found.json()) as { products: Listed[] }
    const lists = await Promise.all(
      ['/api/top-picks', '/api/handpicked-products', '/api/collections/workwear'].map((path) =>
        ask(page, path),
      ),
    )
    const filmed = [...products, ...lists.flat()].find((one) =>
      one.additional_images.some((address) => /\.(webm|mp4|mov)/.test(address)),
    )
    expect(filmed, 'a sample product with a film').toBeDefined()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(`/dashboard?product=${filmed?.id}`)
    const film = detail(page).locator('video')
    await expect(film).toHaveAttribute('controls', '')
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  })

  test('a picture that cannot be had gives way to its brand', async ({ page }) => {
    await page.route('**/samples/{garments,objects}/**', (route) => route.abort())
    await page.goto('/dashboard')
    const first = topPicks(page).getByRole('article').first()
    const brand = (await first.getByRole('link').locator('span').first().textContent()) ?? ''
    expect(brand).not.toBe('')
    await expect(first.getByText(brand)).toHaveCount(2)
  })

  test('comes back from a payment to its own address, whatever the server says of it', async ({ page }) => {
    await newShopper(page)
    const asked = page.waitForRequest('**/api/billing/verify-return?session_id=cs_test_1')
    await page.goto('/dashboard?payment_success=true&session_id=cs_test_1')
    await asked
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByText('We couldn’t confirm your payment')).toBeVisible()
  })

  test('without a network says so where its shelves were, and fetches them when it is back', async ({
    page,
    context,
  }) => {
    await page.goto('/explore')
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.route('**/api/**', (route) => route.abort('internetdisconnected'))
    await page.getByRole('link', { name: 'Cabine' }).first().click()
    await expect(page.getByText('We couldn’t load the top picks.')).toBeVisible()
    await page.unroute('**/api/**')
    await topPicks(page).getByRole('button', { name: 'Try again' }).click()
    await expect(topPicks(page).getByRole('article').first()).toBeVisible()
    await context.setOffline(true)
    await expect(page.getByText(/You are offline/).first()).toBeVisible()
    await context.setOffline(false)
  })
})

test.describe('Shop All (spec 2.2.10 to 2.2.13, 2.6.1, 2.6.2)', () => {
  const gate = (page: Page) => page.getByRole('dialog', { name: 'Shop All' })

  test('is a gate with a Login for visitors and with an upgrade for the free plan', async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /SHOP ALL/ }).click()
    await expect(gate(page).getByText('Unlock the Full Closet')).toBeVisible()
    await gate(page).getByRole('link', { name: 'Login' }).click()
    await expect(page).toHaveURL(/\/auth/)
    await signUp(page)
    await page.getByRole('button', { name: /SHOP ALL/ }).click()
    await gate(page).getByRole('button', { name: 'Upgrade to Luxe' }).click()
    await expect(page.getByRole('dialog', { name: 'Step Into Luxe Mode' })).toBeVisible()
    expect((await page.request.get('/api/shop-all-products')).status()).toBe(403)
  })

  test('shows Luxe every category, goes on to its end, and says when one is empty', async ({ page }) => {
    await signIn(page, demoAccounts.premium)
    await page.getByRole('button', { name: /SHOP ALL/ }).click()
    const pieces = gate(page).getByRole('article')
    await expect(pieces.nth(47)).toBeAttached()
    await pieces.nth(47).scrollIntoViewIfNeeded()
    await expect(pieces.nth(60)).toBeAttached()
    for (const filter of ['Tops', 'Bottoms', 'Dresses', 'Outerwear', 'Shoes', 'Accessories', 'Bags']) {
      await gate(page).getByRole('radio', { name: filter }).check({ force: true })
      await expect(pieces.first()).toBeVisible()
    }
    await page.route('**/api/shop-all-products?*category=home*', (route) => route.fulfill({ json: [] }))
    await gate(page).getByRole('radio', { name: 'Home' }).check({ force: true })
    await expect(gate(page).getByText('No products found in this category.')).toBeVisible()
  })
})

test.describe('search', () => {
  test(
    'forgives a slip of the finger, filters, keeps its state in the address, and keeps the rest for Luxe',
    { tag: '@smoke' },
    async ({ page }) => {
      await page.goto('/search')
      // The order of the results has a combobox of its own, so this one is found by its name.
      await page.getByRole('combobox', { name: 'Search pieces, brands, colors' }).fill('drses')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/q=drses/)
      await expect(page.getByText(/Showing results for “dress/)).toBeVisible()
      const pieces = page.getByRole('main').getByRole('article')
      await expect(pieces).toHaveCount(12)
      await expect(page.getByText('Unlock the Full Closet')).toBeVisible()
      await page
        .getByRole('button', { name: /^Black/ })
        .first()
        .click()
      await expect(page).toHaveURL(/colour=black/)
      await expect(page.getByRole('button', { name: /Remove filter: Black/ })).toBeVisible()
      await page.goBack()
      await expect(page).not.toHaveURL(/colour/)
      await page.goto('/search?q=qqqqzzzz')
      await expect(page.getByText('Nothing for “qqqqzzzz”')).toBeVisible()
    },
  )
})

test.describe('search with a picture', () => {
  const slipDress = 'public/samples/garments/black-slip-dress/640.webp'

  test('finds what looks like it; the picture itself is not sent', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/search')
    const sent: string[] = []
    page.on('request', (request) => void (request.method() === 'GET' || sent.push(request.url())))
    await page.getByRole('button', { name: 'Search with a picture' }).click()
    const dialog = page.getByRole('dialog', { name: 'Search with a picture' })
    await expect(dialog.getByText(/Your picture stays on this device/)).toBeVisible()
    const choose = dialog.getByLabel('Choose a picture')
    await choose.setInputFiles({ name: 'note.png', mimeType: 'image/png', buffer: Buffer.from('words') })
    await expect(dialog.getByRole('alert')).toContainText('couldn’t open this picture')
    await choose.setInputFiles(slipDress)
    await expect(page).toHaveURL(/look=[\w-]{64}/)
    await expect(dialog).toBeHidden()
    const pieces = page.getByRole('main').getByRole('article')
    await expect(pieces.first()).toContainText('Midnight Silk Slip Dress')
    await expect(page.getByRole('img', { name: 'The picture you searched with' })).toBeVisible()
    expect(sent.filter((url) => !url.includes('/api/visits'))).toEqual([])
    await page.getByRole('button', { name: 'Close picture search' }).click()
    await expect(page).not.toHaveURL(/look=/)
  })
})

test.describe('collections', () => {
  test('each of the six opens with its pieces', async ({ page }) => {
    await page.goto('/dashboard')
    const tiles = page.getByRole('region', { name: 'Collections' }).getByRole('link')
    await expect(tiles).toHaveCount(6)
    const paths = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const path of paths) {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('article').nth(3)).toBeVisible()
      // Of an exclusive one everybody sees the first four, and what the others are for.
      if (await main.getByText('An exclusive collection').isVisible())
        await expect(main.getByRole('article')).toHaveCount(4)
      else await expect(main.getByRole('article').nth(5)).toBeVisible()
    }
  })
})

test('a piece of the shop is tried on', async ({ page }) => {
  await newShopper(page)
  await openFittingRoom(page)
  await uploadPhoto(page, photos.smiling)
  await photoKept(page)
  const top = (await ask(page, '/api/top-picks'))
    .concat(await ask(page, '/api/collections/casual-day'))
    .find(({ garment_category }) => garment_category === 'tops')
  await page.goto(`/dashboard?product=${top?.id}`)
  await detail(page)
    .getByRole('link', { name: /^Try it on/ })
    .first()
    .click()
  const mirror = page.getByRole('dialog', { name: 'Mirror' })
  await expect(mirror).toBeVisible()
  await finishedLook(page)
  await page.goBack()
  await expect(mirror).toBeHidden()
  await expect(detail(page)).toBeVisible()
})
