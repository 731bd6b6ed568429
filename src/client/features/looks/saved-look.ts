import { api, request } from '#client/lib/api.ts'

/** The looks of her lookbook, as the server has them. */
export const fetchLooks = () => request(api.lookbook.$get())

/** A look of the lookbook: the server's, and the copy for when there is no network. */
export type SavedLook = Awaited<ReturnType<typeof fetchLooks>>[number]

export const fetchAlbums = () => request(api.lookbook.albums.$get())

/** Looks that she put together under a name. She reads 'board'. */
export type Album = Awaited<ReturnType<typeof fetchAlbums>>[number]
