import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { colours } from './page-style.ts'

const tokens = readFileSync(new URL('../../../client/styles/tokens.css', import.meta.url), 'utf8')

/** The variables of the first rule with this selector. */
const variablesOf = (selector: string) => {
  const rule = tokens.slice(tokens.indexOf(`\n${selector} {`)).split('}')[0] ?? ''
  return Object.fromEntries(
    [...rule.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

test.each([
  ['light', ':root'],
  ['dark', '.dark'],
] as const)('the pages of looks wear the colours of the shop (%s)', (theme, selector) => {
  expect(variablesOf(selector)).toMatchObject(colours[theme])
})
