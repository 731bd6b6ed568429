import { api, request } from '#client/lib/api.ts'

export const fetchExternalProducts = async () => (await request(api.finds.$get())).finds

export type ExternalProduct = Awaited<ReturnType<typeof fetchExternalProducts>>[number]

export const postAddress = (address: string, signal: AbortSignal) =>
  request(api.finds.$post({ json: { address } }, { init: { signal } }))

export const putWatch = (id: string, watch: boolean) =>
  request(api.finds[':id'].watch.$put({ param: { id }, json: { watch } }))

export const deleteProduct = (id: string) => request(api.finds[':id'].$delete({ param: { id } }))
