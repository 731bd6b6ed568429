import type { Unwanted } from '@cabine/sophia/searching/parts.ts'
import { customsOf } from '@cabine/sophia/styling/manners.ts'
import type { Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import type { ColourFamily, ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { namesKind, type AskedHere } from './asked-here.ts'
import { anyOf, englishOf, fact, quote } from './match-expressions.ts'
import { familyOf, inCategories, isFamily } from './terms-asked.ts'

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
/** What covers her. */
export const worn: readonly ProductCategory[] = ['tops', ...dressed]
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

/** What is not to be shown, as an expression: what she does not want, and what nobody who asks so does. */
export function withoutAsked(asked: AskedHere): string | null {
  const { parts, unwanted, wearer, isGift } = asked
  const isWomens = wearer === null && parts.some(({ concepts }) => concepts.some((one) => womens.has(one)))
  const not = [
    ...unwanted.map((one) => expressionOf(one, namesKind(asked))),
    ...unmannered(asked),
    ...(isWomens ? [fact('dmen')] : []),
    ...(isGift && !namesKind(asked) ? [toBeTriedOn] : []),
  ]
  return not.length > 0 ? `(${not.join(' OR ')})` : null
}
