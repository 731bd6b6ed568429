import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { firstIn } from '#shared/testing/first.ts'
import { newShopper, newAccount, panel, signIn, signUp } from './shopper.ts'
import { expect, test } from './test.ts'

const jpeg = async (colour: string) =>
  await sharp({ create: { width: 600, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()

/** Saves a look in her lookbook without the minute that a try-on takes. */
async function saveLook(page: Page, title: string) {
  const { origin } = new URL((await page.request.get('/api/app-state')).url())
  const answer = await page.request.post('/api/lookbook', {
    headers: { origin },
    data: {
      title,
      tryOnImageUrl: `data:image/jpeg;base64,${(await jpeg('#a04b5c')).toString('base64')}`,
      originalOutfitUrl: '/samples/presets/off-duty-saturday/320.avif',
      outfitName: title,
      outfitDescription: '',
      notes: '',
      items: [],
    },
  })
  expect(answer.status()).toBe(201)
}

/** The first visit brings the service worker; from the second on it answers. */
async function untilControlled(page: Page) {
  await page.goto('/dashboard')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
    timeout: 120_000,
  })
  // The service worker stores the files of her language after that, and notes the language when it has all of them.
  const isKept = () => page.evaluate(async () => (await caches.match('/language')) !== undefined)
  await expect.poll(isKept, { timeout: 120_000 }).toBe(true)
}

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))

/** The list is stored first, and then its pictures one by one. */
const keptPictures = (page: Page, database: string) =>
  page.evaluate(async (name) => {
    const opened = indexedDB.open(name)
    await new Promise((resolve) => void (opened.onsuccess = resolve))
    const asked = opened.result.transaction('looks').objectStore('looks').getAllKeys()
    await new Promise((resolve) => void (asked.onsuccess = resolve))
    opened.result.close()
    return asked.result.filter((key) => typeof key === 'string' && key.startsWith('picture-')).length
  }, database)

async function openLookbook(page: Page) {
  await page.getByRole('button', { name: /MY LOOKBOOK/i }).click()
  return page.getByRole('dialog', { name: 'My lookbook' })
}

/** Posts what the system's share sheet would. */
const share = (page: Page, fields: { picture?: number[]; text?: string }) =>
  page.evaluate(({ picture, text }) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.enctype = 'multipart/form-data'
    form.action = '/share'
    const file = document.createElement('input')
    file.type = 'file'
    file.name = 'picture'
    const transfer = new DataTransfer()
    if (picture) transfer.items.add(new File([new Uint8Array(picture)], 'dress.jpg', { type: 'image/jpeg' }))
    file.files = transfer.files
    const words = document.createElement('input')
    words.name = 'text'
    words.value = text ?? ''
    form.append(file, words)
    document.body.append(form)
    form.submit()
  }, fields)

test('a share that comes before the service worker opens the fitting room, too', async ({ page }) => {
  await newShopper(page)
  await page.goto('/explore')
  await share(page, { text: 'Linen dress https://shop.example/dress?id=3' })
  await expect(page).toHaveURL(/\/fitting-room\?address=https%3A%2F%2Fshop\.example%2Fdress%3Fid%3D3/)
  await page.goto('/explore')
  await share(page, { picture: [...(await jpeg('#2c6141'))] })
  await expect(page.getByText('Please share it again')).toBeVisible()
  await expect(page).toHaveURL(/\/fitting-room$/)
})

