import { outfitOf, type Outfit } from '../outfit.ts'
import { presetLibrary } from '../presets.ts'
import { fetchPieces, ofEditor } from '../outfit/take-pieces.ts'
import { t } from '#client/i18n/messages.ts'
import type { TriedOn } from '#shared/try-on-job.ts'

const ofPieces = 'pieces:'

/** The outfit of a look, with its pieces if they can still be found; otherwise an outfit that is only a name. */
export async function findOutfit(tried: TriedOn | null): Promise<Outfit> {
  const known = tried && (await ask(tried.outfitId).catch(() => null))
  return known ?? nameAlone(tried?.outfitName || t('try-on.lookName'))
}

async function ask(id: string) {
  if (id.startsWith(ofPieces)) return outfitOf(await fetchPieces(id.slice(ofPieces.length)))
  if (id.startsWith(ofEditor)) return outfitOf(await fetchPieces(id.slice(ofEditor.length), true))
  if (id === 'custom') return null
  const preset = (await presetLibrary.load()).find((one) => one.id === id)
  return preset ? outfitOf(preset) : null
}

export const nameAlone = (name: string): Outfit => ({
  kind: 'custom',
  id: 'look',
  name,
  description: '',
  imageUrl: '',
  items: [],
  pieces: [],
  leftOut: [],
})
