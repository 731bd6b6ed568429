import Trash2 from 'lucide-react/icons/trash'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { AiLabel } from '#client/ui/ai-label.tsx'
import type { SavedLook } from '../saved-look.ts'

type Props = { look: SavedLook; onOpen: () => void; onRemove: () => void }

export function SavedLookCard({ look, onOpen, onRemove }: Props) {
  const { title, tryOnImageUrl, createdAt } = look
  return (
    <article className="relative grid gap-2">
      <button
        type="button"
        aria-label={t('looks.open', { title })}
        onClick={onOpen}
        className="group relative block w-full rounded-sm text-start"
      >
        <Picture src={tryOnImageUrl} alt="" ratio="2 / 3" />
        <AiLabel className="pointer-events-none absolute start-2 bottom-2" />
      </button>
      <IconButton
        label={t('looks.remove', { title })}
        onPicture
        icon={<Trash2 aria-hidden className="size-4.5" strokeWidth={1.5} />}
        onClick={onRemove}
        className="absolute end-2 top-2"
      />
      <div>
        <h3 className="truncate">{title}</h3>
        <p className="text-sm text-ink-soft">
          <span className="sr-only">{t('looks.savedOn', { date: formatDate(new Date(createdAt)) })}</span>
          <span aria-hidden>{formatDate(new Date(createdAt), { day: 'numeric', month: 'short' })}</span>
        </p>
      </div>
    </article>
  )
}
