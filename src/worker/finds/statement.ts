/** What one of a page's languages says of its piece, as it was written. */
export type Statement = {
  title: string
  brand: string
  /** In the order of preference. */
  images: string[]
  /** A kind of thing, for the keyword rules. */
  type: string
  offer: Offer | null
}

/** A price as text: figures, signs and words are told apart later. */
export type Offer = { price: string; currency: string; availability: string }

export const nothingSaid: Statement = { title: '', brand: '', images: [], type: '', offer: null }
