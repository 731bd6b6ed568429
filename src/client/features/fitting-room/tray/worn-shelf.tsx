import { useState } from 'react'
import { wornCategories, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import { t } from '#client/i18n/messages.ts'
import { useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { chooseAndStart } from '../choose-and-start.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { flyToStage } from './fly-to-stage.ts'
import { freePlaces, otherPieces } from './other-pieces.ts'
import { shelf } from './shelf.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { TrayCard } from './tray-card.tsx'
import type { WornPiece } from './worn-pieces.ts'

/** The pieces that she wears, each with others in its place, and what can be added to them: a press puts a piece on. */
export function WornShelf({ pieces }: { pieces: WornPiece[] }) {
  const [asked, setAsked] = useState(pieces[0]?.category)
  // In one order, whichever she has put on last.
  const worn = wornCategories.filter((one) => pieces.some(({ category }) => category === one))
  const places = [...worn, ...freePlaces(pieces)]
  // What she wears may have changed.
  const place = places.find((one) => one === asked) ?? places[0]
  if (!place) return null
  return (
    <div className="grid gap-1">
      {/* The chips reach from edge to edge of a phone, whose margins are wider in other dialogs. */}
      <div className="min-w-0 max-sm:-mx-5 max-sm:px-6">
        <Chips
          legend={t('tray.which')}
          hideLegend
          rail
          value={place}
          onChange={setAsked}
          options={places.map((value) => {
            const kind = t(`outfits.category_${value}`)
            return { value, label: worn.includes(value) ? kind : t('tray.add', { kind }) }
          })}
        />
      </div>
      <OfPlace key={place} place={place} pieces={pieces} />
    </div>
  )
}

function OfPlace({ place, pieces }: { place: WornCategory; pieces: WornPiece[] }) {
  const asked = otherPieces({ place, worn: pieces.map(({ id, category }) => ({ id, category })) })
  const { data, error, phase } = useServerState(asked)
  const obstacleOf = useObstacles()
  if (!data && error === undefined) return <ShelfSkeleton count={4} />
  if (!data)
    return (
      <Alert
        action={
          <Button variant="outline" size="sm" loading={phase === 'loading'} onClick={asked.prefetch}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('tray.failed')}
      </Alert>
    )
  const worn = pieces.find(({ category }) => category === place)
  const shown = worn && { ...worn, image_url: worn.image, dominant_color: null, garment_category: place }
  const others = data
    .flatMap(({ garment_category, ...other }) => (garment_category ? { ...other, garment_category } : []))
    // In place of trousers a skirt can be worn, too; she asked for trousers.
    .toSorted(
      (one, other) => Number(other.garment_category === place) - Number(one.garment_category === place),
    )
  return (
    <>
      <ul className={shelf}>
        {[...(shown ? [shown] : []), ...others].map((one) => (
          <li key={one.id} className="snap-start">
            <TrayCard
              name={one.name}
              picture={<ProductPicture product={one} alt="" sizes="6rem" className="rounded-md" />}
              isChosen={one.id === worn?.id}
              // The chips take the room of the names.
              isPictureEnough
              obstacle={obstacleOf({
                id: `pieces:${one.id}`,
                pieces: [{ image: one.image_url, category: one.garment_category }],
              })}
              onChoose={(from) => {
                if (one.id === worn?.id) return
                flyToStage(from)
                void chooseAndStart(one.id)
              }}
            />
          </li>
        ))}
      </ul>
      {others.length === 0 && <p className="text-sm text-ink-soft">{t('tray.none')}</p>}
    </>
  )
}
