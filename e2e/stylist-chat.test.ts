import type { Locator, Page } from '@playwright/test'
import { nth } from '#shared/testing/first.ts'
import { chatChips } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { expectAccessible } from './accessible.ts'
import { credits, finishedLook, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const chat = (page: Page) => page.getByRole('dialog', { name: 'Personal Stylist' })
const chips = (page: Page) => chat(page).getByRole('group')
const chip = (page: Page, name: string) => chips(page).getByRole('button', { name, exact: true })
const grid = (page: Page) =>
  chat(page)
    .getByRole('region', { name: /^\d+ pieces?$/ })
    .last()

/** Opens the chat, with a clock that only the test moves. */
async function openChat(page: Page) {
  await page.clock.install()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: /Ask your stylist/ }).click()
  await expect(chat(page).getByText(/^Hi .+, I’m Sophia/)).toBeVisible()
  await page.clock.fastForward(1000)
}

/** Gives an answer and lets the stylist reply to it. */
async function say(page: Page, option: string) {
  await chip(page, option).click()
  await page.clock.fastForward(1500)
}

/**
 * Waits from the last answer to the grid, or to the reply that there is none; `time` counts within this conversation.
 */
async function look(page: Page, time = 1) {
  await expect(chat(page).getByText(/while I look through the shop/)).toHaveCount(time)
  await page.clock.fastForward(3000)
}

/** The pieces of that answer: those of earlier ones stay visible above. */
async function seePieces(page: Page, time = 1) {
  await expect(chat(page).getByText(/^I found \d+ pieces? for you|more pieces? I’d recommend/)).toHaveCount(
    time,
  )
  await page.clock.fastForward(800)
  await expect(chat(page).getByRole('region', { name: /^\d+ pieces?$/ })).toHaveCount(time)
  await expect(grid(page).getByRole('article').first()).toBeVisible()
}

async function answerAll(page: Page, options: readonly string[]) {
  for (const option of options) await say(page, option)
  await look(page)
}

const words = {
  category: Object.values(chatChips.category),
  vibe: Object.values(chatChips.vibe),
  weather: Object.values(chatChips.weather),
  occasion: Object.values(chatChips.occasion),
}
/** Six conversations in which every option of every question is chosen. */
const conversations = words.category.map((category, at) => ({
  category,
  vibe: nth(words.vibe, at % words.vibe.length),
  weather: nth(words.weather, at % words.weather.length),
  occasion: nth(words.occasion, at % words.occasion.length),
}))

const dates = ['Dresses', 'Romantic & Feminine', 'Cool & Breezy', 'Date Night']

test.beforeEach(({ page }) => standInForEngine(page))

