import ar from '../languages/ar/attributes.json' with { type: 'json' }
import de from '../languages/de/attributes.json' with { type: 'json' }
import en from '../languages/en/attributes.json' with { type: 'json' }
import es from '../languages/es/attributes.json' with { type: 'json' }
import fr from '../languages/fr/attributes.json' with { type: 'json' }
import it from '../languages/it/attributes.json' with { type: 'json' }
import ja from '../languages/ja/attributes.json' with { type: 'json' }
import pt from '../languages/pt/attributes.json' with { type: 'json' }
import ru from '../languages/ru/attributes.json' with { type: 'json' }
import zh from '../languages/zh/attributes.json' with { type: 'json' }
import { calledIn } from '../languages/en/names.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { categoryOfConcept } from '../vocabulary/categories.ts'
import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { colours, cuts, kinds, materials, patterns } from '../vocabulary/concept-groups.ts'
import { matchersOf, type Matchers } from '../sentence/word-lists.ts'
import { foldPhrase } from '../vocabulary/fold.ts'
import type { Language } from '../vocabulary/languages.ts'
import { figures } from '../vocabulary/needs-and-figures.ts'
import type { AnyCategory } from '../vocabulary/product-categories.ts'
import {
  details,
  heelHeights,
  hemLengths,
  necklines,
  sleeveLengths,
  type Traits,
} from '../vocabulary/traits.ts'

type Words = typeof en
type Attribute = keyof Words
const sources: Record<Language, Words> = { ar, de, en, es, fr, it, ja, pt, ru, zh }

/** A text is read up to here; the rest of a long description is care and delivery. */
const longestText = 1_500

const readers = new Map<Language, Matchers<Attribute>>()

function readerOf(language: Language): Matchers<Attribute> {
  const known = readers.get(language)
  if (known) return known
  const reader = matchersOf<Attribute>(sources[language], language === 'ja' || language === 'zh')
  readers.set(language, reader)
  return reader
}

export type Described = {
  name: string
  description: string
  colour: string
  material: string
  category: AnyCategory
  /** What the feed says of it in fields of its own. */
  details?: string
}

/** The concepts that a text in another language names. */
function conceptsIn(text: string, lexicon: Lexicon): Concept[] {
  const folded = foldPhrase(text)
  const parts = lexicon.isUnspaced ? Array.from(folded.replaceAll(' ', '')) : folded.split(' ')
  const found: Concept[] = []
  for (let at = 0; at < parts.length;) {
    let length = Math.min(lexicon.longest, parts.length - at)
    const entryOf = (count: number) => {
      const words = parts.slice(at, at + count)
      return lexicon.find(lexicon.isUnspaced ? [words.join('')] : words)
    }
    let entry = entryOf(length)
    while (!entry && length > 1) entry = entryOf(--length)
    if (entry) found.push(entry.concept)
    at += entry ? length : 1
  }
  return found
}

const names = Object.keys(concepts) as Concept[]
const ofGroup = (group: ReadonlySet<string>) => names.filter((name) => group.has(name))
const things = ofGroup(kinds)
const looks = [...ofGroup(colours), ...ofGroup(patterns), ...ofGroup(materials), ...ofGroup(cuts)]

/** What a shop means by a kind, so that nobody has to say it: a turtleneck closes at the neck, a tee has short sleeves. */
const understood: Partial<Record<Concept, Pick<Traits, 'sleeves' | 'neck' | 'hem' | 'heel'>>> = {
  turtleneck: { sleeves: 'long', neck: 'high' },
  camisole: { sleeves: 'none', neck: 'open' },
  tank: { sleeves: 'none' },
  tee: { sleeves: 'short', neck: 'round' },
  polo: { sleeves: 'short' },
  sweater: { sleeves: 'long' },
  sweatshirt: { sleeves: 'long', neck: 'round' },
  hoodie: { sleeves: 'long', neck: 'round' },
  cardigan: { sleeves: 'long' },
  blazer: { sleeves: 'long' },
  coat: { sleeves: 'long' },
  trench: { sleeves: 'long' },
  waistcoat: { sleeves: 'none' },
  shorts: { hem: 'mini' },
  jeans: { hem: 'long' },
  trousers: { hem: 'long' },
  leggings: { hem: 'long' },
  joggers: { hem: 'long' },
  jumpsuit: { hem: 'long' },
  sneakers: { heel: 'flat' },
  flats: { heel: 'flat' },
  loafers: { heel: 'flat' },
  slippers: { heel: 'flat' },
  espadrilles: { heel: 'flat' },
  heels: { heel: 'high' },
}

/** Denim is called jeans, too: a skirt of it is none. */
const isOnShelf = (kind: Concept, category: AnyCategory) =>
  kinds.has(kind) && (category === 'unknown' || categoryOfConcept(kind)?.told === category)

/** English shops name colours after wines and woods. */
const shades: Partial<Record<Concept, string>> = {
  burgundy: 'claret,berry,oxblood,merlot,garnet,mulberry',
  red: 'crimson,scarlet,cherry,ruby,poppy,tomato,cardinal',
  pink: 'rosewood,petal,old rose,rose smoke,raspberry,blossom',
  purple: 'plum,aubergine,violet,orchid,grape',
  green: 'forest,pine,moss,sage,fern,bottle green,meadow',
  navy: 'ink,midnight',
  blue: 'cobalt,denim blue,indigo,cornflower,royal blue',
  'light blue': 'powder blue,light wash,sky blue',
  beige: 'stone,oat,oatmeal,sand,flax,mink,champagne,natural,biscuit,taupe',
  brown: 'chestnut,espresso,cocoa,tobacco,walnut,cognac',
  camel: 'cognac,caramel',
  grey: 'dove,slate,graphite,heather',
}
const shadePatterns = (Object.entries(shades) as [Concept, string][]).map(
  ([concept, list]) =>
    [concept, new RegExp(`(?<!\\p{L})(?:${list.replaceAll(',', '|')})(?!\\p{L})`, 'iu')] as const,
)

