import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../local/paths.ts'

/** The requirements of OWASP ASVS 5.0.0 at levels 1 (with a star) and 2, by section. */
const asked: Record<string, string> = {
  '1.1': '1 2',
  '1.2': '1* 2* 3* 4* 5* 6 7 8 9',
  '1.3': '1* 2* 3 4 5 6 7 8 9 10 11',
  '1.4': '1 2 3',
  '1.5': '1* 2',
  '2.1': '1* 2 3',
  '2.2': '1* 2* 3',
  '2.3': '1* 2 3 4',
  '2.4': '1',
  '3.2': '1* 2*',
  '3.3': '1* 2 3 4',
  '3.4': '1* 2* 3 4 5 6',
  '3.5': '1* 2* 3* 4 5',
  '3.7': '1 2',
  '4.1': '1* 2 3',
  '4.2': '1',
  '4.3': '1 2',
  '4.4': '1* 2 3 4',
  '5.1': '1',
  '5.2': '1* 2* 3',
  '5.3': '1* 2*',
  '5.4': '1 2 3',
  '6.1': '1* 2 3',
  '6.2': '1* 2* 3* 4* 5* 6* 7* 8* 9 10 11 12',
  '6.3': '1* 2* 3 4',
  '6.4': '1* 2* 3 4',
  '6.5': '1 2 3 4 5',
  '6.6': '1 2 3',
  '6.8': '1 2 3 4',
  '7.1': '1 2 3',
  '7.2': '1* 2* 3* 4*',
  '7.3': '1 2',
  '7.4': '1* 2* 3 4 5',
  '7.5': '1 2',
  '7.6': '1 2',
  '8.1': '1* 2',
  '8.2': '1* 2* 3',
  '8.3': '1*',
  '8.4': '1',
  '9.1': '1* 2* 3*',
  '9.2': '1* 2 3 4',
  '10.1': '1 2',
  '10.2': '1 2',
  '10.3': '1 2 3 4',
  '10.4': '1* 2* 3* 4* 5* 6 7 8 9 10 11',
  '10.5': '1 2 3 4 5',
  '10.6': '1 2',
  '10.7': '1 2 3',
  '11.1': '1 2',
  '11.2': '1 2 3',
  '11.3': '1* 2* 3',
  '11.4': '1* 2 3 4',
  '11.5': '1',
  '11.6': '1',
  '12.1': '1* 2 3',
  '12.2': '1* 2*',
  '12.3': '1 2 3 4',
  '13.1': '1',
  '13.2': '1 2 3 4 5',
  '13.3': '1 2',
  '13.4': '1* 2 3 4 5',
  '14.1': '1 2',
  '14.2': '1* 2 3 4',
  '14.3': '1* 2 3',
  '15.1': '1* 2 3',
  '15.2': '1* 2 3',
  '15.3': '1* 2 3 4 5 6 7',
  '16.1': '1',
  '16.2': '1 2 3 4 5',
  '16.3': '1 2 3 4',
  '16.4': '1 2 3',
  '16.5': '1 2 3',
  '17.1': '1',
  '17.2': '1 2 3 4',
  '17.3': '1 2',
}

const wanted = Object.entries(asked).flatMap(([section, list]) =>
  list.split(' ').map((one) => `${section}.${one.replace('*', '')} ${one.endsWith('*') ? 1 : 2}`),
)

const lines = readFileSync(join(root, 'docs/asvs.md'), 'utf8')
  .split('\n## ')
  .slice(1)
  .flatMap((section) => {
    const [title = '', ...others] = section.split('\n')
    return others.flatMap((line) => {
      const [, ids, answer = ''] = /^- ((?:(?:\*\*)?\d+\.\d+\.\d+(?:\*\*)?(?:, )?)+) (.+)$/.exec(line) ?? []
      return ids ? [{ title, ids: ids.split(', '), answer }] : []
    })
  })

/** Level 1 is bold. */
const told = lines.flatMap(({ ids }) =>
  ids.map((id) => `${id.replaceAll('*', '')} ${id.startsWith('**') ? 1 : 2}`),
)

test('each requirement of both levels is answered once, at its level', () => {
  expect(wanted).toHaveLength(253)
  expect(told).toHaveLength(253)
  expect(new Set(told)).toEqual(new Set(wanted))
})

test('each is met, met in part and missing something, met by the platform, or asks for what is not there', () => {
  const titles = ['Met in part', 'Met by the platform', 'Not applicable', 'Met']
  expect([...new Set(lines.map(({ title }) => title))]).toEqual(titles)
  for (const { title, ids, answer } of lines) {
    expect(answer, ids.join()).toMatch(/.{3,}/)
    if (title === 'Met in part') expect(answer, ids.join()).toContain('Missing: ')
  }
})

// Whether the files are there is asked by documents.test.ts, of every document.
test('what is met is shown by a test', () => {
  const unshown = lines.filter(
    ({ title, answer }) => title === 'Met' && !/`[^`]*(?:test\.tsx?|testing\/\w+\.ts)`/.test(answer),
  )
  expect(unshown.map(({ ids }) => ids)).toEqual([])
})

test('every browser test hears what breaks the policy, but for the one that breaks it', () => {
  const deaf = globSync('e2e/*.test.ts', { cwd: root }).filter((path) =>
    /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(deaf).toEqual(['e2e/policy.test.ts'])
})
