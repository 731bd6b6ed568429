import * as v from 'valibot'
import { garmentCategories } from '@cabine/engine/contract/garment-categories.ts'
import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'

/** Enough for years of window shopping; each product has a stored picture. */
export const maxExternalProducts = 100

/** Why a page gave no product. The client has a sentence for each reason. */
export const externalProductFailures = [
  /** It is not the address of a page that may be opened. */
  'address',
  /** The shop's robots.txt forbids programs to read the page. */
  'forbidden',
  /** The shop refuses programs. */
  'locked',
  'gone',
  'unreachable',
  /** The rate limit of this shop is used up for now. */
  'busy',
  /** The page contains no readable product. */
  'unreadable',
] as const
export type ExternalProductFailure = (typeof externalProductFailures)[number]

const maxTextLength = 4000

/** Punctuation behind an address within a sentence, which does not belong to it. */
const sentenceEnd = /[).,;:!?'"»”’\]>]+$/

/** Finds the address in a pasted text: alone, with or without its scheme, or within text that an app shares. */
export function addressIn(text: string) {
  const said = text.trim().slice(0, maxTextLength)
  const [whole] = /https?:\/\/[^\s<>"]+/i.exec(said) ?? []
  if (whole) return whole.replace(sentenceEnd, '')
  return /^(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?:[/?#]\S*)?$/u.test(said) ? `https://${said}` : null
}

export const externalProductInput = v.object({
  address: v.pipe(
    v.string(),
    v.maxLength(maxTextLength),
    v.transform((text) => addressIn(text) ?? ''),
  ),
})

export const watchInput = v.object({ watch: v.boolean() })

/** The garment category of a piece; null for what cannot be tried on. */
export const wornAs = (category: string) => garmentCategories.find((one) => one === category) ?? null

/** `unknown`: its words do not tell, and she chooses the category. */
export type ExternalProductCategory = AnyCategory
