import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A colour on its way to another is neither: what moves is brought to its end, but for what never ends. */
const finishTransitions = () => {
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  }
}

/** What axe objects to on the page as it stands, or in a part of it, in both themes. */
export async function expectAccessible(page: Page, within?: string) {
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    await page.evaluate(finishTransitions)
    const axe = within ? new AxeBuilder({ page }).include(within) : new AxeBuilder({ page })
    // Of a page's two faces only the colours differ.
    const { violations } = await (
      dark ? axe.withRules(['color-contrast']) : axe.withTags(standards)
    ).analyze()
    expect(violations.map(({ id, nodes }) => `${dark ? 'dark' : 'light'} ${id}: ${nodes[0].html}`)).toEqual(
      [],
    )
  }
}
