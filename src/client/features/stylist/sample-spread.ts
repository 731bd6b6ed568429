import type { BoardPiece } from './outfit-board.tsx'

const piece = (
  id: string,
  folder: 'garments' | 'objects',
  slot: BoardPiece['slot'],
  category: string,
): BoardPiece => ({
  id,
  slot,
  category,
  name: id,
  image: `/samples/${folder}/${id}/640.webp`,
})

/** A sample outfit of a letter, shown before the shopper has one of her own. */
export const sampleSpread: BoardPiece[] = [
  piece('wine-velvet-dress', 'garments', 'dress', 'dresses'),
  piece('camel-coat', 'garments', 'outer', 'outerwear'),
  piece('black-slingback-heels', 'objects', 'shoes', 'shoes'),
  piece('black-satin-clutch', 'objects', 'bag', 'bags'),
  piece('pearl-drop-earrings', 'objects', 'accessory', 'accessories'),
]
