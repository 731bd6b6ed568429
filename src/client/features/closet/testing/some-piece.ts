import * as v from 'valibot'
import { closetDetails, type ClosetDetails } from '#shared/closet.ts'
import type { ClosetPiece } from '../closet-piece.ts'

let count = 0

/** A piece of a closet as tests need it. */
export const somePiece = (
  details: Partial<ClosetDetails> & Pick<ClosetDetails, 'category'>,
  addedAt = 1,
): ClosetPiece => ({
  id: `some-piece-${++count}`,
  details: v.parse(closetDetails, details),
  addedAt,
  changedAt: addedAt,
  picture: '',
  pictureAt: 0,
  reading: 'read',
  guess: null,
  isKindTold: true,
  attempts: 0,
  isNew: false,
  isSent: false,
})
