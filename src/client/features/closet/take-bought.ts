import { readPrice } from '#client/i18n/local-price.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { colourFamilies } from '@cabine/sophia/vocabulary/product-categories.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import { closetCategories, type ClosetCategory } from '#shared/closet.ts'
import { pictureAt } from '#shared/picture-address.ts'
import { addPieces } from './closet-store.ts'
import type { ClosetPiece } from './closet-piece.ts'
import { readWaiting } from './reading.ts'

/** A piece of a shop, as far as she may have it in her closet. */
export type BoughtPiece = {
  name: string
  brand: string
  category: string
  colour: string | null
  /** As lists show it: '$120.00'. */
  price: string
  size: string
  link: string
  productId: string | null
  image: string
}

type Known = Pick<ClosetPiece, 'details'>

/** Whether it is in her closet already, by its product or its address. */
export const isBought = ({ productId, link }: BoughtPiece, pieces: readonly Known[]) =>
  pieces.some(
    ({ details }) =>
      (productId !== null && details.productId === productId) || (link !== '' && details.link === link),
  )

const cut = (text: string, most: number) => text.slice(0, most).trim()

/** What a shop calls a category and a colour, in our words. */
export const categoryOf = (word: string): ClosetCategory | null =>
  closetCategories.find((one) => one === word.toLowerCase()) ?? null

/** Today, by her device's calendar. */
const today = () => dayOf(new Date())

/** Puts a bought piece into the closet. Its picture is cut out as her own are. */
export async function takeBought(piece: BoughtPiece): Promise<'added' | 'full' | 'failed'> {
  const source = piece.image
    ? await fetchPicture(pictureAt(piece.image, 960, piece.productId ?? undefined)).catch(() => undefined)
    : undefined
  const price = readPrice(piece.price)
  const category = categoryOf(piece.category)
  const colour = colourFamilies.find((one) => one === piece.colour)
  try {
    const added = await addPieces([
      {
        details: {
          category: category ?? 'accessories',
          name: cut(piece.name, 120),
          brand: cut(piece.brand, 120),
          size: cut(piece.size, 40),
          colours: colour ? [colour] : [],
          priceCents: price?.cents ?? null,
          currency: price?.currency ?? '',
          link: piece.link.length <= 2000 ? piece.link : '',
          productId: piece.productId ?? '',
          boughtOn: today(),
        },
        ...(source && { source }),
        isKindTold: category !== null,
      },
    ])
    void readWaiting()
    return added.length > 0 ? 'added' : 'full'
  } catch {
    return 'failed'
  }
}
