import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alertRules } from '#worker/operations/alert-rules.ts'
import { root } from '../local/paths.ts'

const text = readFileSync(join(root, 'docs/runbooks.md'), 'utf8')
const sections = text.split('\n## ').slice(1)
const named = (title: string) => sections.find((section) => section.startsWith(`${title}\n`)) ?? ''

/** As GitHub names the place of a heading. */
const anchor = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z -]/g, '')
    .replaceAll(' ', '-')

test('ten troubles have a runbook, each with what one sees, the first act, the cause and what comes afterwards', () => {
  const troubles = sections.filter((section) => !section.startsWith('Alerts\n'))
  expect(troubles).toHaveLength(10)
  for (const section of troubles)
    expect(section).toMatch(
      /\*\*How one sees it\.\*\*[^]*\*\*First act\.\*\*[^]*\*\*Cause\.\*\*[^]*\*\*Afterwards\.\*\*/,
    )
})

test('the table of alerts is that of the rules, and each leads to a runbook that is there', () => {
  const rows = Object.entries(alertRules).map(([alert, { means, forMinutes, runbook }]) => {
    expect(named(runbook)).not.toBe('')
    const after = forMinutes === 0 ? 'at once' : `${forMinutes} minutes`
    return [`\`${alert}\``, means, after, `[${runbook}](#${anchor(runbook)})`]
  })
  const told = Array.from(
    named('Alerts').matchAll(/^\| (`\w+`) +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm),
    ([, ...cells]) => cells,
  )
  expect(told).toEqual(rows)
})
