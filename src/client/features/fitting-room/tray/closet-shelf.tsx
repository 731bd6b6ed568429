import { useEffect } from 'react'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { closetPieceAddress } from '#client/features/closet/closet-address.ts'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import { loadCloset, useCloset } from '#client/features/closet/closet-store.ts'
import { mayBeWorn } from '#client/features/closet/own-pieces.ts'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import { chooseAndStart } from '../choose-and-start.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { flyToStage } from './fly-to-stage.ts'
import { shelf } from './shelf.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { TrayCard } from './tray-card.tsx'
import { useWornPieces } from './worn-pieces.ts'

/** Her own pieces that are in the closet now: a press puts one on, over or in place of what she wears. */
export function ClosetShelf() {
  const { pieces, phase } = useCloset()
  const worn = useWornPieces()
  const obstacleOf = useObstacles()
  useEffect(() => {
    if (phase === 'unasked') void loadCloset()
  }, [phase])
  const wearable = pieces.filter((piece) => piece.details.state === 'here' && mayBeWorn(piece))
  if (wearable.length === 0) {
    if (phase === 'loading' || phase === 'unasked') return <ShelfSkeleton count={4} />
    return (
      <p className="py-6 text-ink-soft">
        {t('tray.closetEmpty')}{' '}
        <Link to="/closet" className="link text-ink">
          {t('tray.toCloset')}
        </Link>
      </p>
    )
  }
  return (
    <ul className={shelf}>
      {wearable.map((piece) => {
        const category = wornCategories.find((one) => one === piece.details.category) ?? 'tops'
        const address = closetPieceAddress(piece.id)
        return (
          <li key={piece.id} className="snap-start">
            <TrayCard
              name={piece.details.name || t(`outfits.category_${category}`)}
              picture={<ClosetPicture piece={piece} className="rounded-md" />}
              isChosen={worn.some(({ id }) => id === address)}
              obstacle={obstacleOf({ id: `pieces:${address}`, pieces: [{ image: address, category }] })}
              onChoose={(from) => {
                flyToStage(from)
                void chooseAndStart(address)
              }}
            />
          </li>
        )
      })}
    </ul>
  )
}
