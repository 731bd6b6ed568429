import { api, request } from '#client/lib/api.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { serverState } from '#client/session/server-state.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import type { ShopItem } from '#shared/looks.ts'
import { fetchLooks, type SavedLook } from './saved-look.ts'

/** Fetched with the lookbook, early enough for when the network fails later. */
const fetchKeptLooks = () => import('./kept-looks.ts')

/** Fetched at every opening, so that it shows what is saved now. */
export const lookbook = serverState(
  async (userId) => {
    const looks = await fetchLooks()
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
  return known ?? (await readKeptLooks(userId)) ?? undefined
}

/** Failures are ignored: what the shopper did has worked even if this device has no room for a copy. */
function updateStoredCopy(keep: (kept: Awaited<ReturnType<typeof fetchKeptLooks>>) => Promise<void>) {
  fetchKeptLooks()
    .then(keep)
    .catch(() => undefined)
}

/** The look disappears at once. A failure is not reported (spec 2.8.12): the look is simply there again. */
export async function deleteLook(id: string) {
  const former = lookbook.read() ?? []
  lookbook.change((looks) => looks.filter((look) => look.id !== id))
  try {
    await request(api.lookbook[':id'].$delete({ param: { id } }))
  } catch {
    return lookbook.change(() => former)
  }
  const userId = currentShopper()
  if (userId) updateStoredCopy(({ forgetLook }) => forgetLook(userId, id))
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

/** A look that exists only in this browser is uploaded now and only now; any other is named by its address. */
export async function saveLook(look: { accountUrl: string | null; blob: Blob | null }, outfit: WornOutfit) {
  const tryOnImageUrl = look.accountUrl ?? (look.blob ? await toDataUrl(look.blob) : '')
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
  const userId = currentShopper()
  if (userId) updateStoredCopy(({ keepLook }) => keepLook(userId, saved, look.blob))
  return saved
}
