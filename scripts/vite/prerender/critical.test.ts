import { expect, test } from 'vitest'
import { criticalCss } from './critical.ts'

const styleOf = (sheet: string, html: string) => criticalCss(sheet, html, [html])

test('a page keeps the rules of its elements and classes, in their order and layers', () => {
  const sheet =
    '@layer base{h1{margin:0}}@layer utilities{.flex{display:flex}.grid{display:grid}' +
    String.raw`.w-1\/2{width:50%}@media (min-width:64rem){.lg\:flex{display:flex}.lg\:grid{display:grid}}}`
  expect(styleOf(sheet, '<h1 class="flex w-1/2 lg:grid">Cabine</h1>')).toBe(
    '@layer base{h1{margin:0}}@layer utilities{.flex{display:flex}' +
      String.raw`.w-1\/2{width:50%}@media (min-width:64rem){.lg\:grid{display:grid}}}`,
  )
})

test('what the first script sets on the document is known, and what a rule excludes is not asked for', () => {
  const sheet = ':root.dark{--paper:black}html.reads-another p{color:var(--paper)}p:not(.lead){margin:0}'
  expect(styleOf(sheet, '<p>Cabine</p>')).toBe(sheet)
})

test('a face comes with a character of its own, a variable with whoever reads it, an animation with its name', () => {
  const faces = [
    '@font-face{font-family:A;unicode-range:U+0-FF}',
    '@font-face{font-family:B;unicode-range:U+06??,U+200C-200E}',
  ]
  const sheet =
    faces.join('') +
    ':root{--size:1rem;--unread:2rem}@property --turn{syntax:"*";inherits:false}' +
    '@keyframes rise{0%{opacity:0}}@keyframes fall{0%{opacity:1}}p{animation:rise var(--size)}'
  const rest = ':root{--size:1rem;}@keyframes rise{0%{opacity:0}}p{animation:rise var(--size)}'
  expect(styleOf(sheet, '<p>Cabine</p>')).toBe(faces[0] + rest)
  expect(styleOf(sheet, '<p>مرحبا</p>')).toBe(faces[1] + rest)
})

test('braces and commas in strings and brackets part nothing', () => {
  const sheet = String.raw`.a:is(.b,.c)[data-x="}"]{content:"{;"}.d,.e\,f{color:red}`
  expect(styleOf(sheet, '<p class="a b c e,f"></p>')).toBe(sheet)
})
