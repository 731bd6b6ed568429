import * as v from 'valibot'

const picture = v.strictObject({
  image: v.strictObject({ bytesBase64Encoded: v.pipe(v.string(), v.base64(), v.maxLength(9_400_000)) }),
})

/**
 * The call as Google's reference describes it: VirtualTryOnModelInstance and VirtualTryOnModelParams. Fields that it does not
 * name are refused.
 */
export const predictRequest = v.strictObject({
  instances: v.tuple([v.strictObject({ personImage: picture, productImages: v.strictTuple([picture]) })]),
  parameters: v.pipe(
    v.strictObject({
      sampleCount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))),
      storageUri: v.optional(v.string()),
      seed: v.optional(v.pipe(v.number(), v.integer())),
      baseSteps: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      safetySetting: v.optional(
        v.picklist(['block_low_and_above', 'block_medium_and_above', 'block_only_high', 'block_none']),
      ),
      personGeneration: v.optional(v.picklist(['dont_allow', 'allow_adult', 'allow_all'])),
      addWatermark: v.optional(v.boolean(), true),
      outputOptions: v.optional(
        v.strictObject({
          mimeType: v.optional(v.picklist(['image/png', 'image/jpeg'])),
          compressionQuality: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
        }),
      ),
    }),
    v.check(
      ({ seed, addWatermark }) => seed === undefined || !addWatermark,
      'addWatermark must be false where a seed is given',
    ),
  ),
})

type Read = { person: Buffer; garment: Buffer; parameters: Record<string, unknown> }

export function readPredict(body: unknown): Read | { fault: string } {
  const parsed = v.safeParse(predictRequest, body)
  if (!parsed.success) return { fault: v.summarize(parsed.issues) }
  const { instances, parameters } = parsed.output
  const [{ personImage, productImages }] = instances
  const bytesOf = ({ image }: v.InferOutput<typeof picture>) =>
    Buffer.from(image.bytesBase64Encoded, 'base64')
  return { person: bytesOf(personImage), garment: bytesOf(productImages[0]), parameters }
}
