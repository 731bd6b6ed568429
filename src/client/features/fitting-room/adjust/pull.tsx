import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import type { Track } from './pull-track.ts'

type Props = {
  label: string
  icon: ReactNode
  /** In which direction the value grows. */
  direction: 'down' | 'up' | 'across'
  track: Track
  step: number
  value: number
  valueText: string
  /** The picture's width divided by its height. */
  shape: number
  onHold: () => void
  onPull: (value: number) => void
}

/** A handle on a track: an invisible range input lies along the track, and the drawn handle under it. */
export function Pull({
  label,
  icon,
  direction,
  track,
  step,
  value,
  valueText,
  shape,
  onHold,
  onPull,
}: Props) {
  const isUp = direction === 'up'
  const isAcross = direction === 'across'
  // A sleeve grows upwards, so its track begins at the other end.
  const [begin, end] = isUp ? [track.to, track.from] : [track.from, track.to]
  const [x, y] = [(end[0] - begin[0]) * shape, end[1] - begin[1]]
  const length = Math.hypot(x, y)
  const turned = Math.atan2(y, x) * (180 / Math.PI) - (isAcross ? 0 : 90)
  const share = (value - track.least) / (track.most - track.least || 1)
  const along = `calc(${isAcross ? (length / shape) * 100 : length * 100}% + 2.75rem)`
  return (
    <div
      className="absolute -m-5.5 origin-[1.375rem_1.375rem]"
      style={{
        left: `${begin[0] * 100}%`,
        top: `${begin[1] * 100}%`,
        width: isAcross ? along : '2.75rem',
        height: isAcross ? '2.75rem' : along,
        rotate: `${turned}deg`,
      }}
    >
      <input
        type="range"
        // Directions on the picture do not depend on the direction of the script.
        dir={isUp ? 'rtl' : 'ltr'}
        min={track.least}
        max={track.most}
        step={step}
        value={value}
        aria-label={label}
        aria-orientation={isAcross ? 'horizontal' : 'vertical'}
        aria-valuetext={valueText}
        onPointerDown={onHold}
        onChange={({ currentTarget }) => onPull(round(Number(currentTarget.value)))}
        className={cx('pull peer absolute inset-0 m-0 size-full opacity-0', isAcross && 'pull-across')}
      />
      <div
        aria-hidden
        className={cx(
          'absolute bg-paper/80 opacity-0 shadow-[0_0_2px_rgb(0_0_0/0.5)] transition-opacity duration-(--duration-quick) peer-hover:opacity-100 peer-focus-visible:opacity-100 peer-active:opacity-100',
          isAcross ? 'inset-x-5.5 top-1/2 h-px' : 'inset-y-5.5 start-1/2 w-px',
        )}
      />
      <div
        aria-hidden
        className="absolute grid size-11 place-items-center outline-accent peer-focus-visible:*:first:outline-2 peer-hover:*:last:opacity-100 peer-focus-visible:*:last:opacity-100 peer-active:*:last:opacity-100"
        style={{
          [isAcross ? 'left' : 'top']: `calc(${isUp ? 1 - share : share} * (100% - 2.75rem))`,
          rotate: `${-turned}deg`,
        }}
      >
        <span className="grid size-8 place-items-center rounded-full bg-paper/90 text-ink shadow-float outline-offset-2">
          {icon}
        </span>
        <span className="absolute bottom-full rounded-full bg-paper/90 px-2.5 max-md:hidden text-sm leading-6 font-medium whitespace-nowrap text-ink opacity-0 transition-opacity duration-(--duration-quick)">
          {value === 0 ? label : valueText}
        </span>
      </div>
    </div>
  )
}

/** Range inputs add up steps with rounding errors: 0.30000000000000004. */
const round = (value: number) => Math.round(value * 100) / 100
