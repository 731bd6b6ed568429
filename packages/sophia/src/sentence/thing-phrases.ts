import { kinds as allKinds, materials as allMaterials } from '../vocabulary/concept-groups.ts'

export { colours, cuts, patterns } from '../vocabulary/concept-groups.ts'

/** What she can name as a piece; 'something for my home' and 'accessories' are none. */
export const kinds: ReadonlySet<string> = new Set(
  [...allKinds].filter((one) => one !== 'home' && one !== 'accessories'),
)
/** In a sentence there are groups of materials, too. */
export const materials: ReadonlySet<string> = new Set([...allMaterials, 'natural', 'animal'])

export const footwear: ReadonlySet<string> = new Set(
  'shoes,sneakers,heels,flats,boots,ankle boots,sandals,loafers,mules,espadrilles'.split(','),
)
