import { expect, type Locator, type Page } from '@playwright/test'

/**
 * What a screen reader says on the way through a page: the control that takes the focus with its name, state and description, and
 * whatever a live region says meanwhile, in order.
 */
export async function listen(page: Page) {
  const spoken: string[] = []
  await page.exposeFunction('hearLive', (text: string) => void spoken.push(text))
  await page.addInitScript(() => {
    const { hearLive } = window as unknown as { hearLive: (text: string) => void }
    const live = 'output, [role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    const said = new Map<Element, string>()
    const known = new WeakSet<Element>()
    /** Silent until it is known: a screen reader says what changes in a region, and an alert as it comes. */
    const look = () => {
      for (const region of document.querySelectorAll(live)) {
        const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? ''
        const isNews = known.has(region) || region.role === 'alert'
        if (isNews && text && text !== said.get(region)) hearLive(text)
        known.add(region)
        said.set(region, text)
      }
    }
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
  })

  /** What is said of the control that has the focus. */
  async function hear() {
    const focused = page.locator(':focus')
    await expect(focused, 'the focus is on something, not on the body').toHaveCount(1)
    const [line = ''] = (await focused.ariaSnapshot()).split('\n')
    const description = await focused.evaluate(({ ariaDescribedByElements: elements }) =>
      (elements ?? []).map(({ textContent }) => textContent).join(' '),
    )
    const name = line.replace(/^- /, '').replace(/:$/, '')
    spoken.push([name, description].filter(Boolean).join(', '))
  }

  /** Tabs to a control, hearing each on the way, and presses a key there. */
  async function press(target: Locator, key = 'Enter') {
    await expect(target).toBeEnabled()
    for (let steps = 0; steps < 80; steps++) {
      if (await target.evaluate((element) => element === document.activeElement)) {
        await page.keyboard.press(key)
        return
      }
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement !== document.body)) await hear()
    }
    throw new Error(`the keyboard does not reach ${String(target)}`)
  }

  /** Expects that this was said, in this order, whatever was said between. */
  function expectSpoken(wanted: (string | RegExp)[]) {
    let from = 0
    for (const one of wanted) {
      const at = spoken.findIndex(
        (text, index) => index >= from && (typeof one === 'string' ? text.includes(one) : one.test(text)),
      )
      expect(
        at,
        `after ${from} utterances ${String(one)} is missing in:\n${spoken.join('\n')}`,
      ).toBeGreaterThan(-1)
      from = at + 1
    }
  }

  return { spoken, press, hear, expectSpoken }
}
