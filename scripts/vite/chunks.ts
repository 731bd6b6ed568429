/**
 * Which modules travel together. Small files compress badly, and these are wanted together anyway: on every
 * page, or on every page but the front door, which does without the router. Pages and lazy parts are not
 * named here: the bundler cuts them where they are imported.
 */
const everywhere = [
  /\/node_modules\/(?:react|react-dom|scheduler|zustand)\//,
  /\/lucide-react\/dist\/esm\/(?!icons\/(?!arrow-right\.|check\.|chevron-down\.|loader-circle|lock-keyhole\.|smartphone\.|sparkles|wifi-off))/,
  /\/node_modules\/(?:@messageformat\/runtime|make-plural)\//,
  /\/src\/client\/(?:i18n|lib)\/(?:language|landing-address|messages|with-messages|page-areas|browser-storage|class-names|online)\.ts$/,
  /\/src\/client\/features\/demo\/visit\/waiting-look-mark\.ts$/,
  /\/src\/(?:client\/page-paths|client\/i18n\/format|shared\/languages|shared\/plans)\.ts$/,
  /\/src\/client\/(?:shell\/logo|shell\/site-footer|ui\/button|ui\/button-style|ui\/spinner)\.tsx?$/,
  /\/src\/client\/features\/landing\/social-proof\.ts$/,
  /vite\/preload-helper/,
]

/** What the front door begins with, but for its page, which the manifest names: each file is a wait on a slow network. */
const frontDoor = [
  /\/src\/client\/(?:features\/landing\/(?:hero|landing-header|language-menu|languages)|features\/demo\/(?:hero-|try-with-))/,
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
  /\/src\/client\/lib\/(?:api|api-failure|failure-message|idle|install-offer|overlays|this-machine|use-wanted)\.ts$/,
  /\/src\/client\/ui\/(?:alert|badge|icon-button|link|part|picture|skeleton)\.tsx$/,
]

/** Her photo and what she tries on it: the fitting room shows with it, and others ask for it later. */
const aboutPhotos = [
  /\/node_modules\/idb-keyval\//,
  /\/src\/client\/features\/photos\/(?:device-store|file-button|load-photo|photo-consent|photo-consent-sheet|photo-store|samples)\.tsx?$/,
  /\/src\/client\/features\/(?:outfits\/outfit|outfits\/outfit-store|try-on\/flow|try-on\/running-job|try-on\/try-on-store)\.ts$/,
  /\/src\/client\/features\/try-on\/guides\/guide-store\.ts$/,
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
  ],
}
