import './develops.css'
import { useState } from 'react'
import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { Compare } from '#client/ui/compare.tsx'
import type { Adjuster } from '../adjust/adjuster.ts'
import { PullHandles } from '../adjust/pull-handles.tsx'
import { lookFrame } from './look-frame.ts'
import { Sketch } from '../adjust/sketch.tsx'

type Props = {
  before: string
  /** What the two are called where another look lies under it; without, that is her photo. */
  names?: { before: string; after: string }
  after: string
  alt: string
  width: number
  height: number
  /** A look that is on the screen already: the new one develops over it, and nothing is wiped. */
  under?: string
  /** A CSS length that the pictures may not be higher than. */
  tallest?: string
  /** For a look that can be adjusted. */
  adjuster?: Adjuster
}

/** The look over the photo. A slow wipe uncovers it once; after that she moves the edge herself. */
export function BeforeAfter({ before, names, after, alt, width, height, under, tallest, adjuster }: Props) {
  const [share, setShare] = useState(under ? 100 : 0)
  const [isUnveiling, setIsUnveiling] = useState(true)
  const beforeName = names?.before
  const [shownName, setShownName] = useState(beforeName)
  // Another look under it is shown at once, and goes as it came.
  if (beforeName !== shownName) {
    setShownName(beforeName)
    setShare(beforeName === undefined ? 100 : 50)
  }

  return (
    <div className="group/picture relative mx-auto" style={lookFrame(width, height, tallest)}>
      <Compare
        share={share}
        onShare={(next) => {
          setIsUnveiling(false)
          setShare(next)
        }}
        label={t('try-on.compare')}
        valueText={t('try-on.compareValue', { percent: formatNumber(Math.round(share)) })}
        onTransitionEnd={({ target, currentTarget }) => target === currentTarget && setIsUnveiling(false)}
        className={cx('size-full rounded-lg', isUnveiling && 'compare-slowly')}
      >
        <img src={before} alt="" className="absolute inset-0 size-full object-cover" />
        {under && <img src={under} alt="" className="compare-look absolute inset-0 size-full object-cover" />}
        <img
          key={under ? 'develops' : 'wiped'}
          src={after}
          alt={alt}
          // The wipe starts when the look has loaded.
          onLoad={() => {
            adjuster?.hideSketch()
            if (isUnveiling) setShare(100)
          }}
          className={cx('compare-look absolute inset-0 size-full object-cover', under && 'develops')}
        />
        {adjuster && <Sketch adjuster={adjuster} />}
        {names && <Name className={cx('start-3', share < 45 && 'opacity-0')}>{names.after}</Name>}
        <Name className={cx('end-3', share > 55 && 'opacity-0')}>{beforeName ?? t('try-on.before')}</Name>
      </Compare>
      {/* On a phone's small picture it would lie on her face at the top. */}
      <AiLabel className="pointer-events-none absolute start-2 bottom-2 sm:start-3 sm:top-3 sm:bottom-auto" />
      {adjuster && <PullHandles adjuster={adjuster} width={width} height={height} />}
    </div>
  )
}

/** What a side of the picture shows, below the label. */
const Name = ({ className, children }: { className: string; children: string }) => (
  <p
    aria-hidden
    className={cx(
      'pointer-events-none absolute top-3 line-clamp-2 max-w-[45%] rounded-md bg-paper/90 px-2.5 py-0.5 text-sm leading-5 font-medium transition-opacity duration-(--duration-calm) sm:top-11',
      className,
    )}
  >
    {children}
  </p>
)
