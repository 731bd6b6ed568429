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
  reading: ReadingState
  guess: Guess | null
  /** How often reading it was begun: a picture that takes the page down is not read for ever. */
  attempts: number
  /** She has not looked at it since it was added. */
  isNew: boolean
  /** Her account has it as it is. */
  isSent: boolean
}

export const sentAs = ({ details, picture, addedAt, changedAt }: ClosetPiece): ClosetPieceInput => ({
  details,
  picture,
  addedAt,
  changedAt,
})
