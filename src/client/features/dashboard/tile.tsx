import type { ReactNode } from 'react'

type Props = { label: string; hint: string; motif: ReactNode }

const tileStyle =
  'flex h-full min-h-44 flex-col justify-between gap-6 rounded-lg bg-tint p-4 text-start sm:min-h-56 sm:p-8 ' +
  'transition-colors duration-(--duration-calm) group-hover:bg-blush-to'

/** One of the house's doors. Goes inside a link; `group` on the link lets the motif answer the pointer. */
export function Tile({ label, hint, motif }: Props) {
  return (
    <span className={tileStyle}>
      <span className="origin-bottom-left text-accent transition-transform duration-(--duration-slow) ease-out group-hover:-translate-y-1">
        {motif}
      </span>
      <span>
        <span className="block text-base font-medium sm:tracking-wide sm:text-lg">{label}</span>
        <span className="mt-1 block text-sm text-ink-soft">{hint}</span>
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
