import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import type { ExternalProduct } from './external-product-calls.ts'

type Props = { product: ExternalProduct; sizes: string; priority?: boolean }

/** Our copy of the shop's picture, on the same background as all products. */
export function ExternalProductPicture({ product: { brand, title, picture }, sizes, priority }: Props) {
  const product = { id: '', brand, name: title, image_url: picture ?? '', dominant_color: null }
  return <ProductPicture product={product} alt="" sizes={sizes} priority={priority} />
}
