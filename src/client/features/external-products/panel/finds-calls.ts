import { api, request } from '#client/lib/api.ts'

export const fetchFinds = async () => (await request(api.finds.$get())).finds

export type Find = Awaited<ReturnType<typeof fetchFinds>>[number]

export const postAddress = (address: string, signal: AbortSignal) =>
  request(api.finds.$post({ json: { address } }, { init: { signal } }))

export const putWatch = (id: string, watch: boolean) =>
  request(api.finds[':id'].watch.$put({ param: { id }, json: { watch } }))

export const deleteFind = (id: string) => request(api.finds[':id'].$delete({ param: { id } }))
