import { pieceKey } from '#shared/editorial-keys.ts'
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
 * What the editors wrote, as areas of messages by stable ids: the English that the translations are made from.
 * In English itself the shop's database speaks.
 */
export const wordsOfEditorial = ({ collections, presets, posts, templates }: Editorial) => ({
  'editorial-collections': words(collections.map((one) => ({ ...one, key: one.slug }))),
  'editorial-presets': words(presets.map((one) => ({ ...one, key: one.id }))),
  'editorial-posts': words(posts.map((one) => ({ ...one, key: one.id }))),
  'editorial-templates': {
    ...words(templates.map((one) => ({ ...one, key: one.id }))),
    ...Object.fromEntries(
      [...new Set(templates.flatMap(({ pieces }) => pieces))].sort().map((piece) => [pieceKey(piece), piece]),
    ),
  },
})
