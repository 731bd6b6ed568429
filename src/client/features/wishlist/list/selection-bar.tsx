import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { useOverlay } from '#client/lib/overlays.ts'
import { useTryOnPieces } from '#client/ui/product/use-try-on.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import type { WishlistItem } from '../stores/account-wishlist.ts'
import { pieceOf, wearTogether, type Clash } from '../outfit-rule.ts'

type Props = {
  selected: WishlistItem[]
  isAll: boolean
  onSelectAll: () => void
  onClear: () => void
  onRemove: () => void
}

/** The actions for the chosen pieces, in the place of the bottom navigation. */
export function SelectionBar({ selected, isAll, onSelectAll, onClear, onRemove }: Props) {
  useOverlay(true)
  const tryOnPieces = useTryOnPieces()
  const [isAsking, setIsAsking] = useState(false)
  const count = selected.length
  const together = wearTogether(selected.map(pieceOf))
  const { clash } = together

  function tryOn() {
    if (together.clash) return
    tryOnPieces(together.productIds)
  }

  return (
    <>
      <div aria-hidden className="h-44 sm:h-36" />
      <section
        aria-label={t('wishlist.selectionBar')}
        className="fixed inset-x-0 bottom-0 z-20 border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-float sm:inset-x-4 sm:bottom-6 sm:mx-auto sm:max-w-3xl sm:rounded-lg sm:border-0"
      >
        <div className="grid gap-x-6 gap-y-2 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:px-6 sm:py-4">
          <div className="min-w-0">
            <div className="flex items-center justify-between gap-4 sm:justify-start">
              <output className="font-medium tabular-nums">{t('wishlist.selected', { count })}</output>
              <Button
                variant="quiet"
                size="sm"
                className="max-sm:-me-4"
                onClick={isAll ? onClear : onSelectAll}
              >
                {t(isAll ? 'wishlist.selectNone' : 'wishlist.selectAll')}
              </Button>
            </div>
            <output id="clash" className="block text-sm text-ink-soft">
              {count === 0 ? t('wishlist.selectHint') : clash && clashText(clash)}
            </output>
          </div>
          <div className="grid grid-cols-[auto_1fr] gap-3">
            <Button
              variant="outline"
              disabled={count === 0}
              onClick={() => (count > 1 ? setIsAsking(true) : onRemove())}
            >
              {t('wishlist.removeSelected')}
            </Button>
            <Button
              className="px-4"
              disabled={count === 0}
              // Not disabled while pieces conflict: the button is described by the reason and must stay
              // reachable.
              aria-disabled={clash !== null || undefined}
              aria-describedby="clash"
              onClick={tryOn}
            >
              {t(count > 1 ? 'wishlist.tryOnTogether' : 'wishlist.tryOn')}
            </Button>
          </div>
        </div>
      </section>
      <ConfirmDialog
        open={isAsking}
        title={t('wishlist.removeTitle', { count })}
        confirmLabel={t('wishlist.removeSelected')}
        cancelLabel={t('wishlist.keep')}
        danger
        onConfirm={() => {
          setIsAsking(false)
          onRemove()
        }}
        onClose={() => setIsAsking(false)}
      >
        {t('wishlist.removeText')}
      </ConfirmDialog>
    </>
  )
}

function clashText(clash: Clash) {
  switch (clash.why) {
    case 'not_wearable':
      return t('wishlist.clash_not_wearable', { name: clash.name })
    case 'two_of':
      return t(`wishlist.clash_two_of_${clash.slot}`)
    default:
      return t('wishlist.clash_dress_and_parts')
  }
}
