import * as v from 'valibot'
import { garmentCategories } from './garment-categories.ts'
import type { ProductCategory } from './product-categories.ts'

/** Enough for years of window shopping; each has a picture of its own. */
export const mostExternalProducts = 100

/** Why an address gave no piece. The client has a sentence for each. */
export const externalProductFailures = [
  /** It is no address of a shop's page that we can open. */
  'address',
  /** The shop's robots.txt asks programs not to read the page. */
  'forbidden',
  /** The shop lets people in, and no programs. */
  'locked',
  'gone',
  'unreachable',
  /** Others have asked this shop a lot just now. */
  'busy',
  /** There is a page, and no piece on it that a program could read. */
  'unreadable',
] as const
export type ExternalProductFailure = (typeof externalProductFailures)[number]

const mostTextLength = 4000

/** What a person never means as a part of an address that she has in a sentence. */
const sentenceEnd = /[).,;:!?'"»”’\]>]+$/

/** The address in whatever she pasted: one alone, without its scheme too, or the text that an app shares. */
export function addressIn(text: string) {
  const said = text.trim().slice(0, mostTextLength)
  const [whole] = /https?:\/\/[^\s<>"]+/i.exec(said) ?? []
  if (whole) return whole.replace(sentenceEnd, '')
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(said) ? `https://${said}` : null
}

export const externalProductInput = v.object({
  address: v.pipe(
    v.string(),
    v.maxLength(mostTextLength),
    v.transform((text) => addressIn(text) ?? ''),
  ),
})

export const watchInput = v.object({ watch: v.boolean() })

/** How a piece of this kind is worn; null for what cannot be tried on. */
export const wornAs = (category: string) => garmentCategories.find((one) => one === category) ?? null

/** `unknown`: its words do not tell, and she says what it is. */
export type ExternalProductCategory = ProductCategory | 'unknown'
