import { pieceKey } from '#shared/template-piece-key.ts'
import type { Editorial } from '#shared/editorial.ts'

type Entry = { title: string; description: string }

const words = (entries: (Entry & { key: string })[]) =>
  Object.fromEntries(
    entries.flatMap(({ key, title, description }) => [
      [`${key}_title`, title],
      [`${key}_text`, description],
    ]),
  )

/**
 * The editors' texts as areas of messages with stable ids: the English from which translations are made. In English
 * itself the shop's database provides them.
 */
export const wordsOfEditorial = ({ collections, presets, posts, templates }: Editorial) => ({
  'editorial-collections': words(collections.map((one) => ({ ...one, key: one.slug }))),
  'editorial-presets': words(presets.map((one) => ({ ...one, key: one.id }))),
  // Those that follow a template have its words.
  'editorial-posts': words(
    posts.filter(({ templateId }) => !templateId).map((one) => ({ ...one, key: one.id })),
  ),
  'editorial-templates': {
    ...words(templates.map((one) => ({ ...one, key: one.id }))),
    ...Object.fromEntries(
      [...new Set(templates.flatMap(({ pieces }) => pieces))].sort().map((piece) => [pieceKey(piece), piece]),
    ),
  },
})
