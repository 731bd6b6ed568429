import Trash2 from 'lucide-react/icons/trash'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { Selectable } from '#client/ui/selectable.tsx'
import type { SavedLook } from '../saved-look.ts'

type Props = { look: SavedLook; onOpen: () => void; onRemove: () => void }

/** Where the focus returns to from a look. */
export const openerId = (look: SavedLook) => `open-${look.id}`

export const SavedLookCard = ({ look, onOpen, onRemove }: Props) => (
  <article className="relative grid gap-2">
    <button
      id={openerId(look)}
      type="button"
      aria-label={t('looks.open', { title: look.title })}
      onClick={onOpen}
      className="group relative block w-full rounded-sm text-start"
    >
      <LookPicture look={look} />
    </button>
    <IconButton
      label={t('looks.remove', { title: look.title })}
      onPicture
      icon={<Trash2 aria-hidden className="size-4.5" strokeWidth={1.5} />}
      onClick={onRemove}
      className="absolute end-2 top-2"
    />
    <LookWords look={look} />
  </article>
)

type SelectableProps = { look: SavedLook; isSelected: boolean; onToggle: () => void }

export const SelectableLook = ({ look, ...choice }: SelectableProps) => (
  <Selectable label={look.title} {...choice} picture={<LookPicture look={look} />}>
    <div className="mt-2">
      <LookWords look={look} />
    </div>
  </Selectable>
)

const LookPicture = ({ look }: { look: SavedLook }) => (
  <>
    <Picture src={look.tryOnImageUrl} alt="" ratio="2 / 3" />
    <AiLabel className="pointer-events-none absolute start-2 bottom-2" />
  </>
)

const LookWords = ({ look: { title, notes, createdAt } }: { look: SavedLook }) => (
  <div className="min-w-0">
    <h3 className="truncate">{title}</h3>
    <p className="text-sm text-ink-soft">
      <span className="sr-only">{t('looks.savedOn', { date: formatDate(new Date(createdAt)) })}</span>
      <span aria-hidden>{formatDate(new Date(createdAt), { day: 'numeric', month: 'short' })}</span>
    </p>
    {notes && <p className="line-clamp-2 text-sm">{notes}</p>}
  </div>
)
