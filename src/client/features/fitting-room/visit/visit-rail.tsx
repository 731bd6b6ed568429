import { Suspense, use, useEffect, useState } from 'react'
import Check from 'lucide-react/icons/check'
import { Chips } from '#client/ui/chips.tsx'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { RefusalCode } from '@cabine/engine'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import { flyToStage } from '../tray/fly-to-stage.ts'
import { needsKey } from '../outfit/needs-key.ts'
import { hasPieces } from '../outfit/take-pieces.ts'
import { judgementOf } from '../photo-store.ts'
import { tryOnPiece } from './visit-actions.ts'
import { useVisit } from './visit-store.ts'
import { prefetchPieces, loadWardrobe, type WardrobePiece } from './sample-wardrobe.ts'

type Shelf = 'picks' | GarmentCategory
/** The wardrobe begins with the pieces of the demo picture that led the visitor here; eight fill two rows. */
const pickCount = 8
const shelves: Shelf[] = ['picks', 'tops', 'dresses', 'outerwear', 'skirts', 'bottoms']

const onShelf = (pieces: WardrobePiece[], shelf: Shelf) =>
  shelf === 'picks' ? pieces.slice(0, pickCount) : pieces.filter(({ category }) => category === shelf)

const grid =
  'grid gap-3 narrow:-mx-6 narrow:auto-cols-[6.5rem] narrow:grid-flow-col narrow:overflow-x-auto narrow:px-6 narrow:py-1 narrow:[scrollbar-width:none] roomy:md:grid-cols-3 roomy:md:gap-4 roomy:lg:grid-cols-4'

/** The pieces that a visitor may try on: those of the demo picture, and more of the sample shop. */
export function VisitRail() {
  const [wardrobe, setWardrobe] = useState(loadWardrobe)
  return (
    <section aria-labelledby="visit-rail" className="grid min-w-0 content-start gap-4 narrow:order-2">
      <h3 id="visit-rail" className="font-display text-display-sm narrow:sr-only">
        {t('visit.rail')}
      </h3>
      <Suspense fallback={<RailSkeleton />}>
        <Pieces promise={wardrobe} onRetry={() => setWardrobe(loadWardrobe())} />
      </Suspense>
    </section>
  )
}

function Pieces({ promise, onRetry }: { promise: ReturnType<typeof loadWardrobe>; onRetry: () => void }) {
  const pieces = use(promise)
  const [shelf, setShelf] = useState<Shelf>('picks')
  const check = useVisit((visit) => visit.check)
  const chosen = useVisit((visit) => visit.chosen)
  const hasLook = useVisit((visit) => visit.look !== null)

  // After the first look the other pieces are fetched ahead, so that they can be tried on at once, also offline.
  useEffect(() => {
    if (hasLook && pieces) void prefetchPieces(onShelf(pieces, shelf))
  }, [hasLook, pieces, shelf])

  if (!pieces)
    return (
      <Alert
        action={
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {t('visit.railFailed')}
      </Alert>
    )
  const shown = onShelf(pieces, shelf)
  const against = ({ category }: WardrobePiece) => judgementOf(check)?.against[category]

  return (
    <>
      <Chips
        legend={t('visit.shelf')}
        hideLegend
        rail
        options={shelves.map((value) => ({
          value,
          label: t(value === 'picks' ? 'visit.picks' : `outfits.category_${value}`),
        }))}
        value={shelf}
        onChange={setShelf}
      />
      <ul className={grid}>
        {shown.map((piece) => (
          <li key={piece.id}>
            <PieceCard
              piece={piece}
              isChosen={chosen !== null && hasPieces(chosen, piece.product)}
              against={against(piece)}
              onChoose={(picture) => {
                flyToStage(picture)
                void tryOnPiece(piece)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

type CardProps = {
  piece: WardrobePiece
  isChosen: boolean
  /** Why her photo cannot wear it. */
  against: RefusalCode | undefined
  onChoose: (picture: HTMLElement | null) => void
}

function PieceCard({ piece: { id, name, priceCents }, isChosen, against, onChoose }: CardProps) {
  const folder = `/samples/garments/${id}`
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      disabled={against !== undefined}
      onClick={({ currentTarget }) => onChoose(currentTarget.querySelector('img'))}
      className="group grid w-full content-start gap-2 rounded-md text-start disabled:[&_img]:opacity-40"
    >
      <span
        className={cx(
          'relative block rounded-md bg-ground transition-shadow duration-(--duration-quick)',
          isChosen
            ? 'shadow-[0_0_0_2px_var(--raised),0_0_0_4px_var(--accent)]'
            : 'group-hover:shadow-[0_0_0_1px_var(--edge)]',
        )}
      >
        <Picture
          src={`${folder}/320.webp`}
          sources={{ avif: `${folder}/320.avif 320w`, webp: `${folder}/320.webp 320w` }}
          sizes="8rem"
          alt=""
          ratio="3 / 4"
          fit="contain"
          className="rounded-md bg-transparent"
        />
        {isChosen && (
          <span className="absolute end-2 bottom-2 grid size-6 place-items-center rounded-full bg-accent text-on-accent">
            <Check aria-hidden className="size-3.5" strokeWidth={2} />
          </span>
        )}
      </span>
      <span className="text-sm">
        <span className={cx('line-clamp-2', isChosen && 'font-medium')}>
          <ShopText>{name}</ShopText>
        </span>
        <span className="text-ink-soft tabular-nums">
          {against ? t(needsKey(against)) : formatPrice(priceCents)}
        </span>
      </span>
    </button>
  )
}

const RailSkeleton = () => (
  <>
    <Skeleton className="h-10 w-full rounded-full" />
    <div className={grid}>
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className="aspect-3/4" />
      ))}
    </div>
  </>
)
