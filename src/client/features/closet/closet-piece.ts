import type { ColourFamily } from '@cabine/sophia/vocabulary/product-categories.ts'
import {
  closetStates,
  type ClosetCategory,
  type ClosetDetails,
  type ClosetPieceInput,
} from '#shared/closet.ts'

/** How far its picture is read: `doubtful` where the guess is none to rely on, `unread` where nothing could be told. */
export type ReadingState = 'waiting' | 'read' | 'doubtful' | 'unread'

/** What the picture suggests, the likeliest first, so that a mistake is mended by one tap. */
export type Guess = { categories: ClosetCategory[]; colours: ColourFamily[] }

/** A piece of her own, as this device keeps it. */
export type ClosetPiece = {
  id: string
  details: ClosetDetails
  addedAt: number
  changedAt: number
  /** The address of its picture in her account; empty while it is on this device alone. */
  picture: string
  /** When its picture came, so that a former one is not shown any longer. */
  pictureAt: number
  reading: ReadingState
  guess: Guess | null
  /** She has said of what kind it is. */
  isKindTold: boolean
  /** How often reading it was begun: a picture that takes the page down is not read for ever. */
  attempts: number
  /** She has not looked at it since it was added. */
  isNew: boolean
  /** She has said that it is no double of another piece. */
  isNoDouble?: boolean
  /** Her account has it as it is. */
  isSent: boolean
}

export const isArchived = ({ details: { state } }: Pick<ClosetPiece, 'details'>) =>
  closetStates.indexOf(state) > closetStates.indexOf('laundry')

export const sentAs = ({ details, picture, addedAt, changedAt }: ClosetPiece): ClosetPieceInput => ({
  details,
  picture,
  addedAt,
  changedAt,
})