test.describe('the stylist chat (spec 1.2.15, 1.4.3 to 1.4.9, 1.5.4, 1.8.4, 1.9.6 to 1.9.10)', () => {
  test(
    'every option of every question leads to pieces, at the times of the specification',
    { tag: '@smoke' },
    async ({ page }) => {
      const asked: URL[] = []
      page.on('request', (request) => {
        const url = new URL(request.url())
        if (url.pathname === '/api/shopmy-products') asked.push(url)
      })
      await page.clock.install()
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /Ask your stylist/ }).click()
      await expect(chat(page).getByText('Hi there, I’m Sophia, your personal stylist.')).toBeVisible()
      // The bar at the bottom; the header's links lie under the chat.
      await expect(page.locator('nav.fixed')).toHaveCount(0)
      await page.clock.fastForward(1000)

      for (const [at, { category, vibe, weather, occasion }] of conversations.entries()) {
        await expect(chips(page).getByRole('button')).toHaveText(words.category)
        for (const option of [category, vibe, weather]) await say(page, option)
        expect(asked).toHaveLength(at)
        await chip(page, occasion).click()
        // The shopper's own line shows, then that the stylist is thinking, and no chip before the stylist has replied.
        await expect(chat(page).getByRole('log').getByText(occasion, { exact: true })).toBeVisible()
        await expect(chat(page).getByText('Sophia is looking through the shop')).toBeAttached()
        await expect(chips(page)).toHaveCount(0)
        await page.clock.fastForward(1500)
        await look(page)
        await seePieces(page)
        // In a sentence work is work, and no chip.
        const found = `${category}, ${vibe}, ${occasion.replace('/Office', '')}`.toLowerCase().split(', ')
        const line = await chat(page)
          .getByText(/^I found/)
          .textContent()
        for (const word of found) expect(line).toContain(word)
        const count = Number(/\d+/.exec(line ?? '')?.[0])
        await expect(grid(page).getByRole('article')).toHaveCount(count)
        const { searchParams } = nth(asked, at)
        expect(searchParams.get('category')).toBe(category.toLowerCase())
        expect(searchParams.get('occasion')).toBe(occasion)
        await chat(page).getByRole('button', { name: 'Start over' }).click()
        await expect(chat(page).getByText(/happy to start over/)).toBeVisible()
        await page.clock.fastForward(1000)
      }
    },
  )

  test('a typed sentence is answered by pieces at once, with their reasons, and a wish is taken away by its chip', async ({
    page,
  }) => {
    await openChat(page)
    const field = chat(page).getByRole('textbox', { name: 'Write to Sophia' })
    const log = chat(page).getByRole('log')
    await field.fill('a blouse with long sleeves under 100 dollars')
    await field.press('Enter')
    await expect(log.getByText('a blouse with long sleeves under 100 dollars')).toBeVisible()
    await page.clock.fastForward(1500)
    await page.clock.fastForward(800)
    await expect(log.getByText(/^Here (?:is|are) \d+ pieces? that match/)).toBeVisible()
    await expect(
      grid(page)
        .getByText(/^As you asked: .*long sleeves/i)
        .first(),
    ).toBeVisible()
    await chip(page, 'Leave out: Up to $100').click()
    await page.clock.fastForward(1500)
    await page.clock.fastForward(800)
    await expect(chip(page, 'Leave out: Up to $100')).toHaveCount(0)
    await field.fill('who are you?')
    await field.press('Enter')
    await page.clock.fastForward(2000)
    await expect(chat(page).getByText('I’m Sophia, Cabine’s stylist: a set of styling rules')).toBeVisible()
  })

  test('an error and an empty answer are trouble, and another try is offered', async ({ page }) => {
    let answer: 'error' | 'nothing' | 'pieces' = 'error'
    await page.route('**/api/shopmy-products*', (route) => {
      if (answer === 'error') return route.fulfill({ status: 500, body: '{}' })
      return answer === 'nothing' ? route.fulfill({ json: { products: [], more: false } }) : route.continue()
    })
    await openChat(page)
    await answerAll(page, dates)
    await expect(chat(page).getByText(/having trouble recommending something suited/)).toHaveCount(1)
    answer = 'nothing'
    await say(page, 'Try again')
    await look(page, 2)
    await expect(chat(page).getByText(/having trouble/)).toHaveCount(2)
    answer = 'pieces'
    await say(page, 'Try again')
    await look(page, 3)
    await seePieces(page)
  })

  test('one answer is changed, a piece is asked about, the collection opens, and Back closes it all', async ({
    page,
  }) => {
    await openChat(page)
    await answerAll(page, dates)
    await seePieces(page)
    await say(page, 'Another occasion')
    await expect(chip(page, 'Date Night')).toHaveCount(0)
    await say(page, 'Brunch')
    await look(page, 2)
    await seePieces(page, 2)
    await say(page, 'Colder')
    await look(page, 3)
    await seePieces(page, 3)

    // Further answers are offered only behind this button.
    const piece = grid(page).getByRole('listitem').first()
    await piece.getByRole('button', { name: /^Style it/ }).click()
    await piece.getByRole('button', { name: 'Another color' }).click()
    await page.clock.fastForward(1500)
    await expect(chat(page).getByText(/in another color\.$|only comes in this color/)).toBeVisible()
    await page.clock.fastForward(800)

    await chat(page).getByRole('button', { name: 'Show the full collection' }).click()
    const collection = chat(page).getByRole('region', { name: 'The full collection: dresses, brunch' })
    await expect(collection.getByRole('article').first()).toBeVisible()
    await chat(page).getByRole('button', { name: 'Hide the full collection' }).click()
    await expect(collection).toHaveCount(0)

    // The piece's detail lies on top, and going back closes it first.
    await grid(page).getByRole('article').first().getByRole('link').first().click()
    await expect(page).toHaveURL(/product=/)
    await page.goBack()
    await expect(chat(page)).toBeVisible()
    await page.goBack()
    await expect(chat(page)).toBeHidden()
    await expect(page).toHaveURL(/\/dashboard$/)
    // The conversation is still there when she comes back.
    await page.getByRole('button', { name: /Ask your stylist/ }).click()
    await expect(
      chat(page)
        .getByText(/^I found/)
        .last(),
    ).toBeVisible()
    await chat(page).getByRole('button', { name: 'Back', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  test('a whole outfit around a piece is saved, and becomes a look by one press and for one credit', async ({
    page,
  }) => {
    const starts: string[] = []
    page.on('request', (request) => request.url().endsWith('/start-tryon') && starts.push(request.url()))
    await page.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
    await newShopper(page)
    await page.goto('/fitting-room')
    await uploadPhoto(page, photos.smiling)
    await openChat(page)
    await expect(chat(page).getByText(/^Hi (?!there)/)).toBeVisible()
    await answerAll(page, dates)
    await seePieces(page)
    const piece = grid(page).getByRole('listitem').first()
    await piece.getByRole('button', { name: /^Style it/ }).click()
    await piece.getByRole('button', { name: 'Make it an outfit' }).click()
    await page.clock.fastForward(1500)
    await expect(chat(page).getByText(/^Here’s how I’d wear|^I’d wear it in/)).toBeVisible()
    await page.clock.fastForward(800)
    const outfit = chat(page).getByRole('region', { name: 'Sophia’s picks' })
    expect(await outfit.getByRole('article').count()).toBeGreaterThan(2)
    await outfit.getByRole('button', { name: 'Save all' }).click()
    await expect(outfit.getByRole('button', { name: 'All saved' })).toBeVisible()
    // What is typed changes the outfit, as in the fitting room, and brings it back.
    const names = await outfit.getByRole('heading').allTextContents()
    const field = chat(page).getByRole('textbox', { name: 'Write to Sophia' })
    for (const typed of ['without the bag', 'undo']) {
      await field.fill(typed)
      await field.press('Enter')
      await expect(chat(page).getByRole('log').getByText(typed, { exact: true })).toBeVisible()
      await page.clock.fastForward(2_000)
    }
    await expect(outfit.first().getByRole('heading')).toHaveText(names)
    await outfit
      .first()
      .getByRole('button', { name: /^Try on the whole outfit/ })
      .click()
    await expect(page).toHaveURL(/[?&]mirror=pieces%3A\w+/)
    await finishedLook(page)
    await expect(credits(page)).toContainText('4')
    // Neither a reload nor opening its address again starts another try-on.
    await page.reload()
    await finishedLook(page)
    await page.goto(page.url())
    await expect(page.getByRole('button', { name: 'Try Another Outfit' })).toBeVisible()
    expect(starts).toHaveLength(1)
    await expect(credits(page)).toContainText('4')
  })

  test('by keyboard alone, and by what a screen reader is told', async ({ page }) => {
    await newShopper(page)
    await page.clock.install()
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /Ask your stylist/ }).focus()
    await page.keyboard.press('Enter')
    await expect(chat(page).getByRole('heading', { name: 'Personal Stylist' })).toBeFocused()
    await expect(chat(page).getByRole('log', { name: 'Your conversation with Sophia' })).toContainText(
      'Hi Ada',
    )
    await page.clock.fastForward(1000)
    const questions = [/looking for/, /vibe/, /weather/, /occasion/]
    for (const question of questions) {
      await expect(chat(page).getByRole('group', { name: question })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await expect(chat(page).getByText(/^Sophia is (?:typing|looking)/)).toBeAttached()
      await page.clock.fastForward(1500)
    }
    await look(page)
    await seePieces(page)
    await expect(chat(page).getByRole('group', { name: 'What would you like next?' })).toBeFocused()
    // The focus moves backwards into the grid, whose last element belongs to the last piece.
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(grid(page).getByRole('button', { name: 'Make it an outfit' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(chat(page)).toBeHidden()
    await expect(page.getByRole('button', { name: /Ask your stylist/ })).toBeFocused()
  })
})

/** Measured in whole CSS pixels, because the fractions depend on the picture's proportions, and each size has others. */
async function roundedBox(element: Locator) {
  const box = await element.boundingBox()
  return box && Object.values(box).map(Math.round)
}

test.describe('her door on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true })

  test('has its picture before any code of the page, in the size of its place, and no picture that a phone has no room for', async ({
    page,
  }) => {
    await newShopper(page)
    // From now on the device knows that somebody is signed in, whose name will have a line.
    await page.goto('/settings-clean')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('last-session'))).not.toBeNull()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await page.goto('/dashboard')
    const picture = page.locator('[data-draft] img[src*="wine-velvet-dress"]')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(asked.filter((path) => path.startsWith('/samples/'))).toEqual([
      '/samples/garments/wine-velvet-dress/320.avif',
    ])
    const before = await roundedBox(picture)

    await page.unrouteAll()
    await page.goto('/dashboard')
    const chatButton = page.getByRole('button', { name: /Ask your stylist/ })
    await expect(chatButton).toBeVisible()
    expect(await roundedBox(chatButton.locator('img[src*="wine-velvet-dress"]'))).toEqual(before)
  })
})
