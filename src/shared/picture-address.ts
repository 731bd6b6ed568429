const widths = [320, 640, 960] as const

/** Only the bundled sample catalogue has pictures of our own: transparent cut-outs. */
export const isCutOut = (address: string) => /^\/samples\/.+\/\d+\.webp$/.test(address)

/** They come in every size and two formats, but for further views, which are of one size. */
const ownPicture = /^(?<folder>\/samples\/.+)\/(?:320|640|960)\.webp$/

/** How wide the main picture of a product's page is: the page that the Worker draws must choose the app's file. */
export const pagePictureSizes = '(width < 64rem) 100vw, 56vw'

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
  }).toString()}`

/** The address of a product's picture in one width. A shop's always comes through our proxy, never from the shop. */
export function pictureAt(address: string, width: (typeof widths)[number], productId?: string) {
  const folder = ownPicture.exec(address)?.groups?.folder
  if (folder) return `${folder}/${width}.webp`
  return address.startsWith('/') ? address : proxied(address, width, productId)
}

const setOf = (at: (width: (typeof widths)[number]) => string) =>
  widths.map((width) => `${at(width)} ${width}w`).join(', ')

export type PictureSources = { src: string; srcSet?: string; avif?: string }

/** The addresses of a product's picture in several widths, and in the formats that it comes in. */
export function pictureSources(address: string, productId?: string): PictureSources {
  const folder = ownPicture.exec(address)?.groups?.folder
  const src = pictureAt(address, 640, productId)
  if (address.startsWith('/') && !folder) return { src }
  return {
    src,
    srcSet: setOf((width) => pictureAt(address, width, productId)),
    ...(folder && { avif: setOf((width) => `${folder}/${width}.avif`) }),
  }
}
