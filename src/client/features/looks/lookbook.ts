import { api, request } from '#client/lib/api.ts'
import { toDataUrl } from '#client/features/photos/picture-data.ts'
import type { FinishedLook } from '#client/features/try-on/flow.ts'
import type { Outfit } from '#client/features/outfits/outfit.ts'

const fetchLooks = () => request(api.lookbook.$get())
export type SavedLook = Awaited<ReturnType<typeof fetchLooks>>[number]

/** Null when they cannot be had. */
export const loadLooks = () => fetchLooks().catch(() => null)

export const deleteLook = (id: string) => request(api.lookbook[':id'].$delete({ param: { id } }))

/** A board of pieces that she put together lives only in the page: the first piece stands for it. */
const lastingAddress = ({ imageUrl, pieces }: Outfit) =>
  imageUrl.startsWith('blob:') ? pieces[0].image : imageUrl

/** A look that stayed in this browser travels now, and only now; another one is named by its address. */
export async function saveLook(look: FinishedLook, outfit: Outfit) {
  const tryOnImageUrl = look.accountUrl ?? (look.blob ? await toDataUrl(look.blob) : '')
  return await request(
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
}
