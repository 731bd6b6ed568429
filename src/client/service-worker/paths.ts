import { pagePaths } from '#client/page-paths.ts'

/** Any path of the app could begin with this one's page: nothing of it is drawn by the build (client/prerendered.ts). */
export const shellPath = '/shells/app'

/**
 * These come from the network: the landing and the legal pages are written in advance, the till has headers
 * of its own, and what is not found has its status.
 */
const notOfTheShell = new Set([
  'landing',
  'terms-of-service',
  'privacy-policy',
  'open-source-notices',
  'subscribe',
  'not-found',
])

const patterns = Object.entries(pagePaths)
  .filter(([name]) => !notOfTheShell.has(name))
  .map(([, path]) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Is the page at this path drawn by the app alone, so that its first bytes are the same for all of them? */
export const isDrawnByApp = (pathname: string) => patterns.some((pattern) => pattern.test(pathname))

/** The front door in any language: `/`, `/fr`. */
export const isFrontDoor = (pathname: string) => /^\/(?:[a-z]{2}\/?)?$/.test(pathname)

/** Lists of the shop that read the same for everybody. Without a network their last answer stands in. */
const shelves =
  /^\/api\/(?:top-picks|handpicked-products|collections(?:\/[\w-]+)?|products\/[\w-]+|outfit-presets|outfit-posts(?:\/[\w-]+)?|outfits\/templates)$/

export const isShelf = ({ pathname, search }: URL) => search === '' && shelves.test(pathname)

const pictureFile = /^\/samples\/.*(?:\.(?:avif|gif|jpe?g|png|svg|webp)|\/sewn\.bin)$/

/** Pictures of pieces, which are anybody's: our samples, as they are sewn too, the shops' own, and the boards of outfits. */
export const isShopPicture = (pathname: string) =>
  pictureFile.test(pathname) || pathname === '/api/proxy-image' || pathname.startsWith('/api/outfit-boards/')

/** The engine keeps its models itself (engine/models/cache.ts): twice would be 55 MB twice. */
export const isKeptByEngine = (pathname: string) => /\.(?:onnx|task|tflite|wasm)$/.test(pathname)
