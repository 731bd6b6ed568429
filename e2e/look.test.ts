import type { Page } from '@playwright/test'
import { choosePreset, download, finishedLook, openFittingRoom, start } from './fitting-room.ts'
import { newShopper } from './shopper.ts'
import { standInForEngine } from './engine-stand-in.ts'
import { expect, test } from './test.ts'

test.beforeEach(({ page }) => standInForEngine(page))

async function makeLook(page: Page) {
  await newShopper(page)
  await openFittingRoom(page)
  await page.getByRole('button', { name: /Use this sample photo: Woman in an orange/ }).click()
  await choosePreset(page, 'Off-Duty Saturday')
  await start(page).click()
  await finishedLook(page)
}

test.describe('a look (spec 2.2.21, 2.2.22, 2.4.19)', () => {
  test('is compared with the photo by keyboard, looked at closely by keys, wheel and buttons, and downloaded', async ({
    page,
  }) => {
    await makeLook(page)
    await expect(page.getByText('Made with AI').first()).toBeVisible()

    const compare = page.getByRole('slider', { name: 'Compare your photo with the look' })
    const before = Number(await compare.inputValue())
    await compare.focus()
    await page.keyboard.press('ArrowLeft')
    expect(Number(await compare.inputValue())).toBeLessThan(before)

    await page.getByRole('button', { name: 'Look closer' }).click()
    const viewer = page.getByRole('dialog', { name: /close up/ })
    const level = (percent: number) => expect(viewer.getByText(`${percent}%`, { exact: true })).toBeVisible()
    await level(100)
    await page.keyboard.press('+')
    await level(125)
    await viewer.getByRole('button', { name: 'Zoom in' }).click()
    await level(150)
    for (let i = 0; i < 8; i++) await page.keyboard.press('+')
    await level(300)
    await page.keyboard.press('0')
    await level(100)
    for (let i = 0; i < 4; i++) await page.keyboard.press('-')
    await level(50)
    await viewer.getByRole('img').first().hover()
    await page.mouse.wheel(0, -100)
    await expect(viewer.getByText('50%', { exact: true })).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()

    expect((await download(page)).subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]))
  })

  test('the shopping list is locked on the free plan: blurred, disabled, with a way to Luxe', async ({
    page,
  }) => {
    await makeLook(page)
    const list = page.getByRole('region', { name: 'Shop The Look' }).first()
    await expect(list.getByText('Upgrade to Luxe to shop the full look')).toBeVisible()
    for (const shop of await list.getByRole('link').all()) expect(await shop.isEnabled()).toBe(false)
    await list.getByRole('button', { name: 'Upgrade to Luxe' }).click()
    const modal = page.getByRole('dialog', { name: 'Step Into Luxe Mode' })
    for (const text of ['100 try-ons per month', '$12.99', 'Cancel anytime', '4.8/5 from 2,100+ stylings']) {
      await expect(modal).toContainText(text, { ignoreCase: true })
    }
    await modal.getByRole('button', { name: 'Maybe Later' }).click()
    await expect(modal).toBeHidden()
  })

  test("'Try Another Outfit' clears the result and waits for the next", async ({ page }) => {
    await makeLook(page)
    await page.getByRole('button', { name: 'Try Another Outfit' }).first().click()
    await expect(page.getByRole('img', { name: /^You, wearing/ })).toBeHidden()
    await choosePreset(page, 'Harbour Walk')
    await start(page).click()
    await finishedLook(page)
    await expect(page.getByRole('banner')).toContainText('3')
  })
})

test.describe('on a phone (LOOK: 360 px first)', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test(
    'the whole job fits a hand: nothing wider than the screen, nothing smaller than a thumb',
    { tag: '@smoke' },
    async ({ page }) => {
      await makeLook(page)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow).toBe(0)
      const small = await page
        .getByRole('main')
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 44)
            .map((button) => button.textContent || button.getAttribute('aria-label')),
        )
      expect(small).toEqual([])
    },
  )
})
