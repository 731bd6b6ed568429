import { useId } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Undo2 from 'lucide-react/icons/undo-2'
import { t } from '#client/i18n/messages.ts'
import type { Outfit } from '../outfit.ts'
import { cx } from '#client/lib/class-names.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { LayeringChoice } from './layering-choice.tsx'
import type { Adjuster } from './adjuster.ts'
import { PictureCorrections } from './picture-corrections.tsx'
import { PieceControls } from './piece-controls.tsx'
import { PieceTabs } from './piece-tabs.tsx'
import { useAdjusting } from './use-adjusting.ts'
import { isPieceAdjustable, wearingOf, type LookReport } from './look-settings.ts'
import { lookWords } from './wearing-words.ts'

type Props = { adjuster: Adjuster; pieces: Outfit['pieces'] }

/** The controls for the look that is shown, folded until she opens them. */
export function AdjustLook({ adjuster, pieces }: Props) {
  const id = useId()
  const { look, settings, past, isMaking, isSketched, isOpen, piece } = useAdjusting(adjuster, (all) => all)
  if (!look) return null
  const canOpen = look.category !== undefined || look.worn.some(isPieceAdjustable)
  const set = look.worn.map((one, index) => ({ ...one, wearing: wearingOf(settings, index) }))
  const words = lookWords(set, pieces)
  const [first] = look.worn
  const chosen = look.worn[piece]
  const summary = settings.category
    ? [t(`outfits.category_${settings.category}`), words].filter(Boolean).join(' · ')
    : words || t('wearing.asItComes')
  const isWaiting = isMaking && !isSketched

  return (
    <div className="grid gap-3">
      {look.layering && (
        <LayeringChoice
          value={settings.layering === 'over' ? 'over' : 'bare'}
          onChange={adjuster.setLayering}
        />
      )}
      <div className="flex min-h-11 items-center gap-2">
        {canOpen && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => adjuster.open(!isOpen)}
            className="flex min-h-11 min-w-0 flex-1 items-center gap-2 rounded-md text-start"
          >
            <span className="min-w-0">
              <span className="block font-medium">{t('wearing.adjust')}</span>
              <span className="line-clamp-2 text-sm text-ink-soft">{summary}</span>
            </span>
            <ChevronDown
              aria-hidden
              className={cx(
                'size-5 shrink-0 transition-transform duration-(--duration-quick)',
                isOpen && 'rotate-180',
              )}
              strokeWidth={1.5}
            />
          </button>
        )}
        {isWaiting && <Spinner className="ms-auto text-ink-soft" />}
        <IconButton
          label={t('wearing.undo')}
          icon={<Undo2 aria-hidden className="size-5 rtl:-scale-x-100" strokeWidth={1.5} />}
          // Not disabled: a disabled button loses the keyboard focus.
          aria-disabled={past.length === 0}
          onClick={adjuster.undo}
          className={cx('aria-disabled:opacity-40', !isWaiting && 'ms-auto')}
        />
      </div>
      <div id={id} hidden={!isOpen} className="grid gap-5">
        {isOpen && (
          <>
            {settings.category && first && (
              <PictureCorrections
                adjuster={adjuster}
                category={settings.category}
                adjustable={first.adjustable}
              />
            )}
            <PieceTabs worn={look.worn} pieces={pieces} value={piece} onChange={adjuster.choosePiece} />
            {chosen && look.worn.some(isPieceAdjustable) && (
              <PieceControls adjuster={adjuster} piece={piece} adjustable={chosen.adjustable} />
            )}
          </>
        )}
      </div>
      <output className="sr-only">{past.length > 0 && summary}</output>
    </div>
  )
}

/** Says how the pieces are worn, for a look that cannot be adjusted on this page. */
export function WornWords({ look, pieces }: { look: LookReport; pieces: Outfit['pieces'] }) {
  const words = look.worn.length === pieces.length && lookWords(look.worn, pieces)
  return words ? <p className="text-sm text-ink-soft">{words}</p> : null
}
