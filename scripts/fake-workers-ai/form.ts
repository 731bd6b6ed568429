import { sizeOf } from '../fake-photographers/pictures.ts'
import { readPrompt } from '../fake-photographers/read-prompt.ts'
import type { Asked } from '../fake-photographers/render.ts'

export type Form = Asked & {
  /** The fields that are no pictures, and the sizes of those that are. */
  asked: Record<string, unknown>
}

const maxPictures = 4
const maxSide = 512

const inRange = (side: number) => Number.isInteger(side) && side >= 256 && side <= 1920

/** Reads what FLUX.2 is sent, as its host describes it: multipart, fields as texts, pictures as files. */
export async function readForm(body: Buffer, contentType: string): Promise<Form | { fault: string }> {
  const form = await new Response(new Uint8Array(body), { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => null)
  if (!form) return { fault: 'required properties at / are multipart: no form, or no boundary' }
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const prompt = text('prompt')
  if (!prompt) return { fault: 'prompt is required' }
  const [width, height] = [Number(text('width') || 1024), Number(text('height') || 768)]
  if (!inRange(width) || !inRange(height)) return { fault: 'width and height must be 256 to 1920' }
  const files = [...form].filter(
    ([name, value]) => /^input_image_\d$/.test(name) && typeof value !== 'string',
  )
  const pictures: Buffer[] = []
  for (const i of files.keys()) {
    const file = form.get(`input_image_${i}`)
    if (!file || typeof file === 'string') return { fault: `input_image_${i} is missing` }
    pictures.push(Buffer.from(await file.arrayBuffer()))
  }
  if (pictures.length > maxPictures) return { fault: 'at most 4 input images' }
  const sizes = await Promise.all(pictures.map((picture) => sizeOf(picture).catch(() => null)))
  if (sizes.some((size) => !size)) return { fault: 'an input image cannot be decoded' }
  if (sizes.some((size) => size && Math.max(size.width, size.height) > maxSide))
    return { fault: 'input images must be smaller than 512x512' }
  const [person, ...others] = pictures
  if (!person) return { fault: 'this fake edits a first picture' }
  return {
    person,
    ...readPrompt(prompt, others),
    size: { width, height },
    asked: { prompt, width, height, seed: text('seed'), steps: text('steps'), sizes },
  }
}
