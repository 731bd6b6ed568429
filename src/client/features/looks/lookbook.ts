import { readAppState } from '#client/session/app-state.ts'
import { api, request } from '#client/lib/api.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { toDataUrl } from '#client/lib/picture-data.ts'
import type { FinishedLook } from '#client/features/try-on/flow.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'

const fetchLooks = () => request(api.lookbook.$get())
export type SavedLook = Awaited<ReturnType<typeof fetchLooks>>[number]

/** Brought along with the lookbook, before the network may be gone. */
const fetchKeptLooks = () => import('./kept-looks.ts')

/** What was kept of hers stands in for a server that does not answer. Null when they cannot be had. */
export async function loadLooks() {
  const userId = readAppState()?.user.id
  try {
    const looks = await fetchLooks()
    if (userId) afterwards(({ keepLooks }) => keepLooks(userId, looks))
    return looks
  } catch (error) {
    if (!userId || saysSignedOut(error)) return null
    return await fetchKeptLooks()
      .then(({ readKeptLooks }) => readKeptLooks(userId))
      .catch(() => null)
  }
}

/** A device that has no room keeps nothing, and a lookbook that is not kept is no failure of what she did. */
function afterwards(keep: (kept: Awaited<ReturnType<typeof fetchKeptLooks>>) => Promise<void>) {
  fetchKeptLooks()
    .then(keep)
    .catch(() => undefined)
}

export async function deleteLook(id: string) {
  await request(api.lookbook[':id'].$delete({ param: { id } }))
  const userId = readAppState()?.user.id
  if (userId) afterwards(({ forgetLook }) => forgetLook(userId, id))
}

/** A board of pieces that she put together lives only in the page: the first piece stands for it. */
const lastingAddress = ({ imageUrl, pieces }: Outfit) =>
  imageUrl.startsWith('blob:') ? pieces[0].image : imageUrl

/** A look that stayed in this browser travels now, and only now; another one is named by its address. */
export async function saveLook(look: Pick<FinishedLook, 'accountUrl' | 'blob'>, outfit: Outfit) {
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
  const userId = readAppState()?.user.id
  if (userId) afterwards(({ keepLook }) => keepLook(userId, saved, look.blob))
  return saved
}
