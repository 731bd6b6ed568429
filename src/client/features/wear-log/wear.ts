import { changePiece } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'

type Log = 'wornOn' | 'plannedFor'

const mostDays: Record<Log, number> = { wornOn: 1000, plannedFor: 400 }

const withDay = (days: readonly string[], day: string, log: Log) =>
  [...new Set([...days, day])].toSorted().slice(-mostDays[log])

/** Notes that she wore pieces on a day, or plans to. What is worn is planned no longer. */
export async function note(pieces: readonly ClosetPiece[], day: string, log: Log) {
  for (const { id, details } of pieces) {
    const noted = { [log]: withDay(details[log], day, log) }
    const isOver = log === 'wornOn' && details.plannedFor.includes(day)
    await changePiece(id, {
      ...noted,
      ...(isOver && { plannedFor: details.plannedFor.filter((one) => one !== day) }),
    })
  }
}

/** Takes pieces out of a day. */
export async function unnote(pieces: readonly ClosetPiece[], day: string, log: Log) {
  for (const { id, details } of pieces)
    await changePiece(id, { [log]: details[log].filter((one) => one !== day) })
}

export const isNoted = (piece: ClosetPiece, day: string, log: Log) => piece.details[log].includes(day)
