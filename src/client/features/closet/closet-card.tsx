import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { ClosetPicture } from './closet-picture.tsx'
import { isArchived, type ClosetPiece } from './closet-piece.ts'
import { factsOfPiece, nameOfPiece } from './closet-words.ts'

type Props = { piece: ClosetPiece; onOpen: () => void }

/** A piece in the grid: a press opens it. */
export function ClosetCard({ piece, onOpen }: Props) {
  const { state } = piece.details
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="group grid w-full min-w-0 content-start text-start"
    >
      <span className="relative block">
        <ClosetPicture
          piece={piece}
          className={cx(
            'transition-shadow duration-(--duration-quick) group-hover:shadow-[0_0_0_1px_var(--edge)]',
            isArchived(piece) && 'opacity-60',
          )}
        />
        {state !== 'here' && (
          <span className="absolute start-2 bottom-2 rounded-full bg-paper/92 px-2.5 py-0.5 text-sm font-medium text-ink">
            {t(`closet.state_${state}`)}
          </span>
        )}
      </span>
      <span className="mt-2.5 line-clamp-2">{nameOfPiece(piece)}</span>
      <span className="truncate text-sm text-ink-soft">{factsOfPiece(piece)}</span>
    </button>
  )
}
