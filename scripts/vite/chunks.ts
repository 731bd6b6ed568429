/**
 * Which modules travel together. Small files compress badly, and these are wanted together anyway: on every
 * page, or on every page but the front door, which does without the router. Pages and lazy parts are not
 * named here: the bundler cuts them where they are imported.
 */
const everywhere = [
  /\/node_modules\/(?:react|react-dom|scheduler|zustand)\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/(?!arrow-right\.|check\.|chevron-down\.|loader-circle|lock-keyhole\.|smartphone\.|sparkles|wifi-off))/,
  /\/node_modules\/(?:@messageformat\/runtime|make-plural)\//,
  /\/src\/client\/(?:i18n|lib)\/(?:language|landing-address|manifest-path|messages|with-messages|page-areas|browser-storage|class-names|online)\.ts$/,
  /\/src\/client\/features\/demo\/visit\/waiting-look-mark\.ts$/,
  /\/src\/(?:client\/page-paths|client\/i18n\/format|shared\/languages)\.ts$/,
  /\/src\/client\/(?:shell\/logo|ui\/button|ui\/button-style|ui\/spinner)\.tsx?$/,
  /\/src\/client\/features\/landing\/social-proof\.ts$/,
  /vite\/preload-helper/,
]

/** What the front door begins with, but for its page, which the manifest names: each file is a wait on a slow network. */
const frontDoor = [
  /\/src\/client\/(?:features\/landing\/(?:hero|landing-header|language-menu|languages)|features\/demo\/(?:hero-|try-with-)|lib\/early-presses)/,
]

const everywhereInTheApp = [
  /\/src\/shared\/own-path\.ts$/,
  /\/node_modules\/react-router\//,
  /\/lucide-react\/dist\/esm\/icons\/(?:compass|crown|circle-exclamation-point|heart|house|image-off|info|settings|shirt|trash|x)\.mjs$/,
  /\/src\/client\/(?:app|router)\.tsx?$/,
  /\/src\/client\/shell\/(?:app-layout|bottom-nav|header|page-error|pending|root|toasts\/toaster|toasts\/toast-store)\.tsx?$/,
  /\/src\/client\/features\/account\/(?:app-state-store|kept-session|next-path|require-session)\.ts$/,
  /\/src\/client\/features\/billing\/upgrade-(?:modals|store)\.tsx?$/,
  /\/src\/client\/features\/(?:demo\/visit\/bring-look|wishlist\/bring-hearts)\.ts$/,
  /\/src\/shared\/this-machine\.ts$/,
  /\/src\/client\/service-worker\/(?:shared-picture|shop-cache-names)\.ts$/,
  /\/src\/client\/lib\/(?:api|api-failure|failure-message|first-calls|idle|install-offer|kept-talk|missing-code|overlays|this-machine|use-wanted|when-reachable-again)\.ts$/,
  /\/src\/client\/ui\/(?:alert|badge|icon-button|link|part|picture|skeleton)\.tsx$/,
]

/** Her photo and what she tries on it: the fitting room shows with it, and others ask for it later. */
const aboutPhotos = [
  /\/node_modules\/idb-keyval\//,
  /\/src\/client\/features\/photos\/(?:device-store|file-button|load-photo|photo-consent|photo-consent-sheet|photo-store|samples|use-photo-offers)\.tsx?$/,
  /\/src\/client\/features\/(?:outfits\/outfit|outfits\/outfit-store|try-on\/asked-start|try-on\/flow|try-on\/running-job|try-on\/try-on-store)\.ts$/,
  /\/src\/client\/features\/try-on\/guides\/guide-store\.ts$/,
]

/** A grid of products: a page begins with its cards, and each would be a dozen small files. */
const productCards = [
  /\/src\/client\/features\/catalogue\/(?:gate-words|known-products|paged-grid|product-(?:card|grid|link))\.tsx?$/,
  /\/src\/client\/features\/wishlist\/save-button\.tsx$/,
  /\/src\/client\/ui\/shop-text\.tsx$/,
]

/** What a card shows, and a shop's own page with it. */
const productParts = [
  /\/src\/client\/features\/catalogue\/(?:price|product-picture|product-price|try-on-link)\.tsx?$/,
]

/** What a page of the shop knows of what lies over it: a press on a card must find it. */
const overTheShop = [
  /\/src\/client\/features\/catalogue\/(?:detail-address|grid-skeleton|lazy-parts|shop-all-address|search\/search-query)\.tsx?$/,
  /\/src\/client\/features\/stylist-chat\/(?:chat-address|lazy-parts)\.tsx?$/,
]

/** What forms of an account are made of. */
const accountForms = [
  /\/src\/client\/features\/auth\/(?:password-checklist\.tsx|use-first-error-focus\.ts)$/,
  /\/src\/client\/ui\/(?:field|form|password-field)\.tsx$/,
]

const group = (name: string, modules: RegExp[]) => ({
  name,
  test: (id: string) => modules.some((pattern) => pattern.test(id)),
  includeDependenciesRecursively: false,
})

export const codeSplitting = {
  groups: [
    group('base', everywhere),
    group('front-door', frontDoor),
    group('app', everywhereInTheApp),
    group('photos', aboutPhotos),
    group('product-parts', productParts),
    group('product-cards', productCards),
    group('over-the-shop', overTheShop),
    group('account-forms', accountForms),
  ],
}
