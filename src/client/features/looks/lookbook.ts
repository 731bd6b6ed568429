import { api, request } from '#client/lib/api.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { serverState } from '#client/session/server-state.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import { fingerprintOf, type ShopItem } from '#shared/looks.ts'
import { fetchLooks, type SavedLook } from './saved-look.ts'

/** Fetched with the lookbook, early enough for when the network fails later. */
export const fetchKeptLooks = () => import('./kept-looks.ts')

/** Looks that she has removed and can still take back: the server has them, and she no longer sees them. */
export const leavingIds = new Set<string>()
const withoutLeaving = (looks: SavedLook[]) => looks.filter(({ id }) => !leavingIds.has(id))

/** Fetched at every opening, so that it shows what is saved now. */
export const lookbook = serverState(
  async (userId) => {
    const looks = withoutLeaving(await fetchLooks())
    if (userId) updateStoredCopy(({ keepLooks }) => keepLooks(userId, looks))
    return looks
  },
  { freshForMs: 0, standIn: readKept },
)

/** The stored copy replaces the answer of a server that does not respond. */
async function readKept(error: unknown, known: SavedLook[] | undefined) {
  const userId = currentShopper()
  if (!userId || saysSignedOut(error)) return undefined
  const { readKeptLooks } = await fetchKeptLooks()
  const kept = known ?? (await readKeptLooks(userId))
  return kept ? withoutLeaving(kept) : undefined
}

/** Failures are ignored: what the shopper did has worked even if this device has no room for a copy. */
export function updateStoredCopy(keep: (kept: Awaited<ReturnType<typeof fetchKeptLooks>>) => Promise<void>) {
  fetchKeptLooks()
    .then(keep)
    .catch(() => undefined)
}

/** What she wears on a look. */
type WornOutfit = {
  name: string
  description: string
  imageUrl: string
  pieces: { image: string }[]
  items: ShopItem[]
}

/** The picture of a custom board exists only in this page, so its first piece's picture is saved instead. */
const lastingAddress = ({ imageUrl, pieces }: WornOutfit) =>
  imageUrl.startsWith('blob:') ? (pieces[0]?.image ?? '') : imageUrl

type Pictured = { accountUrl: string | null; blob: Blob | null }

const pictureOf = async ({ accountUrl, blob }: Pictured) => accountUrl ?? (blob ? await toDataUrl(blob) : '')

/** The looks of her lookbook as the server knows them, or without a network this device's copy; undefined without either. */
export const knownLooks = async () =>
  lookbook.read() ?? (await fetchLooks().catch((error: unknown) => readKept(error, undefined)))

const tellOf = async (look: Pictured) => fingerprintOf(await pictureOf(look))

/** Whether a look is in her lookbook as it is. */
export async function isInLookbook(look: Pictured) {
  const looks = (await knownLooks()) ?? []
  if (looks.length === 0) return false
  const fingerprint = await tellOf(look)
  return looks.some((one) => one.fingerprint === fingerprint)
}

/** Whether a look of the lookbook has this picture. */
export const hasPicture = async ({ fingerprint }: SavedLook, look: Pictured) =>
  fingerprint !== null && fingerprint === (await tellOf(look))

/** A look that exists only in this browser is uploaded now and only now; any other is named by its address. */
export async function saveLook(look: Pictured, outfit: WornOutfit) {
  const tryOnImageUrl = await pictureOf(look)
  const saved = await request(
    api.lookbook.$post({
      json: {
        title: outfit.name,
        tryOnImageUrl,
        originalOutfitUrl: lastingAddress(outfit),
        outfitName: outfit.name,
        outfitDescription: outfit.description,
        notes: '',
        items: outfit.items,
      },
    }),
  )
  lookbook.change((looks) => [saved, ...looks.filter(({ id }) => id !== saved.id)])
  const userId = currentShopper()
  if (userId) updateStoredCopy(({ keepLook }) => keepLook(userId, saved, look.blob))
  return saved
}
