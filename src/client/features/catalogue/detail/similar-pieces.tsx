import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import type { ProductDetails } from '../catalogue-calls.ts'
import { ProductRow } from './product-row.tsx'

/** What looks like the piece, or what is close to it by words while its look is not known: the title says which. */
export function SimilarPieces({ details: { similar, similar_by: by, look } }: { details: ProductDetails }) {
  if (similar.length === 0) return null
  if (by === 'words' || !look)
    return <ProductRow title={t('product-detail.similar')} products={similar} place="detail" columns={4} />
  return (
    <div className="grid justify-items-start gap-5">
      <ProductRow
        title={t('product-detail.alike')}
        products={similar}
        place="detail"
        columns={4}
        className="w-full min-w-0"
      />
      <Link to={`/search?look=${look}`} className="inline-flex min-h-11 items-center text-sm link">
        {t('product-detail.seeAlike')}
      </Link>
    </div>
  )
}
