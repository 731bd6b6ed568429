import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Installed once in each document, including frames of other origins. */
const installation = `if (!('axe' in globalThis)) {
  ${axeCore.source}
  axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })
}`

/** What axe objects to in one theme. */
async function findObjections({
  dark,
  within,
  tags,
}: {
  dark: boolean
  within: string | null
  tags: string[]
}) {
  const { axe } = globalThis as unknown as { axe: typeof axeCore }
  // A colour in transition has no defined contrast.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  document.documentElement.classList.toggle('dark', dark)
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  }
  const { violations } = await axe.run(within ?? document, {
    // The two themes of a page differ only in colours.
    runOnly: dark ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  })
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  return violations.map(({ id, nodes }) => `${dark ? 'dark' : 'light'} ${id}: ${nodes[0]?.html}`)
}

/** Expects no objection of axe to the page, or to a part of it, in both themes. */
export async function expectAccessible(page: Page, within: string | null = null) {
  // Only objections leave the browser: axe's complete result, and the blank page that it opens to collect it, would
  // cost ten times the check.
  await Promise.all(page.frames().map((frame) => frame.evaluate(installation)))
  for (const dark of [false, true]) {
    expect(await page.evaluate(findObjections, { dark, within, tags: standards })).toEqual([])
  }
}
