const widths = [320, 640, 960] as const

/** Only the bundled sample catalogue has pictures of our own: transparent cut-outs. */
export const isCutOut = (address: string) => /^\/samples\/.+\/\d+\.webp$/.test(address)

/** They come in every size and two formats, but for further views, which are of one size. */
const ownPicture = /^(?<folder>\/samples\/.+)\/(?:320|640|960)\.webp$/

/** What a further picture of our own shows. */
export const viewOf = (address: string) =>
  /^\/samples\/.+\/(?<view>back|detail)\/\d+\.webp$/.exec(address)?.groups?.view

/**
 * The address of our proxy for a shop's picture. A further picture is found by its product, because only main
 * pictures are indexed.
 */
export const proxied = (address: string, width: number, productId?: string) =>
  `/api/proxy-image?${new URLSearchParams({
    url: address,
    w: String(width),
    ...(productId && { product: productId }),
  })}`

const setOf = (at: (width: number) => string) => widths.map((width) => `${at(width)} ${width}w`).join(', ')

export type PictureSources = { src: string; srcSet?: string; avif?: string }

/**
 * The addresses of a product's picture in several widths. A shop's picture always comes through our proxy,
 * never from the shop.
 */
export function pictureSources(address: string, productId?: string): PictureSources {
  const folder = ownPicture.exec(address)?.groups?.folder
  if (folder) {
    return {
      src: `${folder}/640.webp`,
      srcSet: setOf((width) => `${folder}/${width}.webp`),
      avif: setOf((width) => `${folder}/${width}.avif`),
    }
  }
  if (address.startsWith('/')) return { src: address }
  return {
    src: proxied(address, 640, productId),
    srcSet: setOf((width) => proxied(address, width, productId)),
  }
}
