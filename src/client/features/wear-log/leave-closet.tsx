import { useId } from 'react'
import { changePiece } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { t } from '#client/i18n/messages.ts'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { inputStyle } from '#client/ui/field.tsx'
import { cx } from '#client/lib/class-names.ts'

export const leaving = ['sold', 'lent', 'donated'] as const

/** Where a piece has gone, or that it is back. */
export function LeaveCloset({ piece }: { piece: ClosetPiece }) {
  const id = useId()
  return (
    <span className="w-36">
      <label htmlFor={id} className="sr-only">
        {t('wear-log.whereIs', { piece: nameOfPiece(piece) })}
      </label>
      <select
        id={id}
        value={piece.details.state}
        onChange={({ currentTarget }) => {
          const state = (['here', ...leaving] as const).find((one) => one === currentTarget.value)
          if (state) void orToast(changePiece(piece.id, { state }))
        }}
        className={cx(inputStyle, 'min-h-11! text-sm!')}
      >
        {(['here', ...leaving] as const).map((state) => (
          <option key={state} value={state}>
            {t(`closet.state_${state}`)}
          </option>
        ))}
      </select>
    </span>
  )
}