/** Where each attribute means something. */
const hasSleeves: ReadonlySet<AnyCategory> = new Set(['tops', 'dresses', 'outerwear'] as const)
/** What a text says of trousers' knees is of their cut. */
const hasHem: ReadonlySet<AnyCategory> = new Set(['dresses', 'skirts', 'outerwear'] as const)
const isWornOnBody = (category: AnyCategory) =>
  hasSleeves.has(category) || hasHem.has(category) || category === 'bottoms'

const highFromCm = 7
const lowFromCm = 2

/** The height of a heel in centimetres, where the text names one. */
function heelCmIn(text: string) {
  const said = /(\d{1,2}(?:[.,]\d)?)\s?-?\s?(cm|см|سم|厘米|公分|センチ|mm|мм)/iu.exec(text)
  if (!said) return undefined
  const cm = Number(said[1]?.replace(',', '.')) / (/^m|^мм/iu.test(said[2] ?? '') ? 10 : 1)
  return cm > 0 && cm <= 18 ? cm : undefined
}

const heelOfCm = (cm: number) => (cm >= highFromCm ? 'high' : cm >= lowFromCm ? 'low' : 'flat')

/**
 * Reads what a piece is from the words of its shop in one language; `lexicon` is null for English. `pictured` is what its picture
 * shows, which stands where no word says otherwise.
 */
export function readTraits(
  said: Described,
  lexicon: Lexicon | null,
  pictured: Pick<Traits, 'sleeves' | 'neck' | 'hem'> = {},
): Traits {
  const { name, description, colour, material, category, details: fields = '' } = said
  const { fold, patterns: of } = readerOf(lexicon?.language ?? 'en')
  const text = fold(`${name} . ${material} . ${fields} . ${description.slice(0, longestText)}`)
  const has = (attribute: Attribute, within = text) => within.search(of[attribute]) >= 0
  /** The first of these that is said, the longest way of saying it taken out before the next is looked for. */
  function among<Value extends string>(group: string, values: readonly Value[]): Value | undefined {
    let left = text
    for (const value of values) {
      const attribute = `${group}.${value}` as Attribute
      if (has(attribute, left)) return value
      left = left.replaceAll(of[attribute], ' ')
    }
    return undefined
  }
  const named = calledIn(name)
  const seen = lexicon ? named : calledIn(`${name} . ${colour} . ${material}`)
  const called = lexicon
    ? conceptsIn(`${name} ${colour} ${material}`, lexicon)
    : [
        ...things.filter((thing) => named.has(thing)),
        ...looks.filter((look) => seen.has(look)),
        ...shadePatterns.flatMap(([concept, pattern]) => (pattern.test(colour) ? [concept] : [])),
      ]
  const drawn = lexicon
    ? conceptsIn(description.slice(0, longestText), lexicon)
    : isWornOnBody(category)
      ? [...calledIn(description)]
      : []
  const printed = drawn.filter((one) => patterns.has(one))
  const is = [...new Set([...called, ...printed])].filter(
    (one) =>
      isOnShelf(one, category) ||
      colours.has(one) ||
      materials.has(one) ||
      patterns.has(one) ||
      cuts.has(one),
  )
  const meant = Object.assign({}, ...is.map((one) => understood[one] ?? {})) as Partial<Traits>
  const cm = category === 'shoes' ? heelCmIn(`${fields} ${description}`) : undefined
  // What says less comes last: a puffed sleeve is short unless it is called long.
  const sleeves = hasSleeves.has(category)
    ? (among('sleeves', [...sleeveLengths].toReversed()) ?? pictured.sleeves ?? meant.sleeves)
    : undefined
  const neck =
    category === 'tops' || category === 'dresses'
      ? (among('neck', necklines) ?? pictured.neck ?? meant.neck)
      : undefined
  const hem = hasHem.has(category)
    ? (among('hem', [...hemLengths].toReversed()) ?? pictured.hem)
    : category === 'bottoms'
      ? (meant.hem ?? pictured.hem)
      : undefined
  const isOpaque = has('opaque')
  const made = is.some((one) => one === 'chiffon' || one === 'tulle' || one === 'lace')
  const lines = figures.filter((figure) => figure in of && has(figure as Attribute))
  const parts = details.filter((detail) => has(detail))
  return {
    is,
    ...(sleeves && { sleeves }),
    ...(neck && { neck }),
    ...(hem && { hem }),
    ...(isWornOnBody(category) &&
      has('fit.loose') !== has('fit.fitted') && {
        fit: has('fit.loose') ? ('loose' as const) : ('fitted' as const),
      }),
    ...(isOpaque ? { isSheer: false } : (has('sheer') || made) && { isSheer: true }),
    ...(has('lined') && { isLined: true as const }),
    ...(category === 'shoes' && heelIn()),
    ...(has('rain') && { isForRain: true as const }),
    ...(lines.length > 0 && { figure: lines }),
    ...(parts.length > 0 && { details: parts }),
    ...(has('washable')
      ? { care: 'machine' as const }
      : has('washed by hand') && { care: 'careful' as const }),
  }

  function heelIn(): Pick<Traits, 'heel' | 'heelCm'> {
    if (cm !== undefined) return { heel: heelOfCm(cm), heelCm: cm }
    const heel = among('heel', ['low', 'high', 'flat'] satisfies (typeof heelHeights)[number][]) ?? meant.heel
    return heel ? { heel } : {}
  }
}
