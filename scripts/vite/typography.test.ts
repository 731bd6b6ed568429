import { expect, test } from 'vitest'
import { typeset } from './typography.ts'

test('French: no line begins with the sign that ends the word before it', () => {
  expect(typeset('fr', 'Prête ? « Oui » : allons-y !')).toBe(
    'Prête\u00A0? «\u00A0Oui\u00A0»\u00A0: allons-y\u00A0!',
  )
})

test('what is not spaced in a language stays as it is', () => {
  expect(typeset('fr', '{count, plural, one {# pièce} other {# pièces}}')).toBe(
    '{count, plural, one {# pièce} other {# pièces}}',
  )
  expect(typeset('en', 'Ready ? Yes : go')).toBe('Ready ? Yes : go')
})

test('Arabic: an inserted text keeps its direction, and a plural keeps its braces', () => {
  expect(typeset('ar', 'مرحبًا {name}، لديك {count, plural, =0{لا شيء} two{Looks} other {# من {shop}}}')).toBe(
    'مرحبًا \u2068{name}\u2069، لديك {count, plural, =0{لا شيء} two{Looks} other {# من \u2068{shop}\u2069}}',
  )
})
