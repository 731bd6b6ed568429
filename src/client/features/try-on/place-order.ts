import type { Outfit } from '#client/features/outfits/outfit.ts'
import type { ShopperPhoto } from '#client/features/photos/photo-store.ts'
import { digestOf, toDataUrl } from '#client/lib/picture-data.ts'
import type { WornCategory } from '#shared/garment-categories.ts'
import type { TriedOn } from '#shared/try-on-job.ts'

export type Order = {
  photo: ShopperPhoto
  outfit: Outfit
  /** Her own picture, for a custom outfit. */
  custom: Blob | null
  provider: 'device' | 'cloud'
  highQuality: boolean
}

/** Put together from pieces of the shop: it is on nobody's rail, and only its pictures say what it is. */
const isOfPieces = ({ id }: Outfit) => id.startsWith('pieces:')

/**
 * The body of start-tryon. What is rendered on this device is named by its digest alone; a picture goes
 * along only to the cloud, and only when the server does not hold it already.
 */
export async function placeOrder({ photo, outfit, custom, provider, highQuality }: Order) {
  const name = async (picture: Blob) =>
    provider === 'device' ? `device:${await digestOf(picture)}` : await toDataUrl(picture)
  const garments: { image: string; category: WornCategory }[] = []
  for (const { image, category } of outfit.pieces) {
    garments.push({ image: image || (custom ? await name(custom) : ''), category })
  }
  return {
    // Named by its digest a photo is rendered here, even where the cloud is set up and her account holds it.
    userImage: (provider === 'cloud' && photo.address) || (await name(photo.blob)),
    garments,
    highQuality,
    ...(outfit.kind === 'preset' && !isOfPieces(outfit) && { presetId: outfit.id }),
    tried: {
      photo: photo.address ?? `device:${await digestOf(photo.blob)}`,
      outfitId: outfit.id.slice(0, 160),
      outfitName: outfit.name.slice(0, 120),
    } satisfies TriedOn,
  }
}
