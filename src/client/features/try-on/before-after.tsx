import { useState } from 'react'
import { ChevronsLeftRight } from 'lucide-react'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { AiLabel } from '#client/features/looks/ai-label.tsx'

type Props = { before: string; after: string; alt: string; width: number; height: number }

/**
 * The look over her photo. It is unveiled once by a slow wipe; then the edge is hers, by pointer or by
 * arrow keys. A range input lies over both pictures and does all the work.
 */
export function BeforeAfter({ before, after, alt, width, height }: Props) {
  const [share, setShare] = useState(0)
  const [isUnveiling, setIsUnveiling] = useState(true)
  const slow = isUnveiling ? 'duration-1400 ease-in-out' : 'duration-0'

  return (
    // The edge runs from the left in every language: it is a place in a picture, not in a text.
    <div
      dir="ltr"
      className="relative mx-auto overflow-hidden rounded-lg bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent"
      style={{ aspectRatio: `${width} / ${height}`, inlineSize: `min(100%, ${(80 * width) / height}dvh)` }}
    >
      <img src={before} alt="" className="absolute inset-0 size-full object-cover" />
      <img
        src={after}
        alt={alt}
        // The wipe starts when there is something to unveil.
        onLoad={() => isUnveiling && setShare(100)}
        onTransitionEnd={() => setIsUnveiling(false)}
        className={cx('absolute inset-0 size-full object-cover transition-[clip-path]', slow)}
        style={{ clipPath: `inset(0 ${100 - share}% 0 0)` }}
      />
      <div
        aria-hidden
        className={cx('pointer-events-none absolute inset-y-0 w-px bg-paper transition-[left]', slow)}
        style={{ left: `${share}%` }}
      />
      <div
        aria-hidden
        className={cx(
          'pointer-events-none absolute bottom-4 -ms-5 grid size-10 place-items-center rounded-full bg-paper/94 text-ink shadow-float transition-[left]',
          slow,
        )}
        style={{ left: `clamp(1.75rem, ${share}%, calc(100% - 1.75rem))` }}
      >
        <ChevronsLeftRight className="size-5" strokeWidth={1.5} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label={t('try-on.compare')}
        aria-valuetext={t('try-on.compareValue', { percent: formatNumber(Math.round(share)) })}
        onChange={({ currentTarget }) => {
          setIsUnveiling(false)
          setShare(Number(currentTarget.value))
        }}
        className="absolute inset-0 size-full cursor-ew-resize touch-pan-y opacity-0"
      />
      <AiLabel className="pointer-events-none absolute start-3 top-3" />
      <p
        aria-hidden
        className={cx(
          'pointer-events-none absolute end-3 top-3 rounded-full bg-paper/90 px-2.5 text-sm leading-6 font-medium transition-opacity duration-(--duration-calm)',
          share > 55 && 'opacity-0',
        )}
      >
        {t('try-on.before')}
      </p>
    </div>
  )
}
