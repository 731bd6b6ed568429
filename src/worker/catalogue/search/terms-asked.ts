import { familyOfShade } from '@cabine/sophia/catalogue/colour-families.ts'
import { synonymKey } from '@cabine/sophia/languages/en/synonyms.ts'
import type { AskedPart } from '@cabine/sophia/searching/parts.ts'
import { categoryOfConcept } from '@cabine/sophia/vocabulary/categories.ts'
import type { Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import {
  colourFamilies,
  productCategories,
  type ColourFamily,
  type ProductCategory,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { shownIn } from './asked-here.ts'
import type { MoreSynonyms } from './editors-synonyms.ts'
import { anyOf, englishOf, fact, plainOf } from './match-expressions.ts'
import { ranks, type Term } from './question.ts'

/** These words name all that stands in a category, whatever it is called. */
const wholeCategory: Partial<Record<Concept, readonly ProductCategory[]>> = {
  shoes: ['shoes'],
  bag: ['bags'],
  accessories: ['accessories'],
  outerwear: ['outerwear'],
  bottoms: ['bottoms', 'skirts'],
  home: ['home'],
}

/** A kind that others are kinds of. */
const widerKinds: Partial<Record<Concept, readonly string[]>> = {
  jewellery: ['jewellery', 'necklace', 'earrings', 'bracelet', 'ring', 'brooch'],
  knitwear: ['knitwear', 'sweater', 'cardigan', 'turtleneck', 'knit', 'knitted'],
}

const softBottoms = '({facts} : "cbottoms" AND {words} : "comfortable")'
const softClothes = '({facts} : ("cbottoms" OR "ctops") AND {words} : "comfortable")'
const forTheBeach =
  '({facts} : ("cdresses" OR "cbottoms" OR "ctops") AND {facts} : "ksummer" AND {occasions} : "vacation")'

/** What is shown where a shop has none of a kind; of 'null' nothing comes near. */
const nearKinds: Partial<Record<Concept, string | null>> = {
  kimono: '{name} : ("wrap" OR "cardigan" OR "linen shirt" OR "tunic")',
  cape: '{name} : ("wrap coat" OR "scarf" OR "cardigan")',
  slippers: '{name} : ("slide" OR "mule" OR "ballet")',
  mules: '{name} : ("slide" OR "slingback")',
  espadrilles: '{name} : ("sandal" OR "slide")',
  joggers: softBottoms,
  leggings: softBottoms,
  activewear: `${softClothes} OR {name} : "sneakers"`,
  pyjamas: softClothes,
  bathrobe: '{name} : ("knit" OR "cardigan")',
  swimsuit: forTheBeach,
  bikini: forTheBeach,
  lingerie: '{name} : ("camisole" OR "slip")',
  tights: null,
  socks: null,
  gloves: null,
  wallet: '{name} : ("clutch" OR "pouch")',
}

const isCategory = (name: string | undefined): name is ProductCategory =>
  productCategories.some((one) => one === name)

const categoriesOf = (concepts: readonly Concept[]) => [
  ...new Set(
    concepts.flatMap((one) => {
      const told = categoryOfConcept(one)?.told
      return wholeCategory[one] ?? (isCategory(told) ? [told] : [])
    }),
  ),
]

export const inCategories = (categories: readonly ProductCategory[]) =>
  fact(...categories.map((one) => `c${one}`))

export function termOfPart(
  part: AskedPart,
  { typed, language, more }: { typed: string; language: Language; more: MoreSynonyms },
): Term {
  const { about, phrases, concepts } = part
  const words = [shownIn(typed, part)]
  const spoken = (foldText(words[0] ?? '').folded.match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  const others = more.get(synonymKey(spoken)) ?? []
  if (about === 'colour') return ofColour(part, words, others)
  const isKind = about === 'kind'
  const categories = isKind ? categoriesOf(concepts) : []
  const isWhole = isKind && concepts.length > 0 && concepts.every((one) => wholeCategory[one])
  const wider = concepts.flatMap((one) => widerKinds[one] ?? [])
  const own = [...phrases.map(plainOf), ...wider]
  const meant = englishOf([...phrases, ...wider])
  // What is only meant by a word is not called so: 'without sleeves' is sleeveless.
  const isTyped = language === 'en' && concepts.length > 0 && /^[a-z0-9 ]+$/.test(spoken)
  // A name of its own ('shacket') counts wherever the shop puts the piece.
  const names = [...(isTyped && !meant.includes(spoken) ? [spoken] : []), ...others]
  const there = inCategories(categories)
  const near = concepts.map((one) => nearKinds[one]).find((one) => one !== undefined)
  return {
    words,
    typed: anyOf(isTyped ? [...own, spoken] : own),
    match: isWhole ? '' : anyOf([...meant, ...names]),
    isKind,
    rank: ranks[about],
    ...(near !== undefined && { near }),
    ...(categories.length > 0 && {
      fact: isWhole || names.length === 0 ? there : `(${there} OR {name} : ${anyOf(names)})`,
      categories,
    }),
  }
}

/**
 * A colour by the shop's own word for it. In a name it counts where the shop does not say that the piece has another: a 'Midnight
 * Dress' may be black.
 */
function ofColour({ concepts, phrases }: AskedPart, words: string[], synonyms: readonly string[]): Term {
  const families = concepts.flatMap(familyOf)
  const others = colourFamilies.filter((one) => one !== 'multi' && !families.includes(one))
  const own = anyOf(phrases.map(plainOf))
  const meant = anyOf([...englishOf(phrases), ...synonyms])
  const ofOthers = fact(...others.map((one) => `f${one}`))
  const inName = families.length > 0 ? `({name words} : ${meant} NOT ${ofOthers})` : `{name words} : ${meant}`
  const named = concepts.filter(isFamily)
  const ofFamily = named.length > 0 ? [fact(...named.map((one) => `f${one}`))] : []
  return {
    words,
    typed: own,
    match: '',
    isKind: false,
    rank: ranks.colour,
    fact: `(${[`{colour} : ${meant}`, inName, ...ofFamily].join(' OR ')})`,
  }
}

export const isFamily = (name: string): name is ColourFamily => colourFamilies.some((one) => one === name)
/** The family of a colour, whose name a shade has, too. */
export const familyOf = (concept: Concept): ColourFamily[] => {
  const family = isFamily(concept) ? concept : familyOfShade[concept]
  return family ? [family] : []
}
