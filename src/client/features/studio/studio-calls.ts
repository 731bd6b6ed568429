import { fetchCollection } from '#client/features/catalogue/catalogue-calls.ts'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'

const requestTemplates = () => withMessages(request(api.outfits.templates.$get()), 'editorial-templates')
export type Template = Awaited<ReturnType<typeof requestTemplates>>['templates'][number]

const templates = serverState(requestTemplates, { freshForMs: 60_000, isPublic: true })

/** Null, after a toast, if the templates cannot be had. */
export async function fetchTemplates(): Promise<Template[] | null> {
  try {
    return (await templates.load()).templates
  } catch {
    toast({ title: t('studio.errorTitle'), description: t('studio.templatesFailed'), tone: 'error' })
    return null
  }
}
export type Templates = ReturnType<typeof fetchTemplates>

/** Collections of the shop that have the kinds of pieces which the templates name. */
const collections = ['workwear', 'date-night', 'casual-day', 'vacation']

/** Pieces of the shop to picture the templates with. A collection that cannot be had is left out. */
export async function fetchShopPieces(): Promise<Product[]> {
  const found = await Promise.all(collections.map((slug) => fetchCollection(slug).catch(() => [])))
  return [...new Map(found.flat().map((piece) => [piece.id, piece])).values()]
}
export type ShopPieces = ReturnType<typeof fetchShopPieces>

const requestOutfits = () => withMessages(request(api.outfits.generated.$get()), 'editorial-templates')
const requestRunning = () => request(api.outfits.batches.$get())

/** The shopper's outfits, and her running batch, on whichever device it was started. */
export async function fetchDesk() {
  const [{ outfits }, { running }] = await Promise.all([requestOutfits(), requestRunning()])
  return { outfits, running }
}

export const fetchBatch = (id: string) => request(api.outfits.batches[':id'].$get({ param: { id } }))

/** Answered at once: the batch is followed on the live channel. */
export const sendBatch = (templateIds: string[]) =>
  request(
    api.outfits['generate-batch'].$post(
      { json: { templateIds } },
      { init: { headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' } } },
    ),
  )

export const sendPublication = (id: string, isPublished: boolean) => {
  const { $put, $delete } = api.outfits.generated[':id'].publication
  return isPublished ? request($put({ param: { id } })) : request($delete({ param: { id } }))
}

export const sendRemoval = (id: string) => request(api.outfits.generated[':id'].$delete({ param: { id } }))
