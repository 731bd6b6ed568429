import { Suspense, use } from 'react'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { loadSamplePiece } from '#client/features/catalogue/sample-piece.ts'
import { TryOnLink } from '#client/ui/product/try-on-link.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

export const loader = ({ params }: LoaderFunctionArgs) => ({ piece: loadSamplePiece(params.id ?? '') })

/** The page that a sample's shop link leads to: explains that the piece is a sample. */
export function Component() {
  const { piece } = useLoaderData<typeof loader>()
  return (
    <main
      id="content"
      className="page grid items-start gap-x-16 gap-y-10 pt-8 pb-20 lg:grid-cols-[1fr_minmax(0,28rem)] lg:pt-16"
    >
      <title>{t('sample-shop.pageTitle')}</title>
      <div className="grid justify-items-start gap-5">
        <p className="label text-ink-soft">{t('catalogue.sample')}</p>
        <h1 className="max-w-[14ch] font-display text-display-lg">{inPhrases(t('sample-shop.title'))}</h1>
        <p className="max-w-[52ch] text-lg">{t('sample-shop.text')}</p>
        <p className="max-w-[52ch] text-ink-soft">{t('sample-shop.textOperator')}</p>
        <Suspense>
          <PieceLinks piece={piece} />
        </Suspense>
      </div>
      <Suspense fallback={<Skeleton className="aspect-3/4" />}>
        <Piece piece={piece} />
      </Suspense>
    </main>
  )
}

type Props = { piece: ReturnType<typeof loadSamplePiece> }

function PieceLinks({ piece: promise }: Props) {
  const piece = use(promise)
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Link to={piece ? `/dashboard?product=${piece.id}` : '/dashboard'} className={buttonStyle()}>
        {t('sample-shop.back')}
      </Link>
      {piece && <TryOnLink product={piece} className={buttonStyle('outline')} />}
    </div>
  )
}

function Piece({ piece: promise }: Props) {
  const piece = use(promise)
  if (!piece) return null
  return (
    <article className="grid gap-4 max-lg:-order-1 max-lg:grid-cols-[minmax(7rem,38%)_1fr] max-lg:items-end">
      <ProductPicture product={piece} alt={piece.name} sizes="(width < 64rem) 38vw, 28rem" priority />
      <div>
        <p className="text-sm text-ink-soft">{piece.brand}</p>
        <h2 className="font-display text-display-sm">{piece.name}</h2>
        <ProductPrice product={piece} className="mt-1 block" />
      </div>
    </article>
  )
}
