import { categoryOf, openCategories } from '@cabine/sophia/catalogue/read-category.ts'
import { colourFamilyOf, familyOfShade } from '@cabine/sophia/catalogue/colour-families.ts'
import { files } from '@cabine/sophia/languages/load.ts'
import type { Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { foldPhrase } from '@cabine/sophia/vocabulary/fold.ts'
import { colourFamilies, seasons } from '@cabine/sophia/vocabulary/product-categories.ts'
import { t } from '#client/i18n/messages.ts'
import { closetCategories, closetPatterns, closetStates, fabrics, formalities } from '#shared/closet.ts'
import type { WordReaders } from '#shared/own-clothes/list/read-list.ts'

/** Codes by what they are called in her language, and by themselves. */
const named = (codes: readonly string[], nameOf: (code: string) => string) =>
  new Map(codes.flatMap((code) => [code, nameOf(code)].map((name) => [foldPhrase(name), code] as const)))

/** What words of a list of clothes mean: as our lists say it, as her language does, or as any of the ten. */
export async function openWordReaders(): Promise<WordReaders> {
  const [categories, ...lexicons] = await Promise.all([
    openCategories(),
    ...Object.values(files).map(async (load) => (await load()).lexicon),
  ])
  const conceptsOf = (text: string): Concept[] => {
    const words = foldPhrase(text).split(' ')
    return lexicons.flatMap(
      ({ find, isUnspaced }) => find(isUnspaced ? [words.join('')] : words)?.concept ?? [],
    )
  }
  const kinds = named(closetCategories, (code) => t(`closet.kind_${code as 'tops'}`))
  const colours = named(colourFamilies, (code) => t(`search-results.colour_${code as 'red'}`))
  const choices = {
    pattern: named(closetPatterns, (code) => t(`closet.pattern_${code as 'plain'}`)),
    fabric: named(fabrics, (code) => t(`closet.fabric_${code as 'wool'}`)),
    season: named(['all', ...seasons], (code) => t(`closet.season_${code as 'all'}`)),
    formality: named(formalities, (code) => t(`closet.formality_${code as 'smart'}`)),
    state: named(closetStates, (code) => t(`closet.state_${code as 'here'}`)),
  }
  return {
    category(text) {
      const told = kinds.get(foldPhrase(text)) ?? categoryOf(categories.read(text).told)
      return closetCategories.find((one) => one === told) ?? null
    },
    colour(text) {
      const families = conceptsOf(text).map((concept) => familyOfShade[concept] ?? concept)
      return (
        colourFamilies.find(
          (one) => one === colours.get(foldPhrase(text)) || families.some((own) => own === one),
        ) ?? colourFamilyOf(text)
      )
    },
    choice(column, text) {
      const known = choices[column]
      return (
        known.get(foldPhrase(text)) ??
        conceptsOf(text).find((one) => [...known.values()].includes(one)) ??
        null
      )
    },
  }
}
