import { familyOfShade } from '@cabine/sophia/catalogue/colour-families.ts'
import { occasionOf, occasionOfCode } from '@cabine/sophia/answering/outfits/occasion-groups.ts'
import { customsOf } from '@cabine/sophia/styling/manners.ts'
import type { AskedOfShop } from '@cabine/sophia/searching/asked.ts'
import type { AskedPart, Unwanted } from '@cabine/sophia/searching/parts.ts'
import type { Span } from '@cabine/sophia/searching/span.ts'
import { categoryOfConcept } from '@cabine/sophia/vocabulary/categories.ts'
import { patterns } from '@cabine/sophia/vocabulary/concept-groups.ts'
import type { Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { foldText } from '@cabine/sophia/vocabulary/fold.ts'
import type { ReadOccasion } from '@cabine/sophia/vocabulary/reading-words.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import {
  colourFamilies,
  productCategories,
  type ColourFamily,
  type ProductCategory,
  type ProductOccasion,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { synonymKey } from '@cabine/sophia/languages/en/synonyms.ts'
import { currencyIn } from '#shared/regions/countries.ts'
import type { MoreSynonyms } from './editors-synonyms.ts'
import { anyOf, englishOf, fact, plainOf, quote } from './match-expressions.ts'
import { ranks, type AskedFacts, type Question, type Term, type WishTerm } from './question.ts'
import { sizesAsked } from './sizes-asked.ts'

export type AskedHere = AskedOfShop & { country: string; language: Language }

const shownIn = (typed: string, { from, to }: Span) => foldText(typed).shown(from, to)

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

/** What is shown where a shop has none of a kind; of 'null' nothing comes near. */
const nearKinds: Partial<Record<Concept, string | null>> = {
  kimono: '{name} : ("wrap" OR "cardigan" OR "linen shirt" OR "tunic")',
  cape: '{name} : ("wrap coat" OR "scarf" OR "cardigan")',
  slippers: '{name} : ("slide" OR "mule" OR "ballet")',
  mules: '{name} : ("slide" OR "slingback")',
  espadrilles: '{name} : ("sandal" OR "slide")',
  joggers: '({facts} : "cbottoms" AND {words} : "comfortable")',
  leggings: '({facts} : "cbottoms" AND {words} : "comfortable")',
  activewear: '({facts} : ("cbottoms" OR "ctops") AND {words} : "comfortable") OR {name} : "sneakers"',
  pyjamas: '({facts} : ("cbottoms" OR "ctops") AND {words} : "comfortable")',
  bathrobe: '{name} : ("knit" OR "cardigan")',
  swimsuit:
    '({facts} : ("cdresses" OR "cbottoms" OR "ctops") AND {facts} : "ksummer" AND {occasions} : "vacation")',
  bikini:
    '({facts} : ("cdresses" OR "cbottoms" OR "ctops") AND {facts} : "ksummer" AND {occasions} : "vacation")',
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

/** Of the groups in which the stylist knows occasions those of the shop. */
const ofGroup: Record<ReturnType<typeof occasionOf>, readonly ProductOccasion[]> = {
  workwear: ['workwear'],
  vacation: ['vacation'],
  casual_day: ['casual-day', 'everyday'],
  date_night: ['date-night', 'special-event'],
}

/** Days for which shops have a word of their own. */
const festive: ReadonlySet<string> = new Set(
  'wedding_guest,bride,civil_wedding,engagement,baptism,communion,bar_mitzvah,graduation,prom,gala,opera,quinceanera,coming_of_age,henna_night,races,new_year'.split(
    ',',
  ),
)
const occasionsOf = (name: ReadOccasion): readonly ProductOccasion[] =>
  festive.has(name) ? ['special-event'] : ofGroup[occasionOf(name)]

/** What is dressy is made for these. */
const forBest: readonly ProductOccasion[] = ['special-event', 'date-night', 'workwear']

const warm: ReadonlySet<string> = new Set(['hot', 'warm'])

/** The occasions and the season, each once for all that was said of them. */
export function wishesAsked(asked: AskedHere, typed: string): WishTerm[] {
  const { occasions, reading, isGift } = asked
  const all = [
    ...occasions.names.flatMap(occasionsOf),
    ...(reading.dressCode ? ofGroup[occasionOfCode[reading.dressCode]] : []),
  ]
  const of = isGift ? [] : [...new Set(all)]
  const words = occasions.spans.map((span) => shownIn(typed, span))
  const called = occasions.names.map((name) => name.replaceAll('_', ' '))
  const season =
    reading.season === 'summer' || warm.has(reading.weather?.warmth ?? '')
      ? 'summer'
      : reading.season === 'winter' || reading.weather?.warmth === 'cold' || reading.weather?.snow
        ? 'winter'
        : null
  const style = asked.heard.style.map((span) => shownIn(typed, span))
  return [
    ...(of.length > 0
      ? [{ occasions: of, season: null, match: anyOf(called.length > 0 ? called : of), words }]
      : []),
    ...(style.length > 0 && !isGift
      ? [{ occasions: forBest, season: null, match: anyOf(['elegant', 'dressy']), words: style }]
      : []),
    ...(season ? [{ occasions: [], season, match: quote(season), words: [] } as const] : []),
  ].map((one) => ({ ...one, occasions: [...one.occasions], words: [...one.words] }))
}

const isFamily = (name: string): name is ColourFamily => colourFamilies.some((one) => one === name)
const familyOf = (concept: Concept): ColourFamily[] => {
  const family = isFamily(concept) ? concept : familyOfShade[concept]
  return family ? [family] : []
}

const described = '{name colour material words}'

function expressionOf({ about, phrases, concepts }: Unwanted, isPartOfOther: boolean): string {
  const called = anyOf(englishOf(phrases))
  // 'A dress without a belt' has none, whatever it is called.
  if (about === 'kind') return `${isPartOfOther ? '{name words description}' : '{name}'} : ${called}`
  if (about === 'word')
    return `{name brand colour material words description} : (${phrases.map(quote).join(' OR ')})`
  if (about === 'trait') return `${described} : ${called}`
  const families = concepts.filter(isFamily)
  const ofFamily = families.length > 0 ? ` OR ${fact(...families.map((one) => `f${one}`))}` : ''
  return `({colour} : ${called}${ofFamily})`
}

const dressed: readonly ProductCategory[] = ['dresses', 'skirts', 'bottoms', 'outerwear']
const worn: readonly ProductCategory[] = ['tops', ...dressed]
const bright: readonly ColourFamily[] = [
  'red',
  'pink',
  'orange',
  'yellow',
  'green',
  'purple',
  'gold',
  'multi',
  'white',
  'beige',
]

/** What the manners of an occasion forbid, unless she asks for that colour. */
function unmannered({ occasions, language, parts }: AskedHere): string[] {
  const asked = parts.flatMap(({ about, concepts }) => (about === 'colour' ? concepts.flatMap(familyOf) : []))
  const manners = occasions.names.flatMap((one) => customsOf(one, language).manners)
  const without = (categories: readonly ProductCategory[], ...families: readonly ColourFamily[]) => {
    const left = families.filter((one) => !asked.includes(one))
    return left.length === 0
      ? []
      : [`(${fact(...left.map((one) => `f${one}`))} AND ${inCategories(categories)})`]
  }
  return [...new Set(manners)].flatMap((manner) => {
    if (manner === 'mourning') return without(worn, ...bright)
    if (manner === 'no_white') return without(dressed, 'white')
    return manner === 'no_red' ? without(worn, 'red') : without(['dresses'], 'black')
  })
}

const lines = new Set<AskedPart['about']>(['line'])

/** Of what stands beside gifts a hat has to fit. */
const toBeTriedOn = '{name} : ("hat" OR "cap" OR "beanie")'

/** Who asks for one of these without saying for whom asks for a woman. */
const womens: ReadonlySet<Concept> = new Set<Concept>([
  'dress',
  'skirt',
  'blouse',
  'camisole',
  'heels',
  'flats',
])

const namesKind = ({ parts }: AskedHere) => parts.some(({ about }) => about === 'kind')

/** How many words a question has that is rather a sentence. */
const longest = { words: 9, characters: 16 }

function isSentence({ reading, parts, occasions, isGift, isOutfit }: AskedHere, typed: string) {
  const kinds = parts.filter(({ about }) => about === 'kind').length
  const length = typed.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(typed)
  const isLong = isUnspaced ? typed.length > longest.characters : length > longest.words
  if (isGift) return false
  if (/[?？؟]/.test(typed) || reading.question || (isOutfit && kinds === 0)) return true
  return isLong && (kinds === 0 || occasions.names.length > 0)
}

export function factsAsked(asked: AskedHere, typed: string): AskedFacts {
  const { parts, unwanted, sizes, wearer, country, order, isGift, heard } = asked
  const isWish = isSentence(asked, typed)
  const isWomens = wearer === null && parts.some(({ concepts }) => concepts.some((one) => womens.has(one)))
  const not = [
    ...unwanted.map((one) => expressionOf(one, namesKind(asked))),
    ...unmannered(asked),
    ...(isWomens ? [fact('dmen')] : []),
    ...(isGift && !namesKind(asked) ? [toBeTriedOn] : []),
  ]
  const colours = parts.filter(({ about }) => about === 'colour')
  const isPatterned = parts.some(({ concepts }) => concepts.some((one) => patterns.has(one)))
  return {
    without: not.length > 0 ? `(${not.join(' OR ')})` : null,
    sizes: sizesAsked(sizes, country),
    order,
    families: [...new Set(colours.flatMap(({ concepts }) => concepts.flatMap(familyOf)))],
    isPlain: colours.length > 0 && !isPatterned,
    isForAll: wearer === null && !isGift && !parts.some(({ about }) => lines.has(about)),
    words: {
      price: asked.prices.map((span) => shownIn(typed, span)),
      size: sizes.map((span) => shownIn(typed, span)),
      unwanted: unwanted.map((span) => shownIn(typed, span)),
    },
    spans: {
      unwanted: unwanted.map(({ from, to }) => ({ from, to })),
      size: sizes.map(({ from, to }) => ({ from, to })),
      price: asked.prices,
      occasion: isGift ? [] : [...asked.occasions.spans, ...heard.style],
      met: [
        ...heard.order,
        ...heard.wearer,
        ...(isGift ? [...heard.gift, ...asked.occasions.spans] : []),
        ...heard.season,
        ...(isOfClothes(asked) ? heard.clothes : []),
      ],
    },
    known: asked.known,
    unmet: isWish ? [] : asked.unmet.map((span) => shownIn(typed, span)),
    isForOccasion: !isGift && asked.occasions.names.length > 0 && parts.length === 0 && !isOfClothes(asked),
    isWish,
  }
}

/** What a phrase says of a price counts before what the rules make of a sum; one without a currency is in the money of her country. */
export function limitsAsked(asked: AskedHere | null, worded: Question['limits']): Question['limits'] {
  const limits = Object.keys(worded).length > 0 ? worded : (asked?.limits ?? {})
  const currency = limits.currency ?? (asked && currencyIn(asked.country))
  return { ...limits, ...(Object.keys(limits).length > 0 && currency && { currency }) }
}

/** What is worn to a feast where no piece is named. */
export const categoriesMeant = (asked: AskedHere): readonly ProductCategory[] =>
  !asked.isGift && !namesKind(asked) && asked.occasions.names.some((one) => festive.has(one))
    ? ['dresses']
    : []

/** A gift of which nobody knows the size; who moves in is given something for the home. */
const giftCategories: readonly ProductCategory[] = ['accessories', 'home', 'bags']

/** Soft things for a journey or for the home are clothes, and no shoes. */
const restful: ReadonlySet<ReadOccasion> = new Set<ReadOccasion>([
  'flight',
  'airport',
  'at_home',
  'home_office',
])

const isOfClothes = (asked: AskedHere) =>
  !asked.isGift &&
  !namesKind(asked) &&
  (asked.heard.clothes.length > 0 || (asked.reading.occasions ?? []).some((one) => restful.has(one)))

/** The shelves that are meant where no kind of piece is named. */
export function shelvesMeant(asked: AskedHere): Term[] {
  if (namesKind(asked)) return []
  const categories = asked.isGift ? giftCategories : isOfClothes(asked) ? worn : null
  if (!categories) return []
  return [
    {
      words: [],
      typed: '',
      match: '',
      isKind: false,
      rank: ranks.line,
      fact: inCategories(categories),
      categories,
    },
  ]
}
