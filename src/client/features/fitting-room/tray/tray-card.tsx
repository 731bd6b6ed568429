import { Suspense, useId, type ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import Crown from 'lucide-react/icons/crown'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import type { Outfit } from '../outfit.ts'
import { fetchPhotoAdvice } from '../photo-notes.tsx'
import { judgementOf, usePhotoStore } from '../photo-store.ts'
import type { Obstacle } from '../outfit/fit-to-photo.ts'

type Props = {
  name: string
  /** Only for screen readers. */
  description?: string
  lang?: string
  picture: ReactNode
  isChosen?: boolean
  /** Where it is narrow the picture says enough. */
  isPictureEnough?: boolean
  /** Part of Luxe. */
  isPremium?: boolean
  /** It leads to the upgrade. */
  isLocked?: boolean
  /** What her photo speaks against. */
  obstacle: Obstacle | null
  /** Of an outfit: what it has, for what of it no look shows. */
  items?: Outfit['items']
  /** Called with the picture element, which can be animated to its next place (fly.ts). */
  onChoose: (picture: HTMLElement | null) => void
}

const none: Outfit['items'] = []

/** Nothing is said of an outfit before the photo has been checked. */
const ObstacleWords = laterPart(async () => (await fetchPhotoAdvice()).ObstacleWords)

/** An outfit or a piece in the tray. */
export function TrayCard({
  name,
  description,
  lang,
  picture,
  isChosen = false,
  isPictureEnough = false,
  isPremium,
  isLocked,
  obstacle,
  items = none,
  onChoose,
}: Props) {
  const id = useId()
  const isChecked = usePhotoStore(({ check }) => judgementOf(check) !== null)
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-describedby={description ? id : undefined}
      aria-label={isLocked ? t('fitting-room.presetLocked', { title: name }) : name}
      onClick={({ currentTarget }) => onChoose(currentTarget.querySelector('img'))}
      className="group relative grid w-full content-start gap-2 rounded-md text-start"
    >
      <span
        className={cx(
          'relative block rounded-md transition-shadow duration-(--duration-quick)',
          isChosen
            ? 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]'
            : 'group-hover:shadow-[0_0_0_1px_var(--edge)]',
          obstacle?.isWhole && '[&_img]:opacity-40',
        )}
      >
        {picture}
        {isPremium && (
          <span className="absolute start-2 top-2 inline-flex items-center gap-1 rounded-full bg-paper/92 px-2 py-0.5 text-sm font-medium">
            <Crown aria-hidden className="size-3.5" strokeWidth={1.75} />
            <span className="narrow:sr-only xl:sr-only">{t('fitting-room.luxe')}</span>
          </span>
        )}
        {isChosen && (
          <span className="absolute end-2 bottom-2 grid size-7 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-4" strokeWidth={2} />
          </span>
        )}
      </span>
      <span
        className={cx(
          'line-clamp-2 text-sm leading-5',
          isChosen && 'font-medium',
          isPictureEnough && 'narrow:sr-only',
        )}
        lang={lang}
      >
        {name}
      </span>
      {isChecked && (obstacle || items.length > 0) && (
        <span
          className={cx(
            'text-sm leading-5 text-ink-soft empty:hidden',
            isPictureEnough ? 'roomy:-mt-2' : '-mt-2',
          )}
        >
          <Part quiet>
            <Suspense>
              <ObstacleWords obstacle={obstacle} items={items} />
            </Suspense>
          </Part>
        </span>
      )}
      {description && (
        <span id={id} hidden lang={lang}>
          {description}
        </span>
      )}
    </button>
  )
}
