import { isClothes, type GarmentCategory, type WornCategory } from './garment-categories.ts'
import type { GarmentLandmarks } from './garment-landmarks.ts'
import type { Bag } from './bags.ts'
import type { Shoe } from './shoes.ts'
import type { Adjustable, EndsAt, Handles, Wearing } from './wearing.ts'
import type { EyeColour, HairColour, SkinTone } from './colouring.ts'

/** What is wrong with a photo of a person, in the order in which a shopper should be told. */
export const photoAdvice = [
  'unreadable',
  'nobody',
  /** Chest or hips are not covered. Swimwear covers both. */
  'bare',
  'several_people',
  /** Her head is below her hips: whatever else could be said of the photo is not worth saying. */
  'upside_down',
  'back_view',
  'cropped',
  /** She is a small part of the picture; `too_small` is told of a file with few pixels. */
  'too_far',
  'too_small',
  'dark',
  'overexposed',
  'blurred',
  'turned',
  'not_frontal',
  'tilted',
  /** A jump, or a deep bend. */
  'not_upright',
  'seated',
  'arms_crossed',
  'forearm_across',
  'arm_in_front',
  /** A hand is not seen, nor a trouser pocket that has it: a piece whose arm would end there is refused as `hand_hidden`. */
  'hand_unseen',
] as const
export type PhotoAdvice = (typeof photoAdvice)[number]

/** What is wrong with a garment's picture, or with the way it fits this photo. */
export const garmentAdvice = [
  /** The file is no picture that this browser can read. */
  'garment_unreadable',
  /** Nothing stands out from the ground. */
  'garment_missing',
  /** Something stands out, but its outline is doubtful: a plainer ground would help. */
  'garment_unclear',
  /** Somebody wears it: a picture of the garment alone is needed. */
  'garment_worn',
  /** The outline has not the shape of its category, for instance trousers without legs. */
  'unsupported_category',
  /** A top or coat of which no sleeves were found, though its outline suggests some. */
  'no_sleeves_found',
  /** A hand is not seen, and an arm that this piece bares, or whose pocket it takes away, would end without it. */
  'hand_hidden',
  /** The photo ends above what the piece needs to be seen of her. */
  'cut_off',
  /** A long skirt or coat hides her legs, which the piece would bare or dress. */
  'legs_hidden',
  /** Not both of her feet are seen, as far as shoes need them. */
  'feet_hidden',
  /** No hand hangs free for a bag. */
  'hands_busy',
  /** Neither a shoulder nor a hand is free for a bag that could hang from either. */
  'shoulders_busy',
  /** The body's pose bends the garment more than looks right. */
  'warp_doubtful',
  /** The garment bares much that the photo hides: that skin is painted, not seen. */
  'skin_painted',
  /** So much of it that the look is not worth showing. */
  'skin_hidden',
  /** What she has on would show beside the garment, or leave a gap where it goes. */
  'old_clothes_show',
] as const
export type GarmentAdvice = (typeof garmentAdvice)[number]

/** What another picture of the piece can help, or another word for its kind, whatever photo it is laid on. */
export const pictureAdvice: readonly RefusalCode[] = [
  'garment_unreadable',
  'garment_missing',
  'garment_unclear',
  'garment_worn',
  'unsupported_category',
  'no_sleeves_found',
]

export type PhotoCheck = {
  verdict: 'good' | 'usable' | 'refused'
  advice: PhotoAdvice[]
  /** Size of the upright photo in its own pixels. */
  width: number
  height: number
  /** What it cannot wear, and why: one that ends at the hips no trousers. Empty where it is refused: its advice is of everything. */
  against: Partial<Record<WornCategory, PhotoAdvice | GarmentAdvice>>
  /** Her head is as large beside her trunk as a child's. Grown people's are, too, so this is no answer but a reason to ask. */
  mayBeChild: boolean
}

/** Why a photo cannot wear such a piece; undefined where it can. */
export const whyNot = ({ verdict, advice, against }: PhotoCheck, category: WornCategory) =>
  verdict === 'refused' ? advice[0] : against[category]

/** Refused for one of these, a photo shows nobody who could be judged, or somebody who is bare. */
const neverKept: readonly PhotoAdvice[] = [
  'unreadable',
  'nobody',
  'bare',
  'several_people',
  'upside_down',
  'overexposed',
]

/** Whether a photo may be stored anywhere, and sent to a service. */
export const mayBeKept = ({ verdict, advice }: PhotoCheck) =>
  verdict !== 'refused' || !advice.some((one) => neverKept.includes(one))

/** Clockwise. */
export type QuarterTurns = 0 | 1 | 2 | 3

