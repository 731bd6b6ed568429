import { api, request } from '#client/lib/api.ts'
import { saysSignedOut } from '#client/lib/api-failure.ts'
import { serverState } from '#client/session/server-state.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { movedAtOnce } from '#shared/looks.ts'
import { fetchKeptLooks, lookbook, updateStoredCopy } from '../lookbook.ts'
import { fetchAlbums, type Album, type SavedLook } from '../saved-look.ts'

/** Without them the lookbook shows all her looks, so that none of them is out of reach. */
export const albums = serverState<Album[]>(
  async (userId) => {
    const own = await fetchAlbums()
    if (userId) updateStoredCopy(({ keepAlbums }) => keepAlbums(userId, own))
    return own
  },
  {
    freshForMs: 0,
    standIn: async (error, known) => {
      const userId = currentShopper()
      if (!userId || saysSignedOut(error)) return []
      return known ?? (await (await fetchKeptLooks()).readKeptAlbums(userId)) ?? []
    },
  },
)

export async function addAlbum(name: string) {
  const added = await request(api.lookbook.albums.$post({ json: { name } }))
  albums.change((own) => [...own, added])
  return added
}

export async function renameAlbum({ id }: Album, name: string) {
  await request(api.lookbook.albums[':id'].$put({ param: { id }, json: { name } }))
  albums.change((own) => own.map((one) => (one.id === id ? { ...one, name } : one)))
}

/** Its looks stay in the lookbook. */
export async function removeAlbum({ id }: Album) {
  await request(api.lookbook.albums[':id'].$delete({ param: { id } }))
  albums.change((own) => own.filter((one) => one.id !== id))
  lookbook.change((looks) => looks.map((look) => (look.albumId === id ? { ...look, albumId: null } : look)))
}

/** Puts looks into an album; null takes them out of theirs. */
export async function putIntoAlbum(looks: SavedLook[], albumId: string | null) {
  const ids = looks.map(({ id }) => id)
  for (let at = 0; at < ids.length; at += movedAtOnce) {
    const lookIds = ids.slice(at, at + movedAtOnce)
    await request(api.lookbook.album.$put({ json: { lookIds, albumId } }))
  }
  lookbook.change((all) => all.map((look) => (ids.includes(look.id) ? { ...look, albumId } : look)))
}

export async function writeNotes({ id }: SavedLook, notes: string) {
  await request(api.lookbook[':id'].notes.$put({ param: { id }, json: { notes } }))
  lookbook.change((looks) => looks.map((look) => (look.id === id ? { ...look, notes } : look)))
}
