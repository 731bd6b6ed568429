import { isGarment, type Worn } from './piece.ts'

export const isSameDesign = (a: Worn, b: Worn) =>
  a.id === b.id || (a.groupId !== '' && a.groupId === b.groupId)

/** The words of a name that tell the kind: 'Editor Pleated Trousers in Black' is pleated trousers. */
const wordsOf = ({ name }: Worn) =>
  new Set(
    name
      .toLowerCase()
      .replace(/ in .*/s, '')
      .split(/[^\p{L}-]+/u)
      .filter((word) => word.length > 2),
  )

const overlap = (a: Set<string>, b: Set<string>) => {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / Math.max(1, Math.min(a.size, b.size))
}

/** Traits that make two pieces alike, besides their colour. */
const traits = [
  'knit',
  'denim',
  'satin',
  'bare',
  'short',
  'blazer',
  'coat',
  'boots',
  'sneakers',
  'openShoe',
  'low',
  'high',
] as const

/** How alike two pieces are, whatever their colour and price: from 0 to about 6. */
export function likenessOf(a: Worn, b: Worn): number {
  const shared = traits.filter((trait) => a.is[trait] === b.is[trait]).length / traits.length
  return (
    Number(a.category === b.category) * 2 +
    overlap(wordsOf(a), wordsOf(b)) * 1.5 +
    shared * 1.5 +
    Number(a.season === b.season) * 0.5 +
    Number(isGarment(a) && a.material !== '' && a.material === b.material) * 0.5
  )
}
