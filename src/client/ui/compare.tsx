import type { ComponentProps, ReactNode } from 'react'
import ChevronsLeftRight from 'lucide-react/icons/chevrons-left-right'
import { cx } from '#client/lib/class-names.ts'

type Props = Pick<ComponentProps<'div'>, 'className' | 'onTransitionEnd'> & {
  /** How much of the look is visible, 0 to 100. */
  share: number
  onShare: (share: number) => void
  label: string
  valueText: string
  /** The two pictures: the look, which lies on top of the photo, has the class `compare-look`. */
  children: ReactNode
}

/** Two pictures with a movable edge between them. A range input over both handles pointer and arrow keys. */
export function Compare({ share, onShare, label, valueText, children, className, ...rest }: Props) {
  return (
    <div
      {...rest}
      className={cx(
        'compare relative overflow-hidden bg-tint has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
        className,
      )}
      // Not by the style attribute: the page's file may not have one. Who renders this into it gives a class besides.
      ref={(box) => box?.style.setProperty('--share', `${share}%`)}
    >
      {children}
      <div
        aria-hidden
        className="compare-line pointer-events-none absolute inset-y-0 w-0.5 -translate-x-1/2 bg-paper/90 rtl:translate-x-1/2"
      />
      <div
        aria-hidden
        className="compare-handle pointer-events-none absolute bottom-4 -ms-5 grid size-10 place-items-center rounded-full bg-paper/94 text-ink shadow-float"
      >
        <ChevronsLeftRight className="size-5" strokeWidth={1.5} />
      </div>
      <input
        type="range"
        min={0}
        max={100}
        step={1}
        value={share}
        aria-label={label}
        aria-valuetext={valueText}
        onChange={({ currentTarget }) => onShare(Number(currentTarget.value))}
        className="compare-input absolute inset-y-0 h-full w-[calc(100%+3rem)] cursor-ew-resize touch-pan-y opacity-0"
      />
    </div>
  )
}
