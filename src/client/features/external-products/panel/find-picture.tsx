import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import type { Find } from './finds-calls.ts'

type Props = { find: Find; sizes: string; priority?: boolean }

/** Our copy of the shop's picture, on the ground that all pieces stand on. */
export function FindPicture({ find: { brand, title, picture }, sizes, priority }: Props) {
  const product = { id: '', brand, name: title, image_url: picture ?? '', dominant_color: null }
  return <ProductPicture product={product} alt="" sizes={sizes} priority={priority} />
}
