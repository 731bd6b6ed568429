import designs from './same-designs.json' with { type: 'json' }

/** Designs that share their copy: one dress in three colours is one dress. */
const sameDesign: Record<string, string> = designs

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
