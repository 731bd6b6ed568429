import { departments as allDepartments } from '@cabine/sophia/vocabulary/product-categories.ts'
import { dollarsPerUnit } from '@cabine/sophia/vocabulary/exchange-rates.ts'
import type { SearchInput } from '#shared/catalogue.ts'
import { categoriesAsked } from '../queries.ts'
import { stepsBetween } from '../index-place.ts'
import { fact } from './match-expressions.ts'
import type { Question, WishTerm } from './question.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'
import { readHerSize } from '#shared/sizes/her-size.ts'
import { wordsOfHerSize } from '#shared/sizes/size-words.ts'

/** What a product is called, and what is said of it besides: the columns in which a shopper's words are looked for. */
const named = '{name brand category colour material words}'
const told = '{name brand category colour material words description}'

const all = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' AND ') || null
const any = (parts: readonly string[]) => `(${parts.join(' OR ')})`

/** A text as the index splits it, as a phrase; null where it has no letter or digit. */
const phraseOf = (text: string) => {
  const words = wordsOf(text)
  return words.length > 0 ? `"${words.join(' ')}"` : null
}

/** A product meets an occasion or season because the catalogue knows it, or because its texts say so. */
const meetsWish = ({ match, occasions, season }: WishTerm) =>
  any([
    season ? fact(`k${season}`) : `{occasions} : ${any(occasions.map((one) => phraseOf(one) ?? '""'))}`,
    `${told} : ${match}`,
  ])

/** The amounts between which a price is asked for, and in what money; null for each product's own. */
export type PriceRange = { least: number; most: number; currency: string | null }

export function priceRangeOf({ limits }: Question, asked: SearchInput): PriceRange | null {
  const { min = limits.min, max = limits.max } = asked
  if (min === undefined && max === undefined) return null
  const currency = asked.min === undefined && asked.max === undefined ? limits.currency : asked.currency
  return { least: min ?? 0, most: max ?? 1e9, currency: currency ?? asked.currency ?? null }
}

/** The steps of a range in dollars; null for each product's own money. */
export function dollarSteps({ least, most, currency }: PriceRange) {
  const rate = currency ? dollarsPerUnit[currency] : undefined
  return rate === undefined ? null : stepsBetween(least * rate, most * rate)
}

/** The words of the index for every price in a range. */
function priceWords(range: PriceRange) {
  const steps = dollarSteps(range)
  return steps
    ? fact(...steps.map((step) => `u${step}`))
    : fact(...stepsBetween(range.least, range.most).map((step) => `p${step}`))
}

/** Every product has one of them; beside a narrower expression the index only looks where that one leads. */
const everything = fact(...allDepartments.map((one) => `d${one}`))

/** What is cut for men, for children or for a figure; who does not ask for it is shown it last. */
const madeForOthers = any([
  fact('dmen', 'dkids'),
  '{name words} : ("maternity" OR "nursing" OR "petite" OR "plus size" OR "tall")',
  '{name} : "plus"',
])

/** Two colours or a pattern: it has the colour that is asked for, and is not all of it. */
const printed =
  '({colour} : ("and") OR {name colour} : (floral OR striped OR stripe OR pinstripe OR breton OR dotted OR dots OR dot OR polka OR check OR plaid OR tartan OR gingham OR houndstooth OR herringbone OR print OR printed OR leopard OR tweed OR boucle))'

/** Leaves out what lists the countries that it ships to, and not this one. */
const shippingTo = (country: string) =>
  `(${everything} NOT (${fact('slisted0')} NOT ${fact(`s${country.toLowerCase()}0`)}))`

/** Each filter by itself, because a facet counts products without regard to its own filter. */
export function filtersOf(question: Question, asked: SearchInput) {
  const categories = categoriesAsked(asked.category)
  const { brand, colour, size, fit } = asked
  const her = fit ? readHerSize(fit) : null
  const price = priceRangeOf(question, asked)
  const sizes = question.asked?.sizes
  const [ofBrand, ofColour, ofSize] = [brand, colour, size].map((text) => text && phraseOf(text))
  return {
    category: categories && fact(...categories.map((category) => `c${category}`)),
    brand: ofBrand ? `{brand} : ^ ${ofBrand}` : null,
    colour: ofColour ? any([`{colour} : ${ofColour}`, fact(`f${wordsOf(colour ?? '').join('')}`)]) : null,
    size: all([
      ofSize ? `{sizes} : ${ofSize}` : null,
      her && fact(...wordsOfHerSize(her)),
      sizes
        ? any([
            ...(sizes.words.length > 0 ? [fact(...sizes.words)] : []),
            ...(sizes.labels.length > 0 ? [`{sizes} : ${any(sizes.labels.map((one) => `"${one}"`))}`] : []),
          ])
        : null,
    ]),
    price: price && priceWords(price),
  }
}

export type Filter = keyof ReturnType<typeof filtersOf>

/**
 * What a question means, in expressions of the index, the best first: every typed word in what a product is called; what else
 * the words may mean; all of it in anything that is said of it. Each finds what those before it find. Null where nothing
 * is asked for by word. Where she asks for what ships to a country, each is asked within that: of a product's own columns the weighing
 * reads none that says it.
 */
export function tiersOf(
  { terms, wishes, departments, isKindNamed, asked }: Question,
  { ships }: Pick<SearchInput, 'ships'>,
): (string | null)[] {
  const forWhom = departments.length > 0 ? fact(...[...departments, 'unisex'].map((one) => `d${one}`)) : null
  const wished = wishes.map(meetsWish)
  const textually = wishes.map(({ match }) => `${told} : ${match}`)
  const within = (columns: string, expressions: string[]) =>
    expressions.length > 0 ? `${columns} : (${expressions.join(' AND ')})` : null
  const typed = within(named, terms.map((term) => term.typed).filter(Boolean))
  const sought = terms.filter(({ match }) => match !== '')
  const meant = sought.map(({ match, isKind }) => (isKindNamed && isKind ? `${named} : ${match}` : match))
  const there = ships ? shippingTo(ships) : null
  const always = [...terms.map((one) => one.fact ?? null), forWhom, there]
  const unasked = asked?.isForAll && departments.length === 0 ? madeForOthers : null
  const but = (expression: string | null, ...unwanted: (string | null | undefined)[]) => {
    const not = unwanted.filter((one) => typeof one === 'string')
    if (not.length === 0) return expression
    return `(${expression ?? everything}) NOT ${any(not)}`
  }
  return [
    but(all([typed, ...textually, ...always]), asked?.without, unasked, asked?.isPlain ? printed : null),
    but(
      all([within(named, meant), ...wished, ...always]),
      asked?.without,
      unasked,
      asked?.isPlain ? printed : null,
    ),
    but(all([within(told, meant), ...wished, ...always]), asked?.without),
  ].filter((tier, place, tiers) => tiers.indexOf(tier) === place)
}

/** An expression within some filters. */
export const within = (tier: string | null, filters: readonly (string | null)[]) =>
  all([tier && `(${tier})`, ...filters])
