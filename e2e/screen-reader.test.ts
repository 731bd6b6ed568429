import type { Page } from '@playwright/test'
import { standInForEngine } from './engine-stand-in.ts'
import { newAccount, panel } from './shopper.ts'
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
    /Your look is ready. The sample model, wearing Off-Duty Saturday: blue trousers and white top/,
    'button "Save to Lookbook"',
    'In your lookbook',
    'Your virtual try-on has been saved to your lookbook.',
  ])
})
