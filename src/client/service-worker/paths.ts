import { routes } from '#client/routes.ts'

/** Any path of the app could begin with this one's page: nothing of it is drawn by the build. */
export const shellPath = '/shells/app'

/**
 * The others come from the network: the landing and the legal pages are written in advance, `/subscribe` has headers
 * of its own, and what is not found has its status.
 */
const patterns = Object.values(routes)
  .filter(({ layout, isOnlineOnly }) => layout !== 'static' && !isOnlineOnly)
  .map(({ path }) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Is the page at this path drawn by the app alone, so that its first bytes are the same for all of them? */
export const isDrawnByApp = (pathname: string) => patterns.some((pattern) => pattern.test(pathname))

/** The landing page in any language: `/`, `/fr`. */
export const isLandingPage = (pathname: string) => /^\/(?:[a-z]{2}\/?)?$/.test(pathname)

/** Lists of the shop that read the same for everybody. Without a network their last answer stands in. */
const shelves =
  /^\/api\/(?:top-picks|handpicked-products|collections(?:\/[\w-]+)?|products\/[\w-]+|outfit-presets|outfit-posts(?:\/[\w-]+)?|outfits\/templates)$/

export const isShopList = ({ pathname, search }: URL) => search === '' && shelves.test(pathname)

const pictureFile = /^\/samples\/.*(?:\.(?:avif|gif|jpe?g|png|svg|webp)|\/sewn\.bin)$/

/** Pictures of pieces, which are anybody's: our samples, as they are sewn too, the shops' own, and the boards of outfits. */
export const isShopPicture = (pathname: string) =>
  pictureFile.test(pathname) || pathname === '/api/proxy-image' || pathname.startsWith('/api/outfit-boards/')

/** The engine keeps its models itself (engine/models/cache.ts): twice would be 55 MB twice. */
export const isKeptByEngine = (pathname: string) => /\.(?:onnx|task|tflite|wasm)$/.test(pathname)
