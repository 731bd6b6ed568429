import { hasPicture, knownLooks } from '#client/features/looks/lookbook.ts'
import { presentPieces } from '#client/features/looks/present-pieces.ts'
import type { SavedLook } from '#client/features/looks/saved-look.ts'
import { nameOfSaved } from '#client/features/looks/saved-look-name.ts'
import { fetchPicture } from '#client/lib/picture-data.ts'
import { outfitOf, type Outfit } from '../outfit.ts'
import { fetchPieces } from '../outfit/take-pieces.ts'
import type { FoundLook, Missing } from './find-look.ts'
import { nameAlone } from './find-outfit.ts'
import { readKeptLooks } from './keep-look.ts'

/** The look of her lookbook with this name. */
export async function findSaved(name: string): Promise<SavedLook | Missing> {
  const looks = await knownLooks()
  if (!looks) return 'unreachable'
  return looks.find(({ id }) => nameOfSaved(id) === name) ?? 'gone'
}

/** The try-on that it was saved of, if this browser still has it: of that one more is known, such as its photo. */
export async function tryOnOf(saved: SavedLook, userId: string) {
  for (const kept of await readKeptLooks(userId))
    if (await hasPicture(saved, { blob: kept.blob, accountUrl: kept.accountUrl ?? null }))
      return kept.predictionId
  return null
}

export async function showSaved(saved: SavedLook): Promise<FoundLook | Missing> {
  try {
    const [blob, outfit] = await Promise.all([fetchPicture(saved.tryOnImageUrl), outfitOfSaved(saved)])
    const found = { blob, accountUrl: saved.tryOnImageUrl, outfit, tried: null, photo: null }
    return { provider: 'device', isUnjudged: false, ...found }
  } catch {
    return 'unreachable'
  }
}

/** Under its own name and with all its pieces; those that the shop still has can be worn again. */
async function outfitOfSaved({ title, items }: SavedLook): Promise<Outfit> {
  const ids = (await presentPieces(items).load())
    .filter(({ garment_category, availability }) => garment_category && availability !== 'gone')
    .map(({ id }) => id)
  const outfit = ids.length > 0 ? outfitOf(await fetchPieces(ids.join(','))) : nameAlone(title)
  return { ...outfit, name: title, items }
}
