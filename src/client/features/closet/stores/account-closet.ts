import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { sentAs, type ClosetPiece } from '../closet-piece.ts'

export const fetchAccountCloset = () => request(api.closet.$get())

export type AccountPiece = Awaited<ReturnType<typeof fetchAccountCloset>>[number]

/** The answer is the piece as the account has it then. */
export const saveInAccount = (piece: ClosetPiece) =>
  request(api.closet[':id'].$put({ param: { id: piece.id }, json: sentAs(piece) }))

/** Of a piece that is gone already, all is well. */
export async function removeFromAccount(id: string) {
  try {
    await request(api.closet[':id'].$delete({ param: { id } }))
  } catch (error) {
    if (!isFailure(error, 'not_found')) throw error
  }
}
