import type { AnyCategory, ColourFamily } from '../vocabulary/product-categories.ts'
import { kindOfCategory } from '../vocabulary/categories.ts'
import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { rootOf, wordsOf } from './en/split-words.ts'
import { colours, kinds, materials } from '../vocabulary/concept-groups.ts'
import type { Lexicon } from './lexicon.ts'

/** What of a product is read for its plain name; all of it in English. */
export type Named = {
  name: string
  category: AnyCategory
  colour: string
  colour_family: ColourFamily | null
}

/** The English forms of the concepts of a group: each with the concept of its name, or else with the first that it is said of. */
function formsOf(group: ReadonlySet<string>) {
  const forms = new Map<string, Concept>()
  for (const [concept, words] of Object.entries(concepts) as [Concept, readonly string[]][])
    if (group.has(concept))
      for (const word of words) {
        const form = word.split(' ').map(rootOf).join(' ')
        if (word === concept || (!word.startsWith('=') && !forms.has(form))) forms.set(form, concept)
      }
  return forms
}

const lengths: ReadonlySet<string> = new Set(['mini', 'midi', 'maxi'])
/** Said of shops, not of things. */
const general: ReadonlySet<string> = new Set(['bottoms', 'outerwear', 'knitwear', 'activewear', 'home'])

const [kindForms, colourForms, materialForms, lengthForms] = [
  new Set([...kinds].filter((one) => !general.has(one))),
  colours,
  materials,
  lengths,
].map(formsOf) as [Forms, Forms, Forms, Forms]

type Forms = ReturnType<typeof formsOf>
const longestForm = 3

/** The last concept of the group that a text names, and of those that end there the one with the most words. */
function lastIn(text: string, forms: Forms): Concept | null {
  const words = wordsOf(text).map(rootOf)
  for (let end = words.length; end > 0; end--)
    for (let start = Math.max(0, end - longestForm); start < end; start++) {
      const found = forms.get(words.slice(start, end).join(' '))
      if (found) return found
    }
  return null
}

const conceptOfFamily = (family: ColourFamily | null): Concept | null =>
  family === 'multi' ? 'multicolour' : family

/**
 * What a piece is, in plain words of a language: kind, length, colour and material as far as the shop's English name and facts tell
 * them ('ワンピース・マキシ・黒・シルク'). Words stand beside each other and need not agree. Null where the kind is not known.
 */
export function plainName({ name, category, colour, colour_family: family }: Named, lexicon: Lexicon) {
  const kind = lastIn(name, kindForms) ?? kindOfCategory[category]
  if (!kind) return null
  const shown = (concept: Concept | null) =>
    concept && lexicon.entries.find((one) => one.concept === concept)?.shown
  const words = [
    kind,
    lastIn(name, lengthForms),
    lastIn(colour, colourForms) ?? lastIn(name, colourForms) ?? conceptOfFamily(family),
    lastIn(name, materialForms),
  ].flatMap((concept) => shown(concept) ?? [])
  return [...new Set(words)]
    .join(lexicon.separator)
    .replace(/^./u, (first) => first.toLocaleUpperCase(lexicon.language))
}
