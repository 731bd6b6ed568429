import { chooseCategory, takeCustomPicture } from '#client/features/fitting-room/custom-picture.ts'
import { startWhatIsChosen } from '#client/features/fitting-room/choose-and-start.ts'
import { chooseMode } from '#client/features/fitting-room/outfit-store.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import type { ExternalProduct } from './external-product-calls.ts'

/** A look is saved by its outfit's name. */
const longestName = 120

/** Hangs the piece on the stage as a picture of her own, and begins where nothing is missing. Throws where its picture cannot be had. */
export async function tryOnExternalProduct({ id, title, picture, wornAs }: ExternalProduct, userId: string) {
  if (!picture) return
  const name = title.length > longestName ? `${title.slice(0, longestName - 1)}…` : title
  await takeCustomPicture(await fetchPicture(picture), userId, { id, name, image: picture })
  if (wornAs) await chooseCategory(wornAs, userId)
  chooseMode('custom')
  await startWhatIsChosen()
}
