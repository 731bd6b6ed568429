import * as v from 'valibot'
import { codePattern } from './alike/code-pattern.ts'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'
import {
  colourFamilies,
  departments,
  productCategories,
  shopAllFilters,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { searchSorts } from './search-sorts.ts'
import { sentAs, someJoined } from './schema-of-input.ts'
import { someOf } from './comma-list-input.ts'

/** On a page of the shop, of a search, and of what looks like a picture. */
export const productsPerPage = 48
import { herSizePattern } from './sizes/her-size.ts'
import { ceilings } from '@cabine/sophia/answering/pieces/chat-choices.ts'

const word = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most))

export const productId = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/))

/** `?ids=a,b,c` */
const idList = (most: number) =>
  v.pipe(
    v.string(),
    v.description(`Up to ${most} ids, joined by commas.`),
    someJoined('[\\w-]{1,60}', { least: 1, most }),
    v.transform((text) => text.split(',').filter(Boolean)),
    v.array(productId),
    v.minLength(1),
    v.maxLength(most),
  )

/** The cursor of a page, which only the server interprets. */
const cursor = v.pipe(v.string(), v.regex(/^[\w.-]{1,80}$/))

/** In whole units of the currency, as a price filter is typed. */
const amount = v.pipe(v.string(), v.regex(/^\d{1,7}(?:\.\d{1,2})?$/), v.transform(Number))

export const productIdsInput = v.object({ ids: idList(20) })
export const shopLinksInput = v.object({ ids: idList(60) })
/** Four clothes, shoes and a bag. */
export const tryOnPiecesInput = v.object({ ids: idList(6) })

export const shopAllInput = v.object({
  category: v.optional(v.picklist(shopAllFilters), 'all'),
  after: v.optional(cursor),
})

/** Text pasted by mistake is cut, not refused. */
const searchWords = v.pipe(
  v.string(),
  v.transform((text) => text.slice(0, 200)),
)

/** The language in which words are read, English by default. */
const language = v.optional(v.picklist(languages), 'en')

export const searchInput = v.object({
  q: v.optional(searchWords, ''),
  language,
  category: v.optional(v.picklist([...new Set([...shopAllFilters, ...productCategories])]), 'all'),
  brand: v.optional(word(120)),
  colour: v.optional(word(60)),
  size: v.optional(word(40)),
  /** A size of her own system, whatever the shops call it: 'clothes:UK:10', 'shoes:cm:24.5'. */
  fit: v.optional(v.pipe(v.string(), v.regex(herSizePattern))),
  min: v.optional(amount),
  max: v.optional(amount),
  /** In what money `min` and `max` are; without it in each product's own. */
  currency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
  /** Hers: in its money and by its sizes a question is read that names neither. */
  country: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  /** A country: pieces that say that they do not ship there are left out. */
  ships: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  sort: v.optional(v.picklist(searchSorts), 'relevance'),
})
export type SearchInput = v.InferOutput<typeof searchInput>

const { q: _q, language: _language, country: _country, ...filters } = searchInput.entries

/** What looks like a picture: its code, which was made where the picture is, and the filters of a search. */
export const alikeInput = v.object({
  look: v.pipe(
    v.string(),
    v.regex(codePattern),
    v.description('64 signs, as shared/alike/code.ts makes them.'),
  ),
  ...filters,
})
export type AlikeInput = v.InferOutput<typeof alikeInput>

/** What follows the results that everybody sees. */
export const furtherInput = v.object({ ...searchInput.entries, after: cursor })
export type FurtherInput = v.InferOutput<typeof furtherInput>

export const suggestionsInput = v.object({ q: v.optional(searchWords, ''), language })

/** The stylist's chips, by their words or codes. An unknown occasion accepts any piece. */
export const chatProductsInput = v.object({
  category: v.optional(word(40), ''),
  occasion: v.optional(word(40), ''),
  vibe: v.optional(word(40), ''),
  weather: v.optional(word(40), ''),
  /** Colours that she named, the last one first. */
  colours: someOf(colourFamilies, 2),
  /** The highest price, in whole units of its currency. */
  most: v.optional(
    v.pipe(v.string(), sentAs({ enum: ceilings.map(String) }), v.transform(Number), v.picklist(ceilings)),
  ),
  page: v.optional(v.pipe(v.string(), v.regex(/^[1-6]$/), v.transform(Number)), '1'),
})
export type ChatProductsInput = v.InferOutput<typeof chatProductsInput>

export const recommendationsInput = v.object({
  brandPreferences: v.optional(v.pipe(v.array(word(120)), v.maxLength(12)), []),
  department: v.optional(v.fallback(v.nullable(v.picklist(departments)), null), null),
  userId: v.optional(word(60)),
})
