import { useEffect, useState } from 'react'
import { readAppState, isSignedOut } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { isInAccount, loadCloset, synchronise, useCloset } from './closet-store.ts'
import { AddClothes } from './add-clothes.tsx'
import { ClosetCard } from './closet-card.tsx'
import { filterCloset, noFilters } from './closet-filters.ts'
import { ClosetChoices } from './closet-choices.tsx'
import { NewPieces } from './new-pieces.tsx'
import { removeWithUndo } from './remove-with-undo.ts'
import { readWaiting } from './reading.ts'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { CouldNotLoad } from '#client/ui/could-not-load.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Link } from '#client/ui/link.tsx'
import { columns } from '#client/ui/product/grid-columns.ts'
import { GridSkeleton } from '#client/ui/product/grid-skeleton.tsx'

const PieceDialog = laterPart(async () => (await import('./piece-dialog.tsx')).PieceDialog)

const ListDialog = laterPart(async () => (await import('./list/list-dialog.tsx')).ListDialog)

/** What was added before and is not read yet goes on being read. */
export const enterCloset = () => loadCloset().then(readWaiting)

/** Her pieces, what was just added, and the ways to add more. */
export function Closet() {
  const { pieces, phase } = useCloset()
  const [filters, setFilters] = useState(noFilters)
  const [open, setOpen] = useState<string | null>(null)
  const [isListOpen, setIsListOpen] = useState(false)
  useLoadAgain()
  const fresh = pieces.filter(({ isNew }) => isNew)
  const settled = pieces.filter(({ isNew }) => !isNew)
  const shown = filterCloset(settled, filters)
  const isLoading = phase === 'unasked' || phase === 'loading'
  const isEmpty = phase === 'ready' && pieces.length === 0
  const list = phase === 'ready' && (
    <button
      type="button"
      onClick={() => setIsListOpen(true)}
      className="inline-flex min-h-11 items-center text-ink-soft hover:text-ink"
    >
      <span className="link">{t('closet.list')}</span>
    </button>
  )

  return (
    <>
      {isEmpty ? (
        <div className="mt-8 mb-6 grid justify-items-start gap-4 *:first:w-full">
          <EmptyState title={t('closet.emptyTitle')} action={<AddClothes count={pieces.length} />}>
            {t('closet.emptyHint')}
          </EmptyState>
          {list}
        </div>
      ) : (
        <div className="mt-3 mb-8 grid gap-4">
          <AddClothes count={pieces.length} />
          <nav aria-label={t('closet.days')} className="flex flex-wrap gap-x-6">
            <Link to="/closet/today" className="link inline-flex min-h-11 items-center">
              {t('closet.whatToWear')}
            </Link>
            <Link to="/closet/calendar" className="link inline-flex min-h-11 items-center">
              {t('closet.calendar')}
            </Link>
            <Link to="/closet/packing" className="link inline-flex min-h-11 items-center">
              {t('closet.packing')}
            </Link>
            <Link to="/closet/buy-or-skip" className="link inline-flex min-h-11 items-center">
              {t('buy-or-skip-link.title')}
            </Link>
          </nav>
          <div className="-mt-4">{list}</div>
        </div>
      )}
      <Where />
      {phase === 'failed' && (
        <CouldNotLoad onRetry={() => void loadCloset()}>{t('closet.unreadableHere')}</CouldNotLoad>
      )}
      {isLoading && <GridSkeleton count={8} />}
      {fresh.length > 0 && (
        <NewPieces pieces={fresh} all={pieces} onRemove={(piece) => void removeWithUndo(piece)} />
      )}
      {settled.length > 0 && (
        <ClosetChoices
          pieces={settled}
          filters={filters}
          onChange={(change) => setFilters({ ...filters, ...change })}
        />
      )}
      {settled.length > 0 && shown.length === 0 && (
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-soft">{t('closet.noneLeft')}</p>
          <Button variant="outline" size="sm" onClick={() => setFilters(noFilters)}>
            {t('closet.clear')}
          </Button>
        </div>
      )}
      <ul className={columns}>
        {shown.map((piece, index) => (
          <li key={piece.id} className={cx('min-w-0', index >= 12 && 'far-card')}>
            <ClosetCard piece={piece} onOpen={() => setOpen(piece.id)} />
          </li>
        ))}
      </ul>
      <LateDialog open={isListOpen} onClose={() => setIsListOpen(false)}>
        <ListDialog open={isListOpen} onClose={() => setIsListOpen(false)} />
      </LateDialog>
      <LateDialog open={open !== null} onClose={() => setOpen(null)}>
        <PieceDialog
          piece={pieces.find(({ id }) => id === open) ?? null}
          onClose={() => setOpen(null)}
          onRemove={(piece) => void removeWithUndo(piece)}
        />
      </LateDialog>
    </>
  )
}

/** Somebody else may have signed in since the page was opened: the store begins anew then. */
function useLoadAgain() {
  const phase = useCloset((state) => state.phase)
  useEffect(() => {
    if (phase === 'unasked') void loadCloset().then(readWaiting)
  }, [phase])
}

/** Where her closet is kept, and what of it has not arrived there. */
function Where() {
  const waits = useCloset((state) => state.waits)
  const count = useCloset(({ pieces }) => pieces.length)
  if (waits === 'network')
    return (
      <p className="mb-6 flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        {t('closet.waitsForNetwork')}
        <Button variant="quiet" size="sm" onClick={() => void synchronise()}>
          {t('common.tryAgain')}
        </Button>
      </p>
    )
  if (waits === 'room') return <p className="mb-6 text-sm text-ink-soft">{t('closet.waitsForRoom')}</p>
  if (count === 0 || isInAccount()) return null
  return (
    <p className="mb-6 max-w-[60ch] text-sm text-ink-soft">
      {t('closet.onDevice')}{' '}
      {isSignedOut() && (
        <Link to={logInPath('/closet')} className="link text-ink">
          {t('closet.logIn')}
        </Link>
      )}
      {readAppState() && (
        <Link to="/settings-clean" className="link text-ink">
          {t('closet.keepInAccount')}
        </Link>
      )}
    </p>
  )
}
