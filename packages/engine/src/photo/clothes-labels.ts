export const NO_CLOTHES = 0
export const UPPER_CLOTHES = 1
export const LOWER_CLOTHES = 2

/** What she wears in the photo, told apart into what hangs from the shoulders and what from the waist. */
export type Clothes = {
  /** One of the three numbers a pixel. */
  labels: Uint8Array
  /** 255 where clothes are torn or frayed, or show between strands of hair: what goes with them without being cloth. */
  holes: Uint8Array
  /** Where the upper part ends and the lower begins, in torso coordinates, px. */
  hem: number
  waist: number
  /** She wears a dress, or an overall. */
  onePiece: boolean
  /** What hangs from her waist are no legs of trousers: a skirt, or a dress. */
  hasSkirt: boolean
}
