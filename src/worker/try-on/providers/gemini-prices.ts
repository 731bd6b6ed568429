import * as v from 'valibot'

/**
 * Prices in millionths of a dollar for a token: an input picture counts as so many tokens, a picture that comes out as so
 * many by its resolution (docs/providers.md).
 */
type Model = { inToken: number; outToken: number; outTokens: { '1K': number; '2K': number } }

const inputTokens = 560

const models: Record<string, Model> = {
  'gemini-nano-banana-2.1': { inToken: 0.25, outToken: 30, outTokens: { '1K': 1_120, '2K': 1_680 } },
  'google/nano-banana-2': { inToken: 0.5, outToken: 60, outTokens: { '1K': 1_120, '2K': 1_680 } },
  'google/nano-banana-pro': { inToken: 2, outToken: 120, outTokens: { '1K': 1_120, '2K': 1_120 } },
  'gemini-3-pro-image': { inToken: 2, outToken: 120, outTokens: { '1K': 1_120, '2K': 1_120 } },
}

/** A successor that is not in the list is counted as dear as the dearest, so that no budget is overrun. */
const dearest: Model = { inToken: 2, outToken: 120, outTokens: { '1K': 1_680, '2K': 1_680 } }

const modelOf = (name: string) => (Object.hasOwn(models, name) ? models[name] : undefined) ?? dearest

export const sizeNameOf = ({ highQuality }: { highQuality: boolean }) => (highQuality ? '2K' : '1K')

/** Of one of Google's editors, by its name at Google or at AI Gateway. */
export function geminiPrice(name: string, run: { inputCount: number; highQuality: boolean }) {
  const { inToken, outToken, outTokens } = modelOf(name)
  return Math.round(run.inputCount * inputTokens * inToken + outTokens[sizeNameOf(run)] * outToken)
}

const usage = v.object({
  usageMetadata: v.object({ promptTokenCount: v.number(), candidatesTokenCount: v.number() }),
})

/** What a run cost by the tokens that its answer counts; undefined where it counts none. */
export function toldCost(name: string, answer: unknown) {
  const parsed = v.safeParse(usage, answer)
  if (!parsed.success) return undefined
  const { promptTokenCount, candidatesTokenCount } = parsed.output.usageMetadata
  const { inToken, outToken } = modelOf(name)
  return Math.round(promptTokenCount * inToken + candidatesTokenCount * outToken)
}
