import { Suspense, use, useState } from 'react'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { fetchAlternatives } from './alternatives.ts'

type Props = {
  open: boolean
  piece: Product
  beside: Product[]
  onChoose: (piece: Product) => void
  onClose: () => void
}

/** Shows pieces that could replace one piece of an outfit. `beside` are the other pieces. */
export const AlternativesDialog = ({ open, piece, beside, onChoose, onClose }: Props) => (
  <Dialog open={open} onClose={onClose} title={t('studio.insteadOf', { name: piece.name })}>
    <p className="text-ink-soft">{t('studio.insteadLead')}</p>
    <Found key={piece.id} piece={piece} beside={beside} onChoose={onChoose} />
  </Dialog>
)

const grid = 'mt-6 grid grid-cols-2 gap-x-4 gap-y-6 sm:grid-cols-3'

/** Fetches the alternatives when the dialog opens, and again on a retry. */
function Found(props: Pick<Props, 'piece' | 'beside' | 'onChoose'>) {
  const ask = () => fetchAlternatives(props.piece, props.beside)
  const [answer, setAnswer] = useState(ask)
  return (
    <Suspense fallback={<Waiting />}>
      <Choices answer={answer} onChoose={props.onChoose} onRetry={() => setAnswer(ask())} />
    </Suspense>
  )
}

type ChoicesProps = {
  answer: ReturnType<typeof fetchAlternatives>
  onChoose: (piece: Product) => void
  onRetry: () => void
}

function Choices({ answer, onChoose, onRetry }: ChoicesProps) {
  const found = use(answer)
  if ('failure' in found) {
    return (
      <div role="alert" className="mt-6 grid justify-items-start gap-3">
        <p>{messageOf(found.failure)}</p>
        {found.canRetry && (
          <Button variant="outline" size="sm" onClick={onRetry}>
            {t('common.tryAgain')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <ul className={grid}>
      {found.pieces.map((piece) => (
        <li key={piece.id} className="min-w-0">
          <button
            type="button"
            className="group grid w-full content-start gap-2 text-start"
            onClick={() => onChoose(piece)}
          >
            <ProductPicture
              product={piece}
              alt=""
              sizes="(width < 40rem) 42vw, 12rem"
              className="outline-offset-2 group-hover:outline-2 group-hover:outline-edge"
            />
            <span className="min-w-0">
              {piece.brand && <span className="block truncate text-sm text-ink-soft">{piece.brand}</span>}
              <span className="line-clamp-2">
                <ShopText>{piece.name}</ShopText>
              </span>
              <ProductPrice product={piece} className="text-sm" />
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

const Waiting = () => (
  <div className={grid}>
    <output className="sr-only">{t('common.loading')}</output>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index}>
        <Skeleton className="aspect-3/4" />
        <Skeleton className="mt-3 h-4 w-3/4" />
      </div>
    ))}
  </div>
)
