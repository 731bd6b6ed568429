import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { criticalCss, facesIn } from './critical.ts'

let files = ''
beforeEach(async () => {
  files = await mkdtemp(join(tmpdir(), 'style-'))
})
afterEach(() => rm(files, { recursive: true }))

async function styleOf(text: string, ...pages: string[]) {
  await writeFile(join(files, 'index.css'), text)
  return await criticalCss(files, 'index.css', pages)
}

test('a page keeps the rules of its elements and classes, in their order and layers', async () => {
  const style = await styleOf(
    '@layer base{h1{margin:0}h2{margin:1px}}@layer utilities{.flex{display:flex}.grid{display:grid}' +
      String.raw`.w-1\/2{width:50%}@media (min-width:64rem){.lg\:flex{display:flex}.lg\:grid{display:grid}}}`,
    '<h1 class="flex w-1/2 lg:grid">Cabine</h1>',
  )
  expect(style).toBe(
    '@layer base{h1{margin:0}}@layer utilities{.flex{display:flex}' +
      String.raw`.w-1\/2{width:50%}@media (min-width:64rem){.lg\:grid{display:grid}}}`,
  )
})

test('pages of one kind share a style, and what the first script sets on the document is known', async () => {
  const sheet = ':root.dark{--paper:black}html.reads-another p{color:red}b{margin:0}'
  expect(await styleOf(sheet, '<p>Cabine</p>', '<b>Cabine</b>')).toBe(sheet)
})

test('the sizes of a language that the first script may set are known', async () => {
  const sheet = ':root:lang(ar){--leading:1.75}:root:is(:lang(zh),:lang(ja)){--leading:2}b:lang(ar){margin:0}'
  expect(await styleOf(sheet, '<p>Cabine</p>')).toBe(
    ':root:lang(ar){--leading:1.75}:root:is(:lang(zh),:lang(ja)){--leading:2}',
  )
})

test('a page has the faces that it names', () => {
  const face = (name: string) =>
    `@font-face{font-family:${name};src:url(/assets/${name}-normal-1a2b3c4d.woff2)}`
  const sheet = `${face('serif')}p{margin:0}${face('arabic')}${face('cyrillic')}`
  expect(facesIn(sheet, ['serif-normal', 'cyrillic-normal'])).toBe(face('serif') + face('cyrillic'))
})
