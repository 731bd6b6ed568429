import { fetchPicture } from '#client/lib/picture-data.ts'
import { saveFile } from '#client/lib/save-file.ts'
import { fileNameOf } from '../file-name.ts'
import type { SavedLook } from '../saved-look.ts'

/** `cabine-olive-silk.jpg`, and the second of that name `cabine-olive-silk-2.jpg`. */
export function namesOf(looks: Pick<SavedLook, 'title'>[]) {
  const seen = new Map<string, number>()
  return looks.map(({ title }) => {
    const name = fileNameOf(title)
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : name.replace(/(?=\.jpg$)/, `-${count}`)
  })
}

/** One look as its picture, several as one archive. */
export async function downloadLooks(looks: SavedLook[]) {
  const [only, ...others] = looks
  if (!only) return
  if (others.length === 0) return saveFile(await fetchPicture(only.tryOnImageUrl), fileNameOf(only.title))
  const { downloadZip } = await import('client-zip')
  const names = namesOf(looks)
  async function* files() {
    for (const [at, { tryOnImageUrl }] of looks.entries())
      yield { name: names[at] ?? '', input: await fetchPicture(tryOnImageUrl) }
  }
  saveFile(await downloadZip(files()).blob(), 'cabine-looks.zip')
}
