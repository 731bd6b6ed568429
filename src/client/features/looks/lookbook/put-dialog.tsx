import Check from 'lucide-react/icons/check'
import { useActionState, startTransition } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Album, SavedLook } from '../saved-look.ts'
import { AlbumNameForm } from './album-name-dialog.tsx'
import { addAlbum, putIntoAlbum } from './albums.ts'

type Props = { open: boolean; looks: SavedLook[]; albums: Album[]; onClose: () => void; onDone?: () => void }

/** Asks on which board looks are to be, an own or a new one. */
export function PutDialog({ open, onClose, ...asked }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('lookbook.put')} size="sm">
      {open && <Boards {...asked} onClose={onClose} />}
    </Dialog>
  )
}

function Boards({ looks, albums, onClose, onDone }: Omit<Props, 'open'>) {
  const [failure, put] = useActionState(async (_: string, album: Album | null) => {
    try {
      await putIntoAlbum(looks, album?.id ?? null)
    } catch (error) {
      return messageOf(error)
    }
    const title = album ? t('lookbook.isOn', { board: album.name }) : t('lookbook.takenOff')
    toast({ title, tone: 'success' })
    onClose()
    onDone?.()
    return ''
  }, '')

  /** Where all of them are; undefined where they are on several. */
  const [first] = looks
  const place = looks.every(({ albumId }) => albumId === first?.albumId) ? first?.albumId : undefined
  return (
    <div className="grid gap-6">
      {failure && <Alert>{failure}</Alert>}
      {albums.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {[...albums, null].map((album) => (
            <li key={album?.id ?? ''}>
              <button
                type="button"
                aria-pressed={place === (album?.id ?? null)}
                onClick={() => startTransition(() => put(album))}
                className="flex min-h-12 w-full items-center justify-between gap-3 rounded-sm px-2 text-start hover:bg-tint"
              >
                <span className="min-w-0 truncate">{album?.name ?? t('lookbook.noBoard')}</span>
                {place === (album?.id ?? null) && (
                  <Check aria-hidden className="size-5 shrink-0 text-accent" strokeWidth={1.75} />
                )}
              </button>
            </li>
          ))}
        </ul>
      )}
      <AlbumNameForm
        label={t('lookbook.newBoard')}
        submit={t('lookbook.createAndPut')}
        onName={async (name) => {
          const album = await addAlbum(name)
          startTransition(() => put(album))
        }}
      />
    </div>
  )
}
