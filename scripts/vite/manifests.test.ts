import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import { root } from '../local/paths.ts'
import { translateManifest } from './manifests.ts'

const english = JSON.parse(readFileSync(join(root, 'public/manifest.webmanifest'), 'utf8'))

test('the sentences of the English manifest are those that are translated', () => {
  expect(translateManifest(english, 'en')).toEqual(english)
})

/** Every text of the manifest that an operating system shows. */
const textsOf = ({ name, description, shortcuts, screenshots }: typeof english): string[] => [
  name,
  description,
  ...shortcuts.map((one: { name: string }) => one.name),
  ...screenshots.map(({ label }: { label: string }) => label),
]

test.each(languages.filter((one) => one !== 'en'))('in %s it is the same app, in other words', (language) => {
  const translated = translateManifest(english, language)
  const texts = textsOf(translated)
  expect(texts).toHaveLength(8)
  for (const [i, text] of texts.entries()) {
    expect(text).toMatch(/\S/)
    expect(text).not.toBe(textsOf(english)[i])
  }
  const { id, start_url, share_target, icons } = english
  expect(translated).toMatchObject({ id, start_url, share_target, icons, short_name: 'Cabine' })
})
