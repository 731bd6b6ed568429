import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { serverStates, useServerState } from '#client/session/server-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Chips } from '#client/ui/chips.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { chooseAndStart } from '../choose-and-start.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { flyToStage } from './fly-to-stage.ts'
import { shelf } from './shelf.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { TrayCard } from './tray-card.tsx'
import type { WornPiece } from './worn-pieces.ts'

type Asked = { id: string; beside: string }

/** What Sophia would take in place of a piece, beside the others; nothing is an answer, too. */
const alternatives = serverStates<Asked, Product[]>(async ({ id, beside }) => {
  try {
    const query = { id, change: 'something_else', with: beside } as const
    return (await request(api.stylist.alternatives.$get({ query }))).alternatives
  } catch (error) {
    if (isFailure(error, 'nothing_suitable')) return []
    throw error
  }
})

/** The pieces that she wears, and others in place of the one that is chosen: a press swaps it. */
export function WornShelf({ pieces }: { pieces: WornPiece[] }) {
  const [place, setPlace] = useState(pieces[0]?.category)
  const piece = pieces.find(({ category }) => category === place) ?? pieces[0]
  if (!piece) return null
  return (
    <div className="grid gap-1">
      {pieces.length > 1 && (
        // The chips reach from edge to edge of a phone, whose margins are wider in other dialogs.
        <div className="min-w-0 max-sm:-mx-5 max-sm:px-6">
          <Chips
            legend={t('tray.which')}
            hideLegend
            rail
            value={piece.category}
            onChange={setPlace}
            options={pieces.map(({ category }) => ({
              value: category,
              label: t(`outfits.category_${category}`),
            }))}
          />
        </div>
      )}
      <InPlaceOf key={piece.id} piece={piece} beside={pieces.filter((one) => one !== piece)} />
    </div>
  )
}

function InPlaceOf({ piece, beside }: { piece: WornPiece; beside: WornPiece[] }) {
  const asked = alternatives({ id: piece.id, beside: beside.map(({ id }) => id).join(',') })
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
  const { id, name, brand, image, category } = piece
  const shown = { id, name, brand, image_url: image, dominant_color: null, garment_category: category }
  const others = data.flatMap(({ garment_category, ...other }) =>
    garment_category ? { ...other, garment_category } : [],
  )
  return (
    <>
      <ul className={shelf}>
        {[shown, ...others].map((one) => (
          <li key={one.id} className="snap-start">
            <TrayCard
              name={one.name}
              picture={<ProductPicture product={one} alt="" sizes="6rem" className="rounded-md" />}
              isChosen={one.id === id}
              obstacle={obstacleOf({
                id: `pieces:${one.id}`,
                pieces: [{ image: one.image_url, category: one.garment_category }],
              })}
              onChoose={(from) => {
                if (one.id === id) return
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
