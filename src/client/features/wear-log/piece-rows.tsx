import type { ComponentType, ReactNode } from 'react'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'

type Props = {
  title: string
  pieces: ClosetPiece[]
  /** What is said of a piece. */
  words?: (piece: ClosetPiece) => string
  /** What can be done with it. */
  Action?: ComponentType<{ piece: ClosetPiece }>
  /** With all of them. */
  action?: ReactNode
}

/** Pieces below each other, each with what is to be said of it and done with it. */
export function PieceRows({ title, pieces, words, Action, action }: Props) {
  if (pieces.length === 0) return null
  return (
    <section className="grid gap-2">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-display-sm">{title}</h2>
        {action}
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {pieces.map((piece) => (
          <li key={piece.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
            <ClosetPicture piece={piece} className="w-14 shrink-0" />
            <div className="min-w-24 flex-1">
              <p className="line-clamp-2">{nameOfPiece(piece)}</p>
              {words && <p className="text-sm text-ink-soft">{words(piece)}</p>}
            </div>
            {Action && <Action piece={piece} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
