import type { Page } from '@playwright/test'
import { standInForEngine } from './engine-stand-in.ts'
import { finishedLook, photos } from './fitting-room.ts'
import { newAccount, newShopper, panel } from './shopper.ts'
import { listen } from './spoken.ts'
import { expect, test } from './test.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first()

/** Once something of the page is away, the focus is still on something that a screen reader can go on from. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')

test('by speech alone: from the landing page to a look of the sample photo in the lookbook', async ({
  page,
}, info) => {
  test.slow()
  await standInForEngine(page)
  const { spoken, press, expectSpoken } = await listen(page)
  await page.goto('/')
  await press(page.getByRole('link', { name: 'Try for Free' }))
  await expect(page).toHaveURL(/\/auth/)
  await expectFocus(page)
  const { name, email, password } = newAccount()
  for (const [label, words] of [
    ['Name', name],
    ['Email', email],
    ['Password', password],
    ['Confirm password', password],
  ] as const) {
    await press(panel(page).getByLabel(label, { exact: true }), 'End')
    await page.keyboard.type(words)
  }
  await press(button(page, 'Create Account'))
  await expect(page).toHaveURL(/\/dashboard$/)
  await expectFocus(page)

  await press(page.getByRole('link', { name: /TRY ON OUTFITS/i }))
  const welcome = page.getByRole('dialog', { name: 'Welcome to Cabine' })
  await press(button(page, 'Next'))
  await press(button(page, 'Next'))
  await press(button(page, 'Get Started'))
  await expect(welcome).toBeHidden()
  await expectFocus(page)

  await press(page.getByRole('button', { name: /Use this sample photo: Woman in an orange/ }))
  await expect(page.getByRole('img', { name: 'Sample photo' })).toBeVisible()
  await expectFocus(page)
  await press(button(page, 'Off-Duty Saturday'))
  await expectFocus(page)
  await page.keyboard.press('Shift+Tab')
  await press(button(page, 'Start Virtual Try-On'))
  await expectFocus(page)
  await expect(page.getByRole('img', { name: /^The sample model, wearing Off-Duty Saturday/ })).toBeVisible()
  await expectFocus(page)
  await press(button(page, 'Save to Lookbook'))
  await expect(button(page, 'In your lookbook')).toBeFocused()
  await expect(page.getByText('Your virtual try-on has been saved to your lookbook.')).toBeVisible()

  await info.attach('spoken.txt', { body: spoken.join('\n'), contentType: 'text/plain' })
  expectSpoken([
    'link "Try for Free"',
    'textbox "Name"',
    'button "Create Account"',
    'button "Use this sample photo: Woman in an orange T-shirt and jeans, full length"',
    /button "Off-Duty Saturday".*A white tee and straight jeans/,
    'button "Start Virtual Try-On"',
    /Preparing images|Dressing you/,
    /Your look is ready. The sample model, wearing Off-Duty Saturday: blue trousers, white top, white shoes,? and black bag/,
    'button "Save to Lookbook"',
    'In your lookbook',
    'Your virtual try-on has been saved to your lookbook.',
  ])
})

test('by keyboard through the mirror: photo, piece, look, another piece in its place, undone, saved, and back in the shop', async ({
  page,
}, info) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  await standInForEngine(page)
  await newShopper(page)
  const { spoken, press, expectSpoken } = await listen(page)
  await page.goto('/collections/workwear')
  const mirror = page.getByRole('dialog', { name: 'Mirror' })
  const asked = page.getByRole('link', { name: /^Try it on : Boardroom Sheath/ })
  await press(asked)
  await expect(mirror).toBeVisible()
  await expectFocus(page)

  const chosen = page.waitForEvent('filechooser')
  await press(mirror.getByRole('button', { name: 'Upload photo' }))
  await (await chosen).setFiles(photos.fullLength)
  const consent = page.getByRole('dialog', { name: 'Your photo is yours' })
  await press(consent.getByRole('checkbox'), 'Space')
  await press(consent.getByRole('button', { name: 'Continue' }))
  await finishedLook(page)
  await expectFocus(page)

  await press(mirror.getByRole('tab', { name: 'Preset Outfits' }), 'ArrowRight')
  await expect(mirror.getByRole('tab', { name: 'Wearing' })).toBeFocused()
  const other = mirror.getByRole('tabpanel').getByRole('button', { pressed: false }).first()
  const name = (await other.getAttribute('aria-label')) ?? ''
  await press(other)
  const wearing = (piece: string) => mirror.getByRole('img', { name: new RegExp(`^You, wearing ${piece}`) })
  await expect(wearing(name)).toBeVisible()
  await expectFocus(page)
  await press(mirror.getByRole('button', { name: 'Undo' }).first())
  await expect(wearing('Boardroom Sheath')).toBeVisible()
  await press(mirror.getByRole('button', { name: 'Save to Lookbook' }).first())
  await expect(mirror.getByRole('button', { name: 'In your lookbook' }).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(mirror).toBeHidden()
  await expect(asked).toBeFocused()

  await info.attach('spoken.txt', { body: spoken.join('\n'), contentType: 'text/plain' })
  expectSpoken([
    /link "Try it on : Boardroom Sheath/,
    'button "Upload photo"',
    /Your look is ready. You, wearing Boardroom Sheath/,
    `button "${name}"`,
    `Your look is ready. You, wearing ${name}`,
    'button "Undo"',
    /Your look is ready. You, wearing Boardroom Sheath/,
    'button "Save to Lookbook"',
    'In your lookbook',
  ])
})
