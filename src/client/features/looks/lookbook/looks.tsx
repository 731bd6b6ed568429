import { useState } from 'react'
import ListChecks from 'lucide-react/icons/list-checks'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import type { Album, SavedLook } from '../saved-look.ts'
import { ShownLooksButton } from '../show/show-buttons.tsx'
import { AlbumActions, AlbumBar } from './album-bar.tsx'
import { LookSelection } from './look-selection.tsx'
import { looksGrid } from './looks-grid.ts'
import { removeLooks } from './removal.ts'
import { SavedLookCard } from './saved-look-card.tsx'
import { SavedLookViewer } from './saved-look-viewer.tsx'

type Props = {
  looks: SavedLook[]
  albums: Album[]
  /** She goes on with a look in the mirror. */
  onWear: () => void
}

/** Her looks, all of them or those of a board. */
export function Looks({ looks: all, albums, onWear }: Props) {
  const [albumId, setAlbumId] = useState<string | null>(null)
  const [isSelecting, setSelecting] = useState(false)
  const [asked, setAsked] = useState<SavedLook | null>(null)
  const [viewedId, setViewedId] = useState<string | null>(null)
  const album = albums.find(({ id }) => id === albumId) ?? null
  const looks = album ? all.filter((look) => look.albumId === album.id) : all

  function remove(look: SavedLook) {
    const at = looks.indexOf(look)
    // An opened look makes way for its neighbour.
    if (viewedId) setViewedId((looks[at + 1] ?? looks[at - 1])?.id ?? null)
    setAsked(null)
    removeLooks([look])
  }

  function chooseLooks() {
    setAlbumId(null)
    setSelecting(true)
  }

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <div className="flex min-h-11 items-center">
          <p className="me-2 text-ink-soft">{t('looks.count', { count: looks.length })}</p>
          {album && <AlbumActions key={album.id} album={album} onRemoved={() => setAlbumId(null)} />}
        </div>
        <div className="flex flex-wrap items-center">
          <ShownLooksButton onWear={onWear} />
          {looks.length > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-me-4"
              aria-pressed={isSelecting}
              icon={<ListChecks aria-hidden className="size-4" strokeWidth={1.5} />}
              onClick={() => setSelecting(!isSelecting)}
            >
              {t(isSelecting ? 'lookbook.selectDone' : 'lookbook.select')}
            </Button>
          )}
        </div>
      </div>
      <AlbumBar albums={albums} chosen={album} onChoose={setAlbumId} />
      {looks.length === 0 && (
        <EmptyState
          title={t('lookbook.emptyBoard')}
          action={<Button onClick={chooseLooks}>{t('lookbook.chooseLooks')}</Button>}
        >
          {t('lookbook.emptyBoardText')}
        </EmptyState>
      )}
      {isSelecting && looks.length > 0 ? (
        <LookSelection looks={looks} albums={albums} onDone={() => setSelecting(false)} />
      ) : (
        <ul className={looksGrid}>
          {looks.map((look) => (
            <li key={look.id} className="min-w-0">
              <SavedLookCard
                look={look}
                onOpen={() => setViewedId(look.id)}
                onRemove={() => setAsked(look)}
              />
            </li>
          ))}
        </ul>
      )}
      <SavedLookViewer
        looks={looks}
        shown={looks.find(({ id }) => id === viewedId) ?? null}
        albums={albums}
        onShow={(look) => setViewedId(look?.id ?? null)}
        onRemove={setAsked}
        onWear={onWear}
      />
      <ConfirmDialog
        open={asked !== null}
        title={t('looks.removeTitle')}
        confirmLabel={t('looks.removeYes')}
        cancelLabel={t('looks.keep')}
        danger
        onConfirm={() => asked && remove(asked)}
        onClose={() => setAsked(null)}
      >
        {t('looks.removeConfirm')}
      </ConfirmDialog>
    </>
  )
}
