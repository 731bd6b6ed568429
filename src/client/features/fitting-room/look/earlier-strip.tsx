import Columns2 from 'lucide-react/icons/columns-2'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { comparableTo, compareWith, goBackTo, useEarlierLooks } from './earlier-looks.ts'

/**
 * The looks of this visit, to go back to, or to compare with the one that is shown; none is shown while the next one is made. Where
 * it is narrow the strip stands beside the picture, which keeps its height.
 */
export function EarlierStrip({ shownId }: { shownId: string | null }) {
  const looks = useEarlierLooks((state) => state.looks)
  const comparedId = useEarlierLooks((state) => state.comparedId)
  const isAwaiting = shownId === null
  if (looks.length < (isAwaiting ? 1 : 2)) return null
  const comparable = isAwaiting ? [] : comparableTo(shownId, looks)
  const isComparing = comparedId !== null

  return (
    <div
      data-earlier
      className="flex items-center gap-2 narrow:absolute narrow:end-0 narrow:top-0 narrow:max-h-(--tallest) narrow:flex-col"
    >
      <ul
        aria-label={t('try-on.earlier')}
        className="flex min-w-0 flex-1 gap-2 overflow-auto p-1 [scrollbar-width:none] narrow:min-h-0 narrow:flex-col"
      >
        {looks.map((earlier) => {
          const { look, url, outfit } = earlier
          const isShown = look.predictionId === shownId
          const isCompared = look.predictionId === comparedId
          return (
            <li key={look.predictionId}>
              <button
                type="button"
                aria-label={t('try-on.showLook', { outfit: outfit.name })}
                aria-pressed={isShown || isCompared}
                disabled={isAwaiting || (isComparing && !isShown && !comparable.includes(earlier))}
                onClick={() => {
                  if (isShown) return
                  if (isComparing) compareWith(earlier)
                  else goBackTo(earlier)
                }}
                className={cx(
                  'block h-14 w-11 overflow-hidden rounded-sm disabled:opacity-40',
                  isShown && 'shadow-[0_0_0_2px_var(--paper),0_0_0_3.5px_var(--accent)]',
                  isCompared && 'shadow-[0_0_0_2px_var(--paper),0_0_0_3.5px_var(--edge)]',
                )}
              >
                <img src={url} alt="" className="size-full object-cover object-top" />
              </button>
            </li>
          )
        })}
      </ul>
      {comparable.length > 0 && (
        <IconButton
          label={t('try-on.compareLooks')}
          icon={<Columns2 aria-hidden className="size-5" strokeWidth={1.5} />}
          aria-pressed={isComparing}
          onClick={() => compareWith(isComparing ? null : (comparable.at(-1) ?? null))}
          className="aria-pressed:bg-tint"
        />
      )}
    </div>
  )
}
