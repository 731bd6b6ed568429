/**
 * Where a bag is carried: by its handle or upper edge in a hand, from the shoulder at its side, or across the body.
 */
export const bagPlaces = ['hand', 'edge', 'shoulder', 'across'] as const
export type BagPlace = (typeof bagPlaces)[number]

/** What the try-on needs to know of a bag besides its picture. */
export type Bag = {
  /** In cm, with its handles up. */
  height: number
  /** The first free one is taken. */
  places: BagPlace[]
  /** In cm, from the shoulder down to the bag. */
  drop: number
}
