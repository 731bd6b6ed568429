import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { openDataUrl } from '../pictures/open-picture.ts'
import { promptFor } from './prompt.ts'

/** A Workers AI model that takes a prompt and returns a JPEG in base64, 1024 pixels square. */
const model = '@cf/black-forest-labs/flux-1-schnell'
const timeoutMs = 25_000

export type Thumbnail = {
  bytes: Uint8Array<ArrayBuffer>
  type: string
  aspect: number
  madeBy: 'board' | 'image_model'
}

/** Draws an outfit with the image model, labelled as made by AI; null without a model, and whenever it fails. */
export async function drawWithImageModel(
  { AI }: Pick<Env, 'AI'>,
  pieces: Parameters<typeof promptFor>[0],
): Promise<Thumbnail | null> {
  if (!AI) return null
  try {
    const answer: unknown = await within(timeoutMs, () =>
      AI.run(model, { prompt: promptFor(pieces), steps: 6 }),
    )
    const image = answer && typeof answer === 'object' && 'image' in answer ? answer.image : null
    if (typeof image !== 'string') throw new Error('the model gave no picture')
    const { bytes, type, width, height } = openDataUrl(image)
    return { bytes: labelAsAiMade(bytes, 'picture'), type, aspect: width / height, madeBy: 'image_model' }
  } catch (error) {
    logFault('image_model_failed', error)
    return null
  }
}
