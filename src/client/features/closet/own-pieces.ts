import { wornCategories, isClothes, type WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { OutfitPreset } from '#shared/outfits.ts'
import { bagOf } from '#shared/bag-of-product.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'
import { closetIdOf, closetPieceAddress } from './closet-address.ts'
import type { ClosetPiece } from './closet-piece.ts'
import { closetOwner, pictureOf } from './closet-store.ts'
import { readPiece } from './stores/closet-database.ts'

type OwnOutfit = Pick<OutfitPreset, 'garments' | 'items'>

const wornAs = ({ details: { category } }: Pick<ClosetPiece, 'details'>): WornCategory | undefined =>
  wornCategories.find((one) => one === category)

/** How the engine wears it; null for what no look shows. Of shoes and bags the name says what they are. */
function garmentOf(piece: ClosetPiece): OutfitPreset['garments'][number] | null {
  const category = wornAs(piece)
  const { name, fabric } = piece.details
  const garment = category && { image: closetPieceAddress(piece.id), category }
  if (!garment) return null
  if (category === 'shoes') {
    const shoe = shoeOf(name, fabric ?? '')
    return shoe && { ...garment, shoe }
  }
  if (category === 'bags') {
    const bag = bagOf(name)
    return bag && { ...garment, bag }
  }
  return isClothes(category) ? garment : null
}

/** Whether a look can show it. */
export const mayBeWorn = (piece: ClosetPiece) => piece.reading !== 'waiting' && garmentOf(piece) !== null

/**
 * Pieces of her own as parts of an outfit, by their addresses. What is not in the closet any longer, or cannot be worn, is missing.
 *
 * @param nameOf what a piece is called that she has given no name
 */
export async function readOwnPieces(
  addresses: string[],
  nameOf: (category: WornCategory) => string,
): Promise<OwnOutfit> {
  const own = addresses.map(async (address) => await readPiece(closetOwner(), closetIdOf(address) ?? ''))
  const found = (await Promise.all(own)).flatMap((piece) => {
    const garment = piece && garmentOf(piece)
    return garment ? [{ piece, garment }] : []
  })
  return {
    garments: found.map(({ garment }) => garment),
    items: found.map(({ piece: { details, picture }, garment }) => ({
      id: garment.image,
      name: details.name || nameOf(garment.category),
      brand: details.brand,
      price: '',
      category: garment.category,
      image: picture,
      url: '',
    })),
  }
}

/** The picture of a piece of her own by its address; null where it is gone. */
export async function readOwnPicture(address: string) {
  const id = closetIdOf(address)
  const piece = id && (await readPiece(closetOwner(), id))
  return piece ? ((await pictureOf(piece)) ?? null) : null
}

const urls = new Map<string, string>()

/** An object URL of its picture, which lasts as long as the page. */
export async function ownPictureUrl(address: string) {
  const known = urls.get(address)
  if (known) return known
  const picture = await readOwnPicture(address)
  if (!picture) throw new Error(`no picture of ${address}`)
  const url = URL.createObjectURL(picture)
  urls.set(address, url)
  return url
}
