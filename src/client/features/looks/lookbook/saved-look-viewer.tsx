import { useEffect, useRef, useState } from 'react'
import Album from 'lucide-react/icons/album'
import Download from 'lucide-react/icons/download'
import Share from 'lucide-react/icons/share'
import Trash2 from 'lucide-react/icons/trash'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { useServerState } from '#client/session/server-state.ts'
import { fileNameOf } from '../file-name.ts'
import { LookViewer } from '../look-viewer.tsx'
import { ReportLookButton } from '../report-look-button.tsx'
import type { Album as SavedAlbum, SavedLook } from '../saved-look.ts'
import { canShareLook, shareLook } from '../share-look.ts'
import { ShopTheLook } from '../shop-the-look.tsx'
import { ShowLookButton } from '../show/show-buttons.tsx'
import { LookNotes } from './look-notes.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { nameOfSaved } from '../saved-look-name.ts'
import { PieceNow } from './piece-now.tsx'
import { presentPieces } from '../present-pieces.ts'
import { PutDialog } from './put-dialog.tsx'
import { openerId } from './saved-look-card.tsx'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

type Props = {
  looks: SavedLook[]
  shown: SavedLook | null
  albums: SavedAlbum[]
  onShow: (look: SavedLook | null) => void
  onRemove: (look: SavedLook) => void
  /** She goes on with a look in the mirror. */
  onWear: () => void
}

/** A look of the lookbook, with the ways to its neighbours, what she noted, and what became of its pieces. */
export function SavedLookViewer({ looks, shown, albums, onShow, onRemove, onWear }: Props) {
  // The last look stays in sight while the dialog closes.
  const [last, setLast] = useState(shown)
  if (shown && shown !== last) setLast(shown)
  const [isMoving, setMoving] = useState(false)
  useReturn(shown, last)

  const at = looks.findIndex(({ id }) => id === last?.id)
  const towards = (look: SavedLook | undefined) => look && (() => onShow(look))
  return (
    <>
      <LookViewer
        look={shown && { url: shown.tryOnImageUrl, alt: shown.title, title: shown.title, items: shown.items }}
        steps={
          looks.length > 1
            ? {
                previous: towards(looks[at - 1]),
                next: towards(looks[at + 1]),
                position: t('lookbook.position', { at: at + 1, count: looks.length }),
              }
            : undefined
        }
        onClose={() => onShow(null)}
      >
        {last && (
          <div className="grid gap-8">
            <div className="grid gap-4">
              <div>
                <p className="font-display text-display-sm">{last.title}</p>
                <p className="text-sm text-ink-soft">
                  {t('looks.savedOn', { date: formatDate(new Date(last.createdAt)) })}
                </p>
              </div>
              <MirrorLink
                asked={{ kind: 'look', value: nameOfSaved(last.id) }}
                onFollow={onWear}
                className={buttonStyle()}
              >
                {t('lookbook.wear')}
              </MirrorLink>
              <div className="flex flex-wrap gap-2">
                <Button
                  variant="outline"
                  size="sm"
                  icon={<Album {...icon} />}
                  className="max-w-full"
                  onClick={() => setMoving(true)}
                >
                  <span className="truncate">
                    {albums.find(({ id }) => id === last.albumId)?.name ?? t('lookbook.put')}
                  </span>
                </Button>
                <a
                  href={last.tryOnImageUrl}
                  download={fileNameOf(last.title)}
                  className={buttonStyle('outline', 'sm')}
                >
                  <Download {...icon} />
                  {t('lookbook.download')}
                </a>
                <ShowLookButton look={last} />
                {canShareLook() && (
                  <Button
                    variant="outline"
                    size="sm"
                    icon={<Share {...icon} />}
                    onClick={() => void shareLook(last.tryOnImageUrl, last.title)}
                  >
                    {t('looks.share')}
                  </Button>
                )}
                <Button
                  variant="quiet"
                  size="sm"
                  icon={<Trash2 {...icon} />}
                  aria-label={t('looks.remove', { title: last.title })}
                  onClick={() => onRemove(last)}
                >
                  {t('looks.removeYes')}
                </Button>
              </div>
              <LookNotes key={last.id} look={last} />
            </div>
            <Pieces key={last.id} look={last} />
            <ReportLookButton
              look={{ url: last.tryOnImageUrl, pieces: last.items.map(({ name }) => name) }}
            />
          </div>
        )}
      </LookViewer>
      <PutDialog
        open={isMoving}
        looks={last ? [last] : []}
        albums={albums}
        onClose={() => setMoving(false)}
      />
    </>
  )
}

function Pieces({ look: { items } }: { look: SavedLook }) {
  const { data: products = [] } = useServerState(presentPieces(items))
  return (
    <ShopTheLook
      items={items}
      prices={items.map((item, at) => (
        <PieceNow key={at} item={item} product={products.find(({ id }) => id === item.id) ?? null} />
      ))}
    />
  )
}

/** She returns to the card of the look that she saw last; the browser alone would go to the one that she opened first. */
function useReturn(shown: SavedLook | null, last: SavedLook | null) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !shown && last) {
      const card = document.getElementById(openerId(last))
      card?.focus({ preventScroll: true })
      card?.scrollIntoView({ block: 'nearest' })
    }
    wasOpen.current = shown !== null
  }, [shown, last])
}
