import * as v from 'valibot'
import { readPrompt } from '../fake-photographers/read-prompt.ts'

export const models = ['gemini-nano-banana-2.1', 'gemini-3-pro-image']
export const regions = ['global', 'us-central1']

const text = v.strictObject({ text: v.pipe(v.string(), v.minLength(1)) })
const picture = v.strictObject({
  inlineData: v.strictObject({
    mimeType: v.picklist(['image/jpeg', 'image/png', 'image/webp']),
    data: v.pipe(v.string(), v.base64(), v.maxLength(9_400_000)),
  }),
})

/** The call as Google's reference describes it (GenerateContent). Fields that it does not name are refused. */
const generateRequest = v.strictObject({
  contents: v.strictTuple([
    v.strictObject({ role: v.literal('user'), parts: v.tupleWithRest([text, picture], picture) }),
  ]),
  generationConfig: v.strictObject({
    responseModalities: v.array(v.picklist(['TEXT', 'IMAGE'])),
    imageConfig: v.strictObject({
      aspectRatio: v.optional(
        v.picklist(['1:1', '2:3', '3:2', '3:4', '4:3', '4:5', '5:4', '9:16', '16:9', '21:9']),
      ),
      imageSize: v.optional(v.picklist(['1K', '2K', '4K']), '1K'),
    }),
    seed: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 31 - 1))),
  }),
  safetySettings: v.optional(
    v.array(
      v.strictObject({
        category: v.picklist([
          'HARM_CATEGORY_SEXUALLY_EXPLICIT',
          'HARM_CATEGORY_HATE_SPEECH',
          'HARM_CATEGORY_HARASSMENT',
          'HARM_CATEGORY_DANGEROUS_CONTENT',
        ]),
        threshold: v.picklist(['BLOCK_LOW_AND_ABOVE', 'BLOCK_MEDIUM_AND_ABOVE', 'BLOCK_ONLY_HIGH', 'OFF']),
      }),
    ),
  ),
})

const mostPictures = 14

type Read = ReturnType<typeof readPrompt> & {
  person: Buffer
  asked: { prompt: string; aspectRatio?: string | undefined; imageSize: string; seed?: number | undefined }
}

export function readGenerate(body: unknown): Read | { fault: string } {
  const parsed = v.safeParse(generateRequest, body)
  if (!parsed.success) return { fault: v.summarize(parsed.issues) }
  const { contents, generationConfig } = parsed.output
  const [{ text: prompt }, ...sent] = contents[0].parts
  if (sent.length > mostPictures) return { fault: `at most ${mostPictures} images` }
  const [person, ...others] = sent.map(({ inlineData }) => Buffer.from(inlineData.data, 'base64'))
  if (!person) return { fault: 'this fake edits a first picture' }
  const { imageConfig, seed } = generationConfig
  return {
    person,
    ...readPrompt(prompt, others),
    asked: { prompt, ...imageConfig, seed },
  }
}
