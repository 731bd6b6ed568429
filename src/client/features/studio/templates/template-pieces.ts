import type { Product } from '@cabine/sophia/vocabulary/product.ts'

type Recipe = { pieces: string[]; colors: string[] }
type Piece = Pick<Product, 'id' | 'name' | 'colour' | 'category' | 'image_url' | 'availability'>

/** 'Earrings' and 'earring' are one word. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(/(?<=[^s])s$/, ''))

/** Other words that a shop uses for the same kind of piece. */
const otherNames: Record<string, string> = { gown: 'dress' }

/**
 * Finds pieces of the shop like those that a template names, to picture it: for 'silk blouse' a blouse, better one of
 * silk, and better still in a colour of the template. A phrase that no piece matches is left out.
 */
export function piecesOfTemplate<P extends Piece>({ pieces, colors }: Recipe, shop: P[]): P[] {
  const colours = new Set(colors.flatMap(wordsOf))
  const found: P[] = []
  for (const phrase of pieces) {
    const words = wordsOf(phrase)
    const kind = words.at(-1) ?? ''
    const candidates = shop.flatMap((piece) => {
      const names = wordsOf(piece.name)
      const isOfKind = names.includes(kind) || names.includes(otherNames[kind] ?? kind)
      if (!isOfKind || piece.availability !== 'in_stock') return []
      // One piece of each category is enough.
      if (found.some(({ category }) => category === piece.category)) return []
      const inColour = wordsOf(piece.colour).some((word) => colours.has(word))
      // The kind is the last word before the colour: a 'shirt dress in white' is no shirt.
      const isNamedSo = wordsOf(piece.name.replace(/ in .*/, '')).at(-1) === kind
      const alike = words.filter((word) => names.includes(word)).length
      return [{ piece, likeness: alike + (isNamedSo ? 0.8 : 0) + (inColour ? 0.6 : 0) }]
    })
    const [best] = candidates.toSorted((a, b) => b.likeness - a.likeness)
    if (best) found.push(best.piece)
  }
  return found
}
