import { expect, type Page } from '@playwright/test'
import axeCore from 'axe-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Into each document once; frames of other addresses answer, too. */
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
  // A colour on its way to another is neither.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)
  document.documentElement.classList.toggle('dark', dark)
  for (const one of document.getAnimations()) {
    if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  }
  const { violations } = await axe.run(within ?? document, {
    // Of a page's two faces only the colours differ.
    runOnly: dark ? { type: 'rule', values: ['color-contrast'] } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  })
  document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1)
  return violations.map(({ id, nodes }) => `${dark ? 'dark' : 'light'} ${id}: ${nodes[0].html}`)
}

/** What axe objects to on the page as it stands, or in a part of it, in both themes. */
export async function expectAccessible(page: Page, within: string | null = null) {
  // All that axe found, and a blank page to collect it in, would cost ten times what looking costs: only
  // what it objects to leaves the browser.
  await Promise.all(page.frames().map((frame) => frame.evaluate(installation)))
  for (const dark of [false, true]) {
    expect(await page.evaluate(findObjections, { dark, within, tags: standards })).toEqual([])
  }
}
