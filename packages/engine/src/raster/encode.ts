import { labelAsAiMade } from '../contract/ai-label.ts'
import { toCanvas } from './decode.ts'
import type { Picture } from './plane.ts'

const jpegQuality = 0.92

/** A JPEG that says in its metadata which way it was made. */
export async function encodeLabelled(picture: Picture, way: 'look' | 'photograph'): Promise<Blob> {
  const blob = await toCanvas(picture).convertToBlob({ type: 'image/jpeg', quality: jpegQuality })
  return new Blob([labelAsAiMade(new Uint8Array(await blob.arrayBuffer()), way)], { type: 'image/jpeg' })
}
