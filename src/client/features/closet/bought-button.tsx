import { useEffect, useState } from 'react'
import Check from 'lucide-react/icons/check'
import { HangerIcon } from '#client/ui/hanger-icon.tsx'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { loadCloset, useCloset } from './closet-store.ts'
import { isBought, takeBought, type BoughtPiece } from './take-bought.ts'

/** 'Bought it': a saved piece moves into her closet, with what its shop says of it. */
export function BoughtButton({ piece, className }: { piece: BoughtPiece; className: string }) {
  const [isTaking, setIsTaking] = useState(false)
  const isThere = useCloset(({ pieces }) => isBought(piece, pieces))
  useEffect(() => void loadCloset(), [])

  async function take() {
    setIsTaking(true)
    const result = await takeBought(piece).finally(() => setIsTaking(false))
    toast({
      title: t(result === 'added' ? 'wishlist.inCloset' : 'wishlist.boughtFailed'),
      description: result === 'full' ? t('errors.closet_full') : piece.name,
      tone: result === 'added' ? 'success' : 'error',
    })
  }

  if (isThere)
    return (
      <span className={className}>
        <Check aria-hidden className="size-4" strokeWidth={1.75} />
        {t('wishlist.inCloset')}
      </span>
    )
  return (
    <button
      type="button"
      aria-busy={isTaking}
      disabled={isTaking}
      onClick={() => void take()}
      className={className}
    >
      <HangerIcon aria-hidden className="size-4" />
      {t('wishlist.bought')}
      <span className="sr-only">{piece.name}</span>
    </button>
  )
}
