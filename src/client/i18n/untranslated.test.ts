import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Node = { type: string; [name: string]: unknown }
type Named = { name?: string; property?: { name?: string } }

const spoken = new Set([
  'alt',
  'label',
  'placeholder',
  'title',
  'hint',
  'summary',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
])

/** Attributes whose values are for the browser only. */
const unspoken =
  /(?:^|-)(?:class|className|style|sizes|d|viewBox|preserveAspectRatio|type|role|rel|src|key)$|ClassName$/

/** Functions whose arguments are for developers, or are message keys. */
const unheard = new Set([
  't',
  'hasMessage',
  'Error',
  'TypeError',
  'ApiFailure',
  'error',
  'warn',
  'getItem',
  'matchMedia',
])

const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text)

/** A sentence or a capitalised word: code has nothing else like it. */
const isWords = (text: string) =>
  /^\s*\p{Lu}\p{Ll}+(?:[ ,.!?’…:]|$)/u.test(text) || /\p{L}{2} \p{Ll}{2,} \p{Ll}{2,}[.!?…]/u.test(text)

const nameOf = (node: unknown) => {
  const { name, property } = (node ?? {}) as Named
  return name ?? property?.name ?? ''
}

/** Text that a shopper would read or hear and that is not in the message files. */
function untranslated(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(untranslated)
  if (typeof node !== 'object' || node === null) return []
  const { type, ...parts } = node as Node
  if (type === 'ImportDeclaration' || type === 'TSLiteralType') return []
  if (type === 'JSXText') return hasWords(parts.value) ? [String(parts.value).trim()] : []
  if (type === 'JSXAttribute') {
    const name = nameOf(parts.name)
    const value = parts.value as Node | null
    if (unspoken.test(name)) return []
    if (spoken.has(name) && value?.type === 'Literal' && hasWords(value.value)) return [String(value.value)]
  }
  if (type === 'CallExpression' || type === 'NewExpression') {
    if (unheard.has(nameOf(parts.callee))) return []
  }
  if (type === 'Literal' && typeof parts.value === 'string')
    return isWords(parts.value) ? [parts.value.trim()] : []
  if (type === 'TemplateElement') {
    const { cooked } = parts.value as { cooked: string }
    return isWords(cooked) ? [cooked.trim()] : []
  }
  return Object.values(parts).flatMap(untranslated)
}

const wordsIn = (file: string, code: string) => untranslated(parseSync(file, code).program)

/** Text in the code that no shopper reads, or that is the same in every language, each with its reason. */
const allowed: Record<string, RegExp> = {
  'i18n/language.ts': /./, // Languages in their own words.
  'features/explore/posts/built-in-posts.ts': /./, // Said by editorial-posts in every other language.
  'features/fitting-room/photo/sample-photos.ts': /./, // Whom the pictures are by.
  'session/app-state.ts': /^Not authenticated$/, // The server’s words, which the specification gives.
  'features/account/own-data/devices.ts': /^(?:Android|Windows|Linux)$/, // Proper names.
  'features/legal/legal-notice.tsx': /operator|OPERATOR/, // Seen on a developer’s own machine alone.
  'features/billing/subscribe/appearance.ts': /^Instrument /, // A face.
  'features/closet/piece-dialog.tsx': /^EUR$/, // A currency’s code.
  'features/looks/show/draw-cards.ts': /^Cabine$/, // The name of the shop, on a picture.
  'pages/not-found/page.tsx': /^Did you forget to add the page/, // Of the dev server alone; the specification gives it.
}

/** The office is for those who work here, and speaks English only (decision 0045). */
const ofTheOffice = /^features\/office\//

/** Names of keys, MIME types of events, and categories that feeds use. */
const ofThePlatform = /^(?:Enter|Escape|Home|End|Delete|Backspace|Tab|Files|Top Pick|Authorization)$/

const root = join(import.meta.dirname, '..')
/** Texts that only the build writes, for crawlers, in English (page-file.ts). */
const ofTheBuild = /^pages\/[^/]+\/file\.ts$/
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    /\.tsx?$/.test(file) &&
    !ofTheBuild.test(file) &&
    !/\.test\.tsx?$|\btesting\b|testing\.tsx?$|^engine\//.test(file),
)
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('nothing in the browser speaks for itself', () => {
  expect(sources.length).toBeGreaterThan(300)
  const translated = sources.filter((file) => !ofTheOffice.test(file))
  const found = translated.flatMap((file) =>
    wordsIn(file, read(file))
      .filter((words) => !ofThePlatform.test(words) && !allowed[file]?.test(words))
      .map((words) => `${file}: ${words}`),
  )
  expect(found).toEqual([])
})

test('the search for untranslated words finds them', () => {
  const code = `
    const A = () => <p title="Shown" className="Nothing of note here" data-a={\`Copied \${n} to\`}>Read me {name}
      <img alt="" /><b>{t('a.b')}</b> · </p>
    document.title = 'Your look'
    toast({ title: 'Saved.', tone: 'error' })
    throw new Error('Nobody reads this.')
    const text = \`\${n} pieces were added to your bag.\``
  expect(wordsIn('a.tsx', code)).toEqual([
    'Shown',
    'Copied',
    'Read me',
    'Your look',
    'Saved.',
    'pieces were added to your bag.',
  ])
})

/** Only i18n/format.ts formats numbers and dates. */
const localeBound = /\bnew Intl\.|\.toLocale[A-Z]\w*\(/

test('numbers, dates and lists are written by one module', () => {
  const own = [
    'i18n/format.ts',
    'i18n/first-day-of-week.ts',
    'i18n/country-names.ts',
    'features/office/ui/format-figures.ts',
  ]
  expect(sources.filter((file) => !own.includes(file) && localeBound.test(read(file)))).toEqual([])
  expect(own.every((file) => localeBound.test(read(file)))).toBe(true)
})

const physical =
  /(?:^|[\s'"`:!])-?(?:m[lr]|p[lr]|left|right|border-[lr]|rounded-(?:[lr]|[tb][lr])|scroll-[mp][lr])-(?:\[|\(|\d|auto|px|full)|\b(?:text-(?:left|right)|float-(?:left|right))\b/

test('nothing is set to the left or to the right: Arabic begins on the other side', () => {
  const found = sources
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => physical.test(line) && !line.includes('rtl:'))
        .map((line) => `${file}: ${line.trim()}`),
    )
  expect(found).toEqual([])
  expect(
    ['className="ml-2"', "'sm:pl-[3px]'", '"text-left"', '"-right-4"'].every((one) => physical.test(one)),
  ).toBe(true)
})