/** Who is in a picture that shows nobody or several as it is. */
export type PeopleInPicture = {
  /** How far it has to be turned for somebody to stand upright; 0 where nobody does in any way. */
  turn: QuarterTurns
  /** Around each in the picture so turned, from left to right; shares of its sides. */
  people: { left: number; top: number; width: number; height: number }[]
}

/**
 * Where a face is in a picture, with hair and chin, as shares of its sides; parts of it may be outside. `chin` is how far down the
 * face ends.
 */
export type FaceInPicture = { left: number; top: number; width: number; height: number; chin: number }

/** What a photo suggests of her colouring; null for what it does not show. */
export type Appearance = {
  skinTone: SkinTone | null
  hairColor: HairColour | null
  eyeColor: EyeColour | null
}

export type Stage = 'models' | 'photo' | 'body' | 'garment' | 'warp' | 'compose'

export type Piece = {
  category: WornCategory
  image: Blob
  landmarks?: GarmentLandmarks
  /** The piece as it is sewn (cloth/sewn-garment.ts): draped on her in place of the picture. */
  sewn?: Blob
  /** What a pair of shoes is; its picture tells the colour. */
  shoe?: Shoe
  /** How large a bag is. */
  bag?: Bag
  wearing?: Partial<Wearing>
}

export type GarmentPiece = Piece & { category: GarmentCategory }

export const isGarmentPiece = (piece: Piece): piece is GarmentPiece => isClothes(piece.category)

/** What a picture of clothes shows, before it is said of what kind they are. */
export type SeenClothes = {
  /** The kinds that can be taken off whoever wears them, the largest first; none where nobody does. */
  worn: GarmentCategory[]
  /** A small PNG of the piece that is there alone, on a clear ground; null where somebody wears it, or nothing stands out. */
  alone: Blob | null
  /** Where several pieces lie beside each other, a PNG of each alone, the largest first; else none. */
  apart: Blob[]
}

/** A garment as the engine sees it: for her to see before it is worn, for handles by which she moves its seams, and for storing with a product. */
export type MeasuredGarment = {
  /** PNG of the garment alone, on a clear ground. */
  cutout: Blob
  width: number
  height: number
  /** Places in the cut-out. */
  landmarks: GarmentLandmarks
  /** Where it ends on whoever wears it; null where `Wearing.endsAt` would change nothing. */
  endsAt: EndsAt | null
  warnings: GarmentAdvice[]
}

/**
 * Over what she wears in the photo, where it reaches beyond the new pieces and lies close, or with it gone and skin
 * painted in its place; 'auto' lets the engine choose.
 */
export type Layering = 'auto' | 'over' | 'bare'

export type Look = {
  /** JPEG, as large as the photo but at most 1024 px on its long side, 1536 where sharper; marked as made with AI. */
  picture: Blob
  width: number
  height: number
  /** 0 to 1, the chance that it is of use to her: under `doubtfulBelow` it is doubtful, and she reads that it is a rough sketch. */
  confidence: number
  /** The numbers that the confidence was told from, by the names of `LookSignals`. */
  signals: Record<string, number>
  warnings: (PhotoAdvice | GarmentAdvice)[]
  /** Which way it was made; null where there is no other. */
  layering: Exclude<Layering, 'auto'> | null
  /** By piece, in the order in which they were given. */
  adjustable: Adjustable[]
  handles: Handles[]
  /** Milliseconds a stage. */
  timings: Record<string, number>
}

/** What a picture from the cloud may have lost of her, or of the piece. */
export const drifts = [
  'blank',
  /** It is of another scene, or stretched or turned: nothing can be taken from it. */
  'unregistered',
  'face',
  'skin',
  'outline',
  'colour',
  'print',
  'length',
  'neckline',
] as const
export type Drift = (typeof drifts)[number]

/** The photograph that was made out of a picture from the cloud. */
export type Developed = {
  /**
   * JPEG marked as made with AI, as large as the photo, at most 1024 px on its long side, 1536 where sharper; null
   * where nothing could be registered, or the picture is blank.
   */
  picture: Blob | null
  width: number
  height: number
  /** What has drifted from her or from the piece, worst first; empty: it is her. */
  drifts: Drift[]
  /** The numbers that this was told from, by name. */
  measures: Record<string, number>
  /** Milliseconds a stage. */
  timings: Record<string, number>
}

export type RefusalCode = PhotoAdvice | GarmentAdvice | 'not_supported' | 'models_unreachable'

/** The engine's only way to say no: the code is for the shopper's language, the message for a log. */
export class EngineRefusal extends Error {
  override name = 'EngineRefusal'
  readonly code: RefusalCode
  /** Which of the pieces is meant, counted from 0, where one is. */
  readonly piece: number | undefined

  constructor(code: RefusalCode, message: string = code, piece?: number) {
    super(message)
    this.code = code
    this.piece = piece
  }
}
