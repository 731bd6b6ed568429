import type { ProductDetail } from '../catalogue/product-detail.ts'

const isVideo = (address: string) => /\.(?:webm|mp4|mov)/i.test(address)

const isMain = (product: ProductDetail, address: string) => address === product.image_url

/** A shop's picture comes through our proxy, as the app asks for it (client/ui/product/picture-address.ts). */
export function pictureAt(product: ProductDetail, address: string, width: number) {
  const own = /^(?<folder>\/samples\/.+)\/\d+\.webp$/.exec(address)?.groups?.folder
  if (own) return `${own}/${width}.webp`
  if (address.startsWith('/')) return address
  const query = new URLSearchParams({
    url: address,
    w: String(width),
    ...(!isMain(product, address) && { product: product.id }),
  })
  return `/api/proxy-image?${query.toString()}`
}

export const picturesOf = (product: ProductDetail) =>
  [...new Set([product.image_url, ...product.additional_images])].filter(
    (address) => address && !isVideo(address),
  )