test.describe('the manifest and the share target', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a browser finds nothing in the way of installing it, and a view counts nobody', async ({ page }) => {
    const counted: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/api/visits')) counted.push(request.url())
    })
    await untilControlled(page)
    const cdp = await page.context().newCDPSession(page)
    const { errors, data } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
    const {
      icons,
      screenshots = [],
      shortcuts,
    } = JSON.parse(data ?? '{}') as {
      icons: { src: string }[]
      screenshots?: { src: string }[]
      shortcuts: { url: string }[]
    }
    for (const { src } of [...icons, ...screenshots]) {
      const file = await page.request.get(src)
      expect([src, file.headers()['content-type']]).toEqual([
        src,
        expect.stringMatching(/^image\/(png|webp)$/),
      ])
    }
    for (const { url } of shortcuts) expect((await page.request.get(url)).status()).toBe(200)
    expect(counted).toEqual([])
  })

  test('the app to be installed has its name and its shortcuts in her language', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr'))
    await page.goto('/explore')
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute('href', '/manifest.fr.webmanifest')
    const cdp = await page.context().newCDPSession(page)
    const { errors, data, url } = await cdp.send('Page.getAppManifest')
    expect([url, errors]).toEqual([expect.stringContaining('/manifest.fr.webmanifest'), []])
    expect(JSON.parse(data ?? '{}')).toMatchObject({
      id: '/',
      lang: 'fr',
      name: expect.stringMatching(/^Cabine\s: la cabine d’essayage$/),
      shortcuts: [{ name: 'Cabine d’essayage' }, { name: 'Favoris' }, { name: 'Explorer' }],
    })
  })

  test('a picture that another app shares waits through the sign-in, and hangs in the fitting room', async ({
    page,
  }) => {
    const account = await newShopper(page, newAccount())
    await page.context().clearCookies()
    await untilControlled(page)
    const bytes = [...(await jpeg('#2c6141'))]
    await share(page, { picture: bytes })
    await expect(page).toHaveURL(/\/auth\?next=%2Ffitting-room%3Fshared%3Dpicture/)
    await page.getByRole('tab', { name: 'Sign In' }).click()
    await panel(page).getByLabel('Email').fill(account.email)
    await panel(page).getByLabel('Password', { exact: true }).fill(account.password)
    await panel(page).getByRole('button', { name: 'Sign In', exact: true }).click()
    await expect(page).toHaveURL(/\/fitting-room/)
    await page
      .getByRole('button', { name: /Skip|Close/ })
      .first()
      .click()
    await expect(page.getByRole('tab', { name: 'Upload Your Own' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('img', { name: /own|custom|outfit/i }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/fitting-room$/)

    await share(page, { text: 'Linen dress https://shop.example/dress?id=3' })
    await expect(page).toHaveURL(/\/fitting-room\?address=https%3A%2F%2Fshop\.example%2Fdress%3Fid%3D3/)
  })
})

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' })

  test(
    'her lookbook opens for her, and for nobody who comes after her on this device',
    { tag: ['@smoke', '@slow'] },
    async ({ page, context }) => {
      const ada = await newShopper(page, { ...newAccount(), name: 'Ada' })
      await saveLook(page, 'The red one')
      await untilControlled(page)
      await expect((await openLookbook(page)).getByText('The red one')).toBeVisible()
      await expect.poll(() => databases(page)).toContainEqual(expect.stringMatching(/^cabine-looks-/))
      const ofAda = (await databases(page)).filter((name) => name.startsWith('cabine-looks-'))
      await expect.poll(() => keptPictures(page, firstIn(ofAda))).toBe(1)

      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.getByText('You are offline.')).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: /Ada$/ })).toBeVisible()
      const lookbook = await openLookbook(page)
      await expect(lookbook.getByText('The red one')).toBeVisible()
      await expect
        .poll(() => lookbook.locator('article img').evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(600)
      // Pages that were never opened online still open, and say themselves that they are offline.
      await page.goto('/consultation')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/')
      await expect(page).toHaveURL(/\/dashboard$/)

      await context.setOffline(false)
      await page.goto('/settings-clean')
      await page.getByRole('button', { name: 'Log Out' }).click()
      await expect(page).toHaveURL(/\/$/)
      // It is emptied at once, and deleted when the last page that has it open is closed.
      await expect.poll(() => databases(page)).not.toEqual(expect.arrayContaining(ofAda))
      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.getByRole('link', { name: 'Log In' })).toBeVisible()
      // The list of countries has Canada.
      await expect(page.getByText(/\bAda\b/)).toHaveCount(0)

      await context.setOffline(false)
      // Ada again, and then somebody else without a log-out between them.
      await signIn(page, ada)
      await expect((await openLookbook(page)).getByText('The red one')).toBeVisible()
      await expect.poll(() => databases(page)).toEqual(expect.arrayContaining(ofAda))
      await context.clearCookies()
      await newShopper(page, { ...newAccount(), name: 'Berta' })
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: /Berta$/ })).toBeVisible()
      await expect.poll(() => databases(page)).not.toEqual(expect.arrayContaining(ofAda))
      await (await openLookbook(page)).getByText('No saved looks yet').waitFor()
      await context.setOffline(true)
      await page.goto('/dashboard')
      await expect(page.getByRole('heading', { level: 1, name: /Berta$/ })).toBeVisible()
      await expect((await openLookbook(page)).getByText('No saved looks yet')).toBeVisible()
      await expect(page.getByText('The red one')).toHaveCount(0)
    },
  )

  test('what others answer in the server’s place takes neither her session nor her lookbook from her', async ({
    page,
    context,
  }) => {
    await newShopper(page, { ...newAccount(), name: 'Ada' })
    await saveLook(page, 'The red one')
    await untilControlled(page)
    await expect((await openLookbook(page)).getByText('The red one')).toBeVisible()
    await expect.poll(() => databases(page)).toContainEqual(expect.stringMatching(/^cabine-looks-/))
    const ofAda = firstIn((await databases(page)).filter((name) => name.startsWith('cabine-looks-')))
    await expect.poll(() => keptPictures(page, ofAda)).toBe(1)

    const strangers = [
      { status: 503, contentType: 'text/html', body: '<p>Service unavailable. Ray ID: 8c401f2aa0e1</p>' },
      { status: 401, contentType: 'text/html', body: '<p>Authorization required</p>' },
      { status: 200, contentType: 'text/html', body: '<p>Welcome to our hotel</p>' },
    ]
    for (const stranger of strangers) {
      // The page knows her, and her lookbook does not arrive: the stored one is shown instead.
      await page.route('**/api/lookbook', (route) => route.fulfill(stranger))
      await page.goto('/dashboard')
      await expect((await openLookbook(page)).getByText('The red one')).toBeVisible()
      // The answer that says who she is does not arrive either.
      const asked = page.waitForResponse('**/api/app-state')
      await page.route('**/api/app-state', (route) => route.fulfill(stranger))
      await page.goto('/dashboard')
      expect((await asked).status()).toBe(stranger.status)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.unrouteAll()
    }

    await context.setOffline(true)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: /Ada$/ })).toBeVisible()
    const lookbook = await openLookbook(page)
    await expect(lookbook.getByText('The red one')).toBeVisible()
    expect(await keptPictures(page, ofAda)).toBe(1)
  })

  test('a new version is announced, and comes when she says so', async ({ page }) => {
    await untilControlled(page)
    // The same file under another name is another version to a browser.
    await page.evaluate(async () => void (await navigator.serviceWorker.register('/service-worker.js?next')))
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready' })
    await expect(notice).toBeVisible({ timeout: 60_000 })
    const script = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)
    expect(await script()).not.toContain('next')
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Reload' }).click()])
    await expect.poll(script).toContain('next')
  })
})

