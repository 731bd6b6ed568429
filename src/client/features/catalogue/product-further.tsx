import { t } from '#client/i18n/messages.ts'
import type { ProductDetails } from './catalogue-calls.ts'
import { DetailCopy, DetailFacts } from './detail/detail-facts.tsx'
import { OtherPicks } from './detail/detail-further.tsx'
import { Actions, AvailabilityNote } from './product-actions.tsx'
import { RateNote } from './detail/rate-note.tsx'
import { SimilarPieces } from './detail/similar-pieces.tsx'

type Props = { product: ProductDetails }

/** What a product's page says below its price, and what can be done with the piece. */
export const ProductFacts = ({ product }: Props) => (
  <>
    <RateNote product={product} />
    <AvailabilityNote product={product} />
    <Actions product={product} />
    <DetailCopy product={product} />
    <DetailFacts product={product} details={product} />
    {product.is_sample && <p className="text-sm text-ink-soft">{t('product-detail.sampleNote')}</p>}
  </>
)

/** What is close to it, and what else is loved. */
export const ProductsBeside = ({ product }: Props) => (
  <div className="mt-16 grid gap-14 lg:mt-28 lg:gap-20">
    <SimilarPieces details={product} />
    <OtherPicks product={product} />
  </div>
)
