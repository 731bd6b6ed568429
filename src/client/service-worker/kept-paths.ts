import { routes } from '#client/routes.ts'

/** A page without prerendered content, which any path of the app can start with. */
export const shellPath = '/shells/app'

/**
 * The other pages come from the network: the landing page and the legal pages are prerendered, `/subscribe` has
 * headers of its own, and a path that is not found needs its status.
 */
const patterns = Object.values(routes)
  .filter(({ layout, isOnlineOnly }) => layout !== 'static' && !isOnlineOnly)
  .map(({ path }) => new RegExp(`^/${path.replaceAll(/:\w+/g, '[^/]+')}$`))

/** Whether only the app draws the page at this path, so that all such pages have the same HTML. */
export const isDrawnByApp = (pathname: string) => patterns.some((pattern) => pattern.test(pathname))

/** The landing page in any language: `/`, `/fr`. */
export const isLandingPage = (pathname: string) => /^\/(?:[a-z]{2}\/?)?$/.test(pathname)

/** Lists of the shop that are the same for everybody. Without a network their last answer is used. */
const shopLists =
  /^\/api\/(?:top-picks|handpicked-products|collections(?:\/[\w-]+)?|products\/[\w-]+|outfit-presets|outfit-posts(?:\/[\w-]+)?|outfits\/templates)$/

export const isShopList = ({ pathname, search }: URL) => search === '' && shopLists.test(pathname)

const pictureFile = /^\/samples\/.*(?:\.(?:avif|gif|jpe?g|png|svg|webp)|\/sewn\.bin)$/

/**
 * Pictures of pieces, which are the same for everybody: our samples and their sewn form, the shops' pictures,
 * and the boards of outfits.
 */
export const isShopPicture = (pathname: string) =>
  pictureFile.test(pathname) || pathname === '/api/proxy-image' || pathname.startsWith('/api/outfit-boards/')

/** The engine stores its models itself (packages/engine/src/models/cache.ts): storing them twice would take another 55 MB. */
export const isKeptByEngine = (pathname: string) => /\.(?:onnx|wasm)$/.test(pathname)