test('a page that breaks leaves header and bottom bar, and can be tried again', async ({ page }) => {
  await page.goto('/explore')
  await page.route('**/api/outfit-posts/*', (route) => route.fulfill({ json: {} }))
  await page.getByRole('link', { name: 'Evening Elegance' }).click()
  await expect(page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Explore' })).toBeVisible()
  await page.unroute('**/api/outfit-posts/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Evening Elegance' })).toBeVisible()
})

test('a page whose code does not come is loaded anew when she says so, or once the server is back', async ({
  page,
}) => {
  const broken = page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })
  const explore = page.getByRole('heading', { level: 1, name: 'Explore' })
  await page.goto('/terms-of-service')
  // The page has already reloaded itself once for a new version, and does not do so again (new-version.ts).
  await page.evaluate(() => sessionStorage.setItem('reloaded-for-new-version', String(Date.now())))
  await page.route('**/assets/page-*.js', (route) => route.abort())
  await page.goto('/explore')
  await expect(broken).toBeVisible()
  await page.unroute('**/assets/page-*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(explore).toBeVisible()
  await expect(broken).toHaveCount(0)

  await page.route('**/assets/page-*.js', (route) => route.abort())
  await page.route('**/explore', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  )
  // A page that never noticed the server's absence would wait until she presses the button.
  const seenAway = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD')
  await page.reload()
  await expect(broken).toBeVisible()
  await seenAway
  await page.unrouteAll()
  await expect(broken).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('what a browser says of our mistakes is not what she reads', () => {
  const sentence = /^Cette page n’a pas pu s’afficher\. Rien n’est perdu/

  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('language', 'fr')))

  test('a part of a page that does not come', async ({ page }) => {
    await page.route('**/assets/page-*.js', (route) => route.abort())
    await page.goto('/explore')
    await expect(page.getByRole('alert').getByText(sentence)).toBeVisible()
    await expect(page.getByText('dynamically imported')).toHaveCount(0)
  })

  test('an app that does not start', async ({ page }) => {
    await page.route('**/assets/app-*.js', (route) => route.abort())
    await page.goto('/explore')
    await expect(page.getByRole('heading', { name: 'Une erreur est survenue' })).toBeVisible()
    await expect(page.getByText(sentence)).toBeVisible()
  })

  for (const path of ['/fr', '/explore'])
    test(`what nobody caught on ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => reportError(new Error('Boom in line 3')))
      await expect(page.getByText(sentence)).toBeVisible()
      await expect(page.getByText('Boom in line 3')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Recharger l’application' })).toBeVisible()
    })
})

test('the theme is there before any code of the app', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/dashboard')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(29, 20, 24)')
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#1d1418')
})

test('a visitor chooses the theme at the foot of a page, and it is there before any code of the next', async ({
  page,
}) => {
  const html = page.locator('html')
  await page.goto('/')
  const theme = page.getByRole('contentinfo').getByRole('combobox', { name: 'Theme' })
  await expect(theme).toHaveValue('light')
  await theme.selectOption('Dark')
  await expect(html).toHaveClass(/\bdark\b/)
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  for (const path of ['/', '/search?q=coat']) {
    await page.goto(path)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(29, 20, 24)')
  }
  await page.unroute(/\/assets\/.*\.js$/)
  await page.goto('/search?q=coat')
  await theme.selectOption('Light')
  await expect(html).not.toHaveClass(/\bdark\b/)
})

test('the theme is light until she chooses another, or the device’s', async ({ page }) => {
  const html = page.locator('html')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/')
  await expect(html).not.toHaveClass(/\bdark\b/)
  await signUp(page)
  await page.goto('/settings-clean')
  const theme = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(theme('Light')).toBeChecked()
  await theme('Auto').check()
  await expect(html).toHaveClass(/\bdark\b/)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(html).not.toHaveClass(/\bdark\b/)
  await theme('Dark').check()
  await expect(html).toHaveClass(/\bdark\b/)
  await page.reload()
  await expect(html).toHaveClass(/\bdark\b/)
  await theme('Light').check()
  await expect(html).not.toHaveClass(/\bdark\b/)
})
