import { decodeHTML } from 'entities/decode'
import { plainText } from '../feeds/plain-text.ts'

/** What one kind of structured data says of the product, as it was written. */
export type Statement = {
  title: string
  brand: string
  /** In order of preference. */
  images: string[]
  /** A category in the page's words, for the keyword rules. */
  type: string
  offer: Offer | null
}

/** A price as text, which is parsed later. */
export type Offer = { price: string; currency: string; availability: string }

/** Some shops write six decimals: '49.900000'. */
export const writtenPrice = (price: string) =>
  plainText(decodeHTML(price).replace(/(?<=[.,]\d\d)0{2,}$/, ''), 100)

export const nothingSaid: Statement = { title: '', brand: '', images: [], type: '', offer: null }
