import type { Locator, Page } from '@playwright/test'
import { nth } from '#shared/testing/first.ts'
import { expectAccessible } from './accessible.ts'
import { finishedLook, photos, uploadPhoto } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

const occasions = ['Workwear', 'Vacation', 'Date night', 'Casual day']
const weathers = ['Hot', 'Warm', 'Mild', 'Cool']
const outfitTypes = ['Dresses', 'Top + bottom', 'Surprise me']

const sophia = (page: Page) => page.getByRole('dialog', { name: 'Sophia', exact: true })
const log = (page: Page) => sophia(page).getByRole('log')
const chip = (page: Page, name: string) => sophia(page).getByRole('button', { name, exact: true })
const field = (page: Page) => sophia(page).getByRole('textbox', { name: 'Write to Sophia' })
const sets = (page: Page) => log(page).getByRole('region', { name: 'Sophia’s picks' })
const cardsOf = (set: Locator) => set.getByRole('article')

/** In the fitting room of a new shopper, past the welcome. */
async function enter(page: Page) {
  await page.addInitScript(() => localStorage.setItem('onboarding-seen', '1'))
  await newShopper(page)
  await page.goto('/fitting-room')
}

async function openChat(page: Page) {
  await page.getByRole('button', { name: 'Ask Sophia' }).click()
  await expect(chip(page, 'Workwear')).toBeVisible()
}

/** The clock stands still except for this, so that no test waits for Sophia's typing. */
const reply = (page: Page) => page.clock.fastForward(2_000)

async function enterQuickly(page: Page) {
  await page.clock.install()
  // This checks what is said, not what is visible.
  await page.route(/\.(?:webp|avif)$/, (route) => route.abort())
  await enter(page)
  await openChat(page)
}

async function press(page: Page, name: string) {
  await chip(page, name).click()
  await reply(page)
}

async function type(page: Page, words: string) {
  await field(page).fill(words)
  await field(page).press('Enter')
  await reply(page)
}

const saysLast = (page: Page, words: string | RegExp) =>
  expect(log(page).locator('p').filter({ hasText: words }).last()).toBeVisible()

test.beforeEach(({ page }) => standInForEngine(page))

