import type { ProductDetail } from './product-detail.ts'

const isVideo = (address: string) => /\.(?:webm|mp4|mov)/i.test(address)

export const picturesOf = (product: ProductDetail) =>
  [...new Set([product.image_url, ...product.additional_images])].filter(
    (address) => address && !isVideo(address),
  )

/** A further picture is found by its product (shared/picture-address.ts). */
export const productIdFor = (product: ProductDetail, address: string) =>
  address === product.image_url ? undefined : product.id
