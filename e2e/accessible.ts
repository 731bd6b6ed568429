import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe objects to on the page as it stands, in both themes. */
export async function expectAccessible(page: Page) {
  for (const dark of [false, true]) {
    await page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark)
    // A colour on its way to another is neither.
    await page.waitForTimeout(400)
    const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze()
    expect(violations.map(({ id, nodes }) => `${dark ? 'dark' : 'light'} ${id}: ${nodes[0].html}`)).toEqual(
      [],
    )
  }
}
