import { useState } from 'react'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Album } from '../saved-look.ts'
import { AlbumNameDialog } from './album-name-dialog.tsx'
import { addAlbum, removeAlbum, renameAlbum } from './albums.ts'

const icon = { 'aria-hidden': true, className: 'size-4', strokeWidth: 1.5 } as const

type Props = { albums: Album[]; chosen: Album | null; onChoose: (id: string | null) => void }

/** Which board is shown, and the way to a new one. */
export function AlbumBar({ albums, chosen, onChoose }: Props) {
  const [isNaming, setNaming] = useState(false)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-2">
      {albums.length > 0 && (
        <Chips
          legend={t('lookbook.boards')}
          hideLegend
          rail
          options={[
            { value: '', label: t('lookbook.all') },
            ...albums.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={chosen?.id ?? ''}
          onChange={(id) => onChoose(id || null)}
        />
      )}
      <Button
        variant="quiet"
        size="sm"
        className={albums.length > 0 ? '' : '-ms-4'}
        icon={<Plus {...icon} />}
        onClick={() => setNaming(true)}
      >
        {t('lookbook.newBoard')}
      </Button>
      <AlbumNameDialog
        open={isNaming}
        title={t('lookbook.newBoard')}
        submit={t('lookbook.create')}
        onName={async (name) => onChoose((await addAlbum(name)).id)}
        onClose={() => setNaming(false)}
      />
    </div>
  )
}

/** Renames and deletes the board that is shown. */
export function AlbumActions({ album, onRemoved }: { album: Album; onRemoved: () => void }) {
  const [asked, setAsked] = useState<'name' | 'remove' | null>(null)
  const close = () => setAsked(null)

  async function remove() {
    close()
    try {
      await removeAlbum(album)
      onRemoved()
    } catch (error) {
      toast({ title: t('lookbook.notDone'), description: messageOf(error), tone: 'error' })
    }
  }

  return (
    <>
      <IconButton label={t('lookbook.rename')} icon={<Pencil {...icon} />} onClick={() => setAsked('name')} />
      <IconButton
        label={t('lookbook.deleteBoard')}
        icon={<Trash2 {...icon} />}
        onClick={() => setAsked('remove')}
      />
      <AlbumNameDialog
        open={asked === 'name'}
        title={t('lookbook.renameTitle')}
        former={album.name}
        submit={t('lookbook.save')}
        onName={(name) => renameAlbum(album, name)}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('lookbook.deleteTitle', { board: album.name })}
        confirmLabel={t('lookbook.deleteBoard')}
        danger
        onConfirm={() => void remove()}
        onClose={close}
      >
        {t('lookbook.deleteText')}
      </ConfirmDialog>
    </>
  )
}
