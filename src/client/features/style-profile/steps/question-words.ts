import type { MessageKey } from '#client/i18n/areas.ts'
import { formatPrice, formatRow } from '#client/i18n/format.ts'
import { hasMessage, t } from '#client/i18n/messages.ts'
import type { Answer } from '@cabine/sophia/questions/question-flow.ts'
import { maxBrands } from '@cabine/sophia/questions/onboarding.ts'
import { shoppingTiers, tierLimits } from '@cabine/sophia/questions/profile.ts'

/** How many answers each of these steps takes; the question names the number. */
const mosts: Record<string, number> = {
  'brand-preference': maxBrands,
  'color-palette': 4,
  'shape-wishes': 3,
}

const at = (kind: string, id: string) => `style-questions.${kind}_${id}` as MessageKey

export const askText = (step: string) => t(at('ask', step))
export function whyText(step: string) {
  const most = mosts[step]
  return t(at('why', step), most === undefined ? undefined : { most })
}
export const labelText = (step: string) => t(at('label', step))

/** The label of an option; a shopping tier is an amount of money. A test checks that every option has a message. */
export function optionText(step: string, option: string) {
  const tier = shoppingTiers.find((one) => step === 'shopping-tier' && one === option)
  const cents = tier && tierLimits[tier]
  return t(at(step, option), cents ? { a: formatPrice(cents) } : undefined)
}

/** A line below an option's name, or null if it has none. */
export const hintText = (option: string) =>
  hasMessage('style-questions', `hint_${option}`) ? t(at('hint', option)) : null

/** The answer to a step in one line; null if there is none. */
export function answerText(step: string, answer: Answer | undefined) {
  if (!answer || answer.length === 0) return null
  const isTyped = step === 'name-input' || step === 'brand-preference'
  return formatRow(answer.map((option) => (isTyped ? option : optionText(step, option))))
}
