import { takeCustomPicture } from '#client/features/fitting-room/custom-picture.ts'
import { startWhatIsChosen } from '#client/features/fitting-room/choose-and-start.ts'
import { chooseMode } from '#client/features/fitting-room/outfit-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { takeArrivalRequest } from '#client/lib/try-on-arrival.ts'
import type { ExternalProduct } from './external-product-calls.ts'
import { loadExternalProducts, showProduct } from './external-product-store.ts'

/** A saved look has its outfit's name, and the server allows this many characters. */
const longestName = 120

/** Puts the piece's picture into the fitting room as a custom outfit, and tries it on. Throws when the picture cannot be loaded. */
export async function tryOnExternalProduct({ id, title, picture, wornAs }: ExternalProduct, userId: string) {
  if (!picture) return
  const name = title.length > longestName ? `${title.slice(0, longestName - 1)}…` : title
  const found = { id, name, image: picture }
  await takeCustomPicture(await fetchPicture(picture), userId, { found, category: wornAs })
  chooseMode('custom')
  await startWhatIsChosen()
}

/** For the mirror, which an address has opened with a piece: it is put on only if she asked for that on the page. */
export async function wearExternalProduct(id: string, userId: string) {
  const isAsked = takeArrivalRequest(id)
  chooseMode('custom')
  showProduct(id)
  const product = (await loadExternalProducts()).find((one) => one.id === id)
  if (product && isAsked) await tryOnExternalProduct(product, userId)
}
