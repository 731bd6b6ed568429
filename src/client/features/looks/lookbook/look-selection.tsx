import { useActionState, useState, startTransition } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Album, SavedLook } from '../saved-look.ts'
import { AskFriendsButton } from '../show/show-buttons.tsx'
import { downloadLooks } from './download-looks.ts'
import { looksGrid } from './looks-grid.ts'
import { PutDialog } from './put-dialog.tsx'
import { removeLooks } from './removal.ts'
import { SelectableLook } from './saved-look-card.tsx'

type Props = { looks: SavedLook[]; albums: Album[]; onDone: () => void }

/** The looks with a checkbox each, and what can be done with the chosen ones. */
export function LookSelection({ looks, albums, onDone }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [asked, setAsked] = useState<'put' | 'remove' | null>(null)
  const selected = looks.filter(({ id }) => chosen.has(id))
  const isAll = selected.length === looks.length
  const isNone = selected.length === 0
  const close = () => setAsked(null)

  const [, download, isFetching] = useActionState(async () => {
    await downloadLooks(selected).catch((error: unknown) =>
      toast({ title: t('lookbook.notDone'), description: messageOf(error), tone: 'error' }),
    )
  }, undefined)

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return (
    <>
      {/* What takes the focus must not scroll under the bar. */}
      <ul aria-label={t('lookbook.selectList')} className={`${looksGrid} [&_input]:scroll-mb-44`}>
        {looks.map((look) => (
          <li key={look.id} className="min-w-0">
            <SelectableLook look={look} isSelected={chosen.has(look.id)} onToggle={() => toggle(look.id)} />
          </li>
        ))}
      </ul>
      <section
        aria-label={t('lookbook.selectionBar')}
        className="sticky -bottom-8 z-10 -mx-6 mt-8 -mb-8 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-hairline bg-raised px-6 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-8 sm:px-8"
      >
        <div className="flex items-center gap-2">
          <output className="font-medium tabular-nums">
            {t('lookbook.selected', { count: selected.length })}
          </output>
          <Button
            variant="quiet"
            size="sm"
            onClick={() => setChosen(isAll ? new Set() : new Set(looks.map(({ id }) => id)))}
          >
            {t(isAll ? 'lookbook.selectNone' : 'lookbook.selectAll')}
          </Button>
        </div>
        <div className="flex flex-wrap gap-2">
          <AskFriendsButton looks={selected} />
          <Button variant="outline" size="sm" disabled={isNone} onClick={() => setAsked('put')}>
            {t('lookbook.put')}
          </Button>
          <Button
            variant="outline"
            size="sm"
            disabled={isNone}
            loading={isFetching}
            onClick={() => startTransition(download)}
          >
            {t('lookbook.download')}
          </Button>
          <Button variant="danger" size="sm" disabled={isNone} onClick={() => setAsked('remove')}>
            {t('looks.removeYes')}
          </Button>
        </div>
      </section>
      <PutDialog open={asked === 'put'} looks={selected} albums={albums} onClose={close} onDone={onDone} />
      <ConfirmDialog
        open={asked === 'remove'}
        title={t('lookbook.removeTitle', { count: selected.length })}
        confirmLabel={t('looks.removeYes')}
        cancelLabel={t('looks.keep')}
        danger
        onConfirm={() => {
          close()
          removeLooks(selected)
          onDone()
        }}
        onClose={close}
      >
        {t('lookbook.removeText')}
      </ConfirmDialog>
    </>
  )
}
