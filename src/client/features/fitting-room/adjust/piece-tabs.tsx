import { useId } from 'react'
import { closetIdOf } from '#client/features/closet/closet-address.ts'
import { HangerIcon } from '#client/ui/hanger-icon.tsx'
import type { Outfit } from '../outfit.ts'
import { t } from '#client/i18n/messages.ts'
import { isPieceAdjustable, type WornPiece } from './look-settings.ts'

type Props = {
  worn: WornPiece[]
  pieces: Outfit['pieces']
  value: number
  onChange: (piece: number) => void
}

/** Radio buttons, drawn as pictures, that choose the piece to adjust. A single piece needs none. */
export function PieceTabs({ worn, pieces, value, onChange }: Props) {
  const name = useId()
  if (worn.filter(isPieceAdjustable).length < 2) return null
  return (
    <div role="radiogroup" aria-label={t('wearing.piece')} className="flex flex-wrap gap-2">
      {worn.map((piece, index) => {
        const shown = pieces[index]
        return (
          shown &&
          isPieceAdjustable(piece) && (
            <label
              key={piece.key}
              className="relative flex min-h-14 items-center gap-2 rounded-md border border-hairline py-1 ps-1 pe-3 text-sm text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink has-checked:border-accent has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                checked={index === value}
                onChange={() => onChange(index)}
                className="absolute inset-0 appearance-none rounded-md outline-none"
              />
              {closetIdOf(shown.image) ? (
                <HangerIcon aria-hidden className="m-2 size-5" />
              ) : (
                <img src={shown.image} alt="" className="h-12 w-9 rounded-sm bg-ground object-contain" />
              )}
              {t(`outfits.category_${shown.category}`)}
            </label>
          )
        )
      })}
    </div>
  )
}
