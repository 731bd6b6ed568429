import type { ReactNode } from 'react'
import { ChevronsUp, MoveVertical } from 'lucide-react'
import { wearingLimits } from '#client/engine/index.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Adjuster } from './adjuster.ts'
import { useAdjusting } from './use-adjusting.ts'
import { lengthWords, sleeveWords } from './words.ts'

/**
 * What can be pulled on the picture: the hem at one side, the cuffs at the other. There while a mouse is over the picture,
 * a key in it, or the controls are open; the place they are dragged to is the value.
 */
export function PullHandles({ adjuster }: { adjuster: Adjuster }) {
  const { look, way, piece, isOpen } = useAdjusting(adjuster, (all) => all)
  const adjustable = look?.worn[piece]?.adjustable
  if (!adjustable) return null
  const { length, sleeves } = way.pieces[piece]
  const shown = isOpen
    ? ''
    : 'opacity-0 group-hover/picture:opacity-100 group-focus-within/picture:opacity-100 pointer-coarse:invisible'
  return (
    <div className={cx('transition-opacity duration-(--duration-quick)', shown)}>
      {adjustable.length && (
        <Pull
          label={t('wearing.pullHem')}
          icon={<MoveVertical className="size-4.5" strokeWidth={1.5} />}
          least={-wearingLimits.length}
          most={wearingLimits.length}
          step={0.02}
          value={length}
          valueText={lengthWords(length)}
          onHold={adjuster.hold}
          onPull={(value) => adjuster.setWearing(piece, { length: value }, 'length')}
          className="end-1 top-[max(3rem,28%)]"
          wordsClassName="end-full"
        />
      )}
      {adjustable.sleeves && (
        <Pull
          label={t('wearing.pullCuffs')}
          icon={<ChevronsUp className="size-4.5" strokeWidth={1.5} />}
          isUpwards
          least={0}
          most={1}
          step={0.05}
          value={sleeves}
          valueText={sleeveWords(sleeves)}
          onHold={adjuster.hold}
          onPull={(value) => adjuster.setWearing(piece, { sleeves: value }, 'sleeves')}
          className="start-1 top-[max(3rem,22%)]"
          wordsClassName="start-full"
        />
      )}
    </div>
  )
}

type PullProps = {
  label: string
  icon: ReactNode
  /** Upwards is more. */
  isUpwards?: boolean
  least: number
  most: number
  step: number
  value: number
  valueText: string
  onHold: () => void
  onPull: (value: number) => void
  className: string
  /** On the picture's side of the handle. */
  wordsClassName: string
}

/** A range input that stands upright does all the work; what is seen lies under it. */
function Pull(props: PullProps) {
  const { label, isUpwards = false, least, most, step, value, valueText } = props
  const share = (value - least) / (most - least)
  return (
    <div className={cx('pointer-events-none absolute bottom-[max(3.75rem,26%)] w-11', props.className)}>
      <input
        type="range"
        // Whichever way she reads, down is down.
        dir={isUpwards ? 'rtl' : 'ltr'}
        min={least}
        max={most}
        step={step}
        value={value}
        aria-label={label}
        aria-orientation="vertical"
        aria-valuetext={valueText}
        onPointerDown={props.onHold}
        onChange={({ currentTarget }) => props.onPull(round(Number(currentTarget.value)))}
        className="pull peer absolute inset-0 size-full opacity-0"
      />
      <div
        aria-hidden
        className="absolute inset-y-5 start-1/2 w-px bg-paper/80 shadow-[0_0_2px_rgb(0_0_0/0.5)]"
      />
      <div
        aria-hidden
        className="absolute grid size-11 place-items-center outline-accent peer-focus-visible:*:first:outline-2 peer-hover:*:last:opacity-100 peer-focus-visible:*:last:opacity-100 peer-active:*:last:opacity-100"
        style={{ insetBlockStart: `calc(${isUpwards ? 1 - share : share} * (100% - 2.75rem))` }}
      >
        <span className="grid size-8 place-items-center rounded-full bg-paper/90 text-ink shadow-float outline-offset-2">
          {props.icon}
        </span>
        <span
          className={cx(
            'absolute rounded-full bg-paper/90 px-2.5 max-md:hidden text-sm leading-6 font-medium whitespace-nowrap text-ink opacity-0 transition-opacity duration-(--duration-quick)',
            props.wordsClassName,
          )}
        >
          {value === 0 ? label : valueText}
        </span>
      </div>
    </div>
  )
}

/** What a range input reckons in steps has a tail: 0.30000000000000004. */
const round = (value: number) => Math.round(value * 100) / 100
