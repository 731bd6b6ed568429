/** Designs that share their copy: one dress in three colours is one dress. */
const sameDesign: Record<string, string> = {
  'refined-sky-blouse': 'refined-ivory-blouse',
  'curtain-call-dotted-wrap-top': 'curtain-call-wrap-top',
  'curfew-dotted-tie-neck-blouse': 'curfew-tie-neck-blouse',
  'graceful-ink-wrap-dress': 'graceful-blush-wrap-dress',
  'graceful-cherry-wrap-dress': 'graceful-blush-wrap-dress',
  'champagne-silk-slip-dress': 'olive-silk-slip-dress',
  'midnight-silk-slip-dress': 'olive-silk-slip-dress',
  'ruby-silk-slip-dress': 'olive-silk-slip-dress',
  'graphite-knit-dress': 'oatmilk-knit-dress',
  'claret-knit-dress': 'oatmilk-knit-dress',
  'velvet-emerald-dress': 'velvet-wine-dress',
  'garden-gate-dotted-tea-dress': 'garden-gate-tea-dress',
  'ivory-wide-leg-trousers': 'mocha-wide-leg-trousers',
  'pinstripe-wide-leg-trousers': 'mocha-wide-leg-trousers',
  'charcoal-knit-trousers': 'oatmilk-knit-trousers',
  'monday-pinstripe-blazer': 'monday-mocha-blazer',
  'monday-linen-blazer': 'monday-mocha-blazer',
  'afternoon-tweed-jacket': 'afternoon-boucle-jacket',
}

/** The brand stands before ' | ' and the title after it; without the separator all of it is the title. */
export function splitTitle(title: string) {
  const [brand = '', ...rest] = title.split(' | ')
  return rest.length === 0
    ? { brand: '', name: title.trim() }
    : { brand: brand.trim(), name: rest.join(' | ').trim() }
}

/** Normalises a brand, so that 'Abercrombie & Fitch' and 'ABERCROMBIE FITCH' are the same one. */
export const nameKey = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f’'&.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The key of a design's copy. A colourway shares that of its design: 'The Sunday Tee in Black' is a Sunday Tee. */
export function designKey(name: string) {
  const key = nameKey(name.replace(/ in .+$/, ''))
  return Object.hasOwn(sameDesign, key) ? sameDesign[key] : key
}

/**
 * The keys under which a product's copy may be found, the most specific first: its own, its brand's, and the general
 * ones.
 */
export function copyKeys(title: string) {
  const { brand, name } = splitTitle(title)
  return [designKey(name), `brand-${nameKey(brand)}`, 'any']
}
