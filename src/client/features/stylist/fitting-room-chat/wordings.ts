import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import type { Message, PickSet, Said } from '#shared/stylist/sophia/messages.ts'
import type { Option, Step } from '#shared/stylist/sophia/options.ts'

export const optionText = (option: Option) => t(`sophia.option_${option}`)

/** The words that mean an option when they are typed: 'le bureau' for work, 'il fait frais' for cool. */
export const optionWordings = (option: Option) => [
  optionText(option),
  ...t(`sophia.words_${option}`).split('/'),
]

export const saidText = (said: Said) => {
  if ('option' in said) return optionText(said.option)
  if ('typed' in said) return said.typed
  return t(`sophia.said_${said.change}`, { name: said.name })
}

export type SophiaMessage = Extract<Message, { from: 'sophia' }>

/** The text of Sophia's line; `name` is the shopper's. */
export function lineText({ text, about, set }: SophiaMessage, name: string | null) {
  if (text === 'greeting') return name ? t('sophia.line_greeting', { name }) : t('sophia.line_greetingYou')
  if (text === 'picks' && set) return picksText(set)
  if (text === 'more_picks' && set?.eased === 'together') return t('sophia.line_more_singles')
  return t(`sophia.line_${text}`, { name: about ?? '' })
}

/** Names what was asked for, why the pieces go together, and which wish could not be met. */
function picksText({ asked, looks, palette, eased }: PickSet) {
  const isOneDress = asked.outfitType === 'dresses' && looks.length === 1
  const isNone = eased === 'together' || eased === 'budget'
  const kind = isNone ? eased : isOneDress ? 'one_dress' : asked.outfitType
  const lead = t(`sophia.picks_${kind}`, {
    occasion: t(`sophia.for_${asked.occasion}`),
    weather: t(`sophia.in_${asked.weather}`),
  })
  const why = palette && t(`sophia.palette_${palette.kind}`, { colour: t(`sophia.the_${palette.colour}`) })
  const honest = eased === 'wishes' ? t('sophia.eased_wishes') : null
  return [lead, why, honest].filter(Boolean).join(sentenceGap())
}

/** The legend of the chips, for screen readers. */
export const chipsLegend = (step: Step) => t(`sophia.chips_${step}`)
