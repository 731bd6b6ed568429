import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  label: string
  hint: string
  motif: ReactNode
  /** On a phone the tile takes the whole width and only the height of its text. */
  isWide?: boolean
}

const tileStyle =
  'flex h-full justify-between gap-6 rounded-lg bg-tint p-4 text-start sm:min-h-56 sm:flex-col sm:p-8 ' +
  'transition-colors duration-(--duration-calm) group-hover:bg-blush-to'
const tall = 'min-h-44 flex-col'
const wide = 'max-sm:flex-row-reverse max-sm:items-center'

/** One of the dashboard's tiles. Goes inside a link; `group` on the link lets the motif react to the pointer. */
export function Tile({ label, hint, motif, isWide = false }: Props) {
  return (
    <span className={cx(tileStyle, isWide ? wide : tall)}>
      <span className="origin-bottom-left rtl:origin-bottom-right text-accent transition-transform duration-(--duration-slow) ease-out group-hover:-translate-y-1">
        {motif}
      </span>
      <span>
        <span className="block text-base font-medium sm:tracking-wide sm:text-lg">{label}</span>
        {/* Of two tiles beside each other the names stand on one line. */}
        <span className={cx('mt-1 block text-sm text-ink-soft', !isWide && 'max-sm:min-h-[2lh]')}>
          {hint}
        </span>
      </span>
    </span>
  )
}

export function TileButton({ onClick, ...rest }: Props & { onClick: () => void }) {
  return (
    <button type="button" onClick={onClick} className="group">
      <Tile {...rest} />
    </button>
  )
}
