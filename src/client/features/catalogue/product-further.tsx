import { t } from '#client/i18n/messages.ts'
import { ProductPrice } from '#client/ui/product/product-price.tsx'
import type { ProductDetails } from './catalogue-calls.ts'
import { DetailCopy, DetailFacts } from './detail/detail-facts.tsx'
import { OtherPicks } from './detail/detail-further.tsx'
import { Actions, AskCloset, AvailabilityNote } from './product-actions.tsx'
import { RateNote } from './detail/rate-note.tsx'
import { SimilarPieces } from './detail/similar-pieces.tsx'
import { inSize, useChosenSize } from './sizes/chosen-size.ts'
import { OtherColours } from './sizes/other-colours.tsx'
import { SizePicker } from './sizes/size-picker.tsx'

type Props = { product: ProductDetails }

/** What her size costs, once it is known which it is. */
export function PriceOfSize({ product, className }: Props & { className: string }) {
  const { chosen } = useChosenSize(product, product)
  return <ProductPrice product={inSize(product, chosen)} className={className} />
}

/** What a product's page says below its price, and what can be done with the piece. */
export function ProductFacts({ product }: Props) {
  const { chosen } = useChosenSize(product, product)
  const sized = inSize(product, chosen)
  return (
    <>
      <RateNote product={sized} />
      <AvailabilityNote product={sized} />
      <OtherColours product={product} isPage />
      <SizePicker product={product} />
      <Actions product={product} variant={chosen} />
      <AskCloset product={product} />
      <DetailCopy product={product} />
      <DetailFacts product={product} details={product} />
      {product.is_sample && <p className="text-sm text-ink-soft">{t('product-detail.sampleNote')}</p>}
    </>
  )
}

/** What is close to it, and what else is loved. */
export const ProductsBeside = ({ product }: Props) => (
  <div className="mt-16 grid gap-14 lg:mt-28 lg:gap-20">
    <SimilarPieces details={product} />
    <OtherPicks product={product} />
  </div>
)
