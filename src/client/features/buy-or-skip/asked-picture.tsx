import { cx } from '#client/lib/class-names.ts'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import type { AskedPiece } from './asked-piece.ts'

type Props = { piece: AskedPiece; alt: string; sizes: string; className?: string }

/** The piece that is asked about: a shop's picture, or one of this device as her closet shows its own. */
export function AskedPicture({ piece: { picture, productId, details }, alt, sizes, className }: Props) {
  if (picture.startsWith('blob:'))
    return (
      <span
        className={cx(
          'relative block aspect-3/4 overflow-hidden rounded-sm bg-tint dark:bg-ink/85',
          className,
        )}
      >
        <img
          src={picture}
          alt={alt}
          className="absolute inset-[6%] size-[88%] object-contain filter-(--picture-filter)"
        />
      </span>
    )
  return (
    <ProductPicture
      product={{
        id: productId,
        brand: details.brand,
        name: details.name,
        image_url: picture,
        dominant_color: null,
      }}
      alt={alt}
      sizes={sizes}
      className={className}
    />
  )
}