test.describe("Sophia's chat in the fitting room (spec 2.4.1 to 2.4.7, 2.5.12 to 2.5.15, 2.8.14)", () => {
  // All combinations are proved without a browser, in `scripts/sample-shop/sophia.test.ts`.
  test('every occasion, every weather and every outfit type leads to six picks', async ({ page }) => {
    await enterQuickly(page)
    for (const [turn, occasion] of occasions.entries()) {
      const answers = [occasion, nth(weathers, turn), nth(outfitTypes, turn % outfitTypes.length)]
      for (const one of answers) await press(page, one)
      await expect(chip(page, 'Show me more'), answers.join(', ')).toBeVisible()
      await expect(sets(page)).toHaveCount(turn + 1)
      await expect(cardsOf(sets(page).last())).toHaveCount(6)
      await press(page, 'Start over')
    }
  })

  test('more until nothing remains; wrong words, second thoughts, and the talk outlives its window', async ({
    page,
  }) => {
    await enterQuickly(page)
    await type(page, 'something nice 👗 <b>please</b>')
    await expect(log(page)).toContainText('something nice 👗 <b>please</b>')
    await reply(page)
    await saysLast(page, 'I didn’t quite get that. What are you shopping for? Please choose one of these.')
    await type(page, '  dATE   night! ')
    await saysLast(page, 'And what’s the weather going to be like?')
    await press(page, 'Warm')
    await saysLast(page, 'What would you like to wear?')
    await press(page, 'Dresses')
    await expect(cardsOf(sets(page).last())).toHaveCount(6)
    await expect(
      sets(page)
        .last()
        .getByRole('button', { name: /^Try on this outfit/ }),
    ).toHaveCount(2)

    // Another answer to an early question leads straight to new picks.
    await sophia(page).getByRole('button', { name: 'Change your answer: Warm' }).click()
    await reply(page)
    await press(page, 'Cool')
    await expect(sets(page)).toHaveCount(2)

    await field(page).fill('half a thou')
    await page.keyboard.press('Escape')
    await page.clock.runFor(500)
    await expect(sophia(page)).toBeHidden()
    await expect(page.getByRole('button', { name: 'Ask Sophia' })).toBeFocused()
    await page.getByRole('button', { name: 'Ask Sophia' }).click()
    await expect(sets(page)).toHaveCount(2)
    await expect(field(page)).toHaveValue('half a thou')

    const shown = new Set<string>()
    for (let round = 0; round < 20 && !(await log(page).getByText('all my picks').count()); round++) {
      for (const name of await cardsOf(sets(page).last()).getByRole('heading').allTextContents()) {
        expect(shown, name).not.toContain(name)
        shown.add(name)
      }
      await press(page, 'Show me more')
      // When the collection has nothing more, the whole shop is looked through.
      await expect(log(page).getByText('Sophia is looking through the shop')).toHaveCount(0)
    }
    await saysLast(page, /^You’ve now seen all my picks/)
    await expect(chip(page, 'Show me more')).toHaveCount(0)
    await expect(chip(page, 'Start over')).toBeVisible()
    await type(page, 'what else?')
    await expect(log(page)).toContainText('what else?')
    await reply(page)
    await saysLast(page, /^You’ve now seen all my picks/)
    await press(page, 'Start over')
    await expect(chip(page, 'Casual day')).toBeVisible()
  })

  test('what she types is done: a piece goes and comes back, a wish is remembered and forgotten, and nothing else leaves the screen', async ({
    page,
  }) => {
    await enterQuickly(page)
    await type(page, 'trousers and a shirt for work, 16 degrees, no silk')
    // Answered at once, by one whole outfit.
    await expect(sets(page)).toHaveCount(1)
    const whole = await cardsOf(sets(page).last()).count()
    expect(whole).toBeGreaterThan(3)
    await type(page, 'without the bag')
    await expect(cardsOf(sets(page).last())).toHaveCount(whole - 1)
    await type(page, 'go back')
    await expect(cardsOf(sets(page).last())).toHaveCount(whole)
    // Two changes at once, of which one is named: the outfit is laid out below the answer, as it then is.
    await type(page, 'white sneakers instead of the shoes and no bag')
    await expect(cardsOf(sets(page).last())).toHaveCount(whole - 1)
    await expect(cardsOf(sets(page).last()).filter({ hasText: 'Sneakers' })).toHaveCount(1)
    await expect(
      log(page)
        .getByText(/^The outfit, laid out: .*Sneakers/)
        .last(),
    ).toBeAttached()
    await expect(
      log(page)
        .getByRole('button', { name: /^Try on this outfit/ })
        .last(),
    ).toBeInViewport()
    await type(page, 'go back')
    await expect(cardsOf(sets(page).last())).toHaveCount(whole)
    await expect(cardsOf(sets(page).last()).filter({ hasText: 'Sneakers' })).toHaveCount(0)
    await type(page, 'zorbing')
    await expect(log(page)).toContainText('I don’t know “zorbing”.')
    await expect(sets(page)).toHaveCount(1)
    await sophia(page).getByText('What I remember').click()
    await expectAccessible(page)
    await sophia(page).getByRole('button', { name: 'Forget: No silk' }).click()
    await reply(page)
    await expect(log(page)).toContainText('Forgotten.')
    await expect(sophia(page).getByText('What I remember')).toHaveCount(0)
    // The same talk finds single pieces, too.
    await chip(page, 'Single pieces').click()
    await expect(log(page).getByText('What are you looking for?')).toBeVisible()
    await expect(chip(page, 'Dresses')).toBeVisible()
    await expect(sets(page)).toHaveCount(1)
  })

  test('when nothing is found, when looking fails, without shoes, and without a network', async ({
    page,
  }) => {
    await enterQuickly(page)
    const collection = '**/api/collections/workwear'
    await page.route(collection, (route) => route.fulfill({ status: 500, body: '{}' }))
    for (const one of ['Workwear', 'Cool', 'Top + bottom']) await press(page, one)
    await saysLast(page, "Oops! I'm having trouble curating your perfect look right now. Let's try again!")
    await page.unroute(collection)
    await page.route(collection, (route) => route.fulfill({ json: [] }))
    await press(page, 'Dresses')
    await saysLast(
      page,
      "I'm having trouble finding the perfect pieces right now. Let me try a different selection for you!",
    )
    await page.unroute(collection)
    await page.route('**/api/collections/shoes-*', (route) => route.fulfill({ status: 500, body: '{}' }))
    await press(page, 'Top + bottom')
    await expect(cardsOf(sets(page).last()).first()).toBeVisible()
    await page.unroute('**/api/collections/shoes-*')

    await press(page, 'Start over')
    await press(page, 'Vacation')
    await press(page, 'Hot')
    await page.context().setOffline(true)
    await press(page, 'Surprise me')
    await expect(log(page)).toContainText('Sophia will answer when you’re connected again.')
    await field(page).fill('still here')
    await page.context().setOffline(false)
    await expect(chip(page, 'Show me more')).toBeVisible()
    await expect(field(page)).toHaveValue('still here')
  })

  test('by keyboard alone, from the door and back to it', async ({ page }) => {
    await page.clock.install()
    await enter(page)
    const chatButton = page.getByRole('button', { name: 'Ask Sophia' })
    await chatButton.focus()
    await page.keyboard.press('Enter')
    await expect(sophia(page).getByRole('heading', { name: 'Sophia', exact: true })).toBeFocused()
    for (const name of ['Date night', 'Mild', 'Top + bottom']) {
      for (let steps = 0; steps < 30; steps++) {
        if (await chip(page, name).evaluate((one) => one === document.activeElement)) break
        await page.keyboard.press('Tab')
      }
      await expect(chip(page, name)).toBeFocused()
      await page.keyboard.press('Enter')
      await reply(page)
    }
    await expectAccessible(page)
    // She is at the answers to the next question; the picks come before them.
    await expect(sophia(page).getByRole('group', { name: 'What would you like next?' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(chip(page, 'Show me more')).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    const cheaper = cardsOf(sets(page).last())
      .last()
      .getByRole('button', { name: /^Cheaper/ })
    await expect(cheaper).toBeFocused()
    await page.keyboard.press('Enter')
    await reply(page)
    await saysLast(page, /I swapped in| stays\.$/)
    await expect(cheaper).toBeFocused()
    await page.keyboard.press('Escape')
    await page.clock.runFor(500)
    await expect(chatButton).toBeFocused()
  })

  test('a whole outfit from the chat becomes a look, and its pieces are saved', async ({ page }) => {
    await enter(page)
    await uploadPhoto(page, photos.smiling)
    await openChat(page)
    // It is used only by what a screen reader finds: the log, the group of answers and the field.
    const answers = (name: string) => sophia(page).getByRole('group', { name })
    await answers('What are you shopping for?').getByRole('button', { name: 'Casual day' }).click()
    await expect(log(page).getByText('Sophia is typing')).toBeAttached()
    await answers('What will the weather be like?').getByRole('button', { name: 'Mild' }).click()
    await expect(answers('What would you like to wear?')).toBeVisible()
    await field(page).fill('top + bottom')
    await sophia(page).getByRole('button', { name: 'Send' }).click()
    const set = sets(page).last()
    await expect(cardsOf(set)).toHaveCount(6)

    await cardsOf(set)
      .first()
      .getByRole('button', { name: /^Another color/ })
      .click()
    await saysLast(page, /I swapped in| stays\.$/)
    await set.getByRole('button', { name: 'Save all' }).click()
    await expect(set.getByRole('button', { name: 'All saved' })).toBeVisible()
    await expect(
      cardsOf(set)
        .last()
        .getByRole('link', { name: /Shop.*Paid link/ }),
    ).toHaveAttribute('rel', 'sponsored noopener')

    await set.getByRole('button', { name: /^Try on the whole outfit/ }).click()
    await expect(sophia(page)).toBeHidden()
    await finishedLook(page)
  })
})
