import { innerTags, says } from '../sentence/items.ts'
import type { Tag } from '../sentence/patterns.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import type { AskedPart } from './parts.ts'

export type Need = Pick<AskedPart, 'about' | 'phrases'>

const need = (...phrases: string[]): Need => ({ about: 'need', phrases })
const trait = (...phrases: string[]): Need => ({ about: 'trait', phrases })
const line = (...phrases: string[]): Need => ({ about: 'line', phrases })

/** '=': by these words alone, and none that mean much the same. */
const flat = trait('=flat')
const lowHeel = trait('=low heel', '=kitten heel', '=block heel')
const sleeved = trait('=long sleeve', '=short sleeve')
const closed = trait('=high neck', '=round neck')
const longSleeved = trait('=long sleeve')
const long = trait('=maxi', '=long', '=ankle length', '=floor length')

/** How a piece has to be for what she says of herself, the day or the fit. */
const needs: Partial<Record<Tag, Need>> = {
  'fit:loose': need('oversized', '=wide leg', '=easy', '=wide'),
  'fit:fitted': need('fitted', '=sheath', '=pencil'),
  'fit:sleeves': sleeved,
  'fit:long_hems': long,
  'fit:short_hems': trait('mini', '=shorts'),
  'fit:high_neck': trait('=high neck', '=turtleneck'),
  'fit:comfortable': need('=comfortable'),
  'fit:warm': need('=warm', '=wool', '=cashmere', '=quilted', '=padded'),
  'body:petite': line('petite'),
  'body:plus': line('plus size', 'plus', 'curve'),
  'body:maternity': line('maternity'),
  'body:nursing': line('maternity'),
  'body:modest': line('modest'),
  'body:hijab': line('modest'),
  'body:hide_arms': longSleeved,
  'body:hide_legs': long,
  'weather:rain': need('waterproof', '=trench'),
  'shoes:flat': flat,
  'shoes:low': lowHeel,
  'shoes:high': trait('=high heel'),
}

/** What a denied word asks for. */
const opposites: Partial<Record<Tag, Need>> = {
  'fit:sleeves': trait('=sleeveless'),
  'fit:fitted': need('oversized', '=wide leg', '=easy', '=wide'),
  'concept:long sleeve': trait('=short sleeve', '=sleeveless'),
  'concept:printed': trait('=plain'),
  'concept:plain': trait('printed', '=striped', '=floral', '=polka dot', '=checked'),
}

/** By how high a heel is. */
export const needOfHeel = { flat, low: lowHeel, high: trait('=high heel') }

type Beside = { item: Item; sentence: Sentence }

/** 'Salto baixinho e grosso', 'zapatos de tacón ancho': how wide the heel is, by the words beside it. */
export function heelBeside({ from, to }: Item, sentence: Sentence): Need | undefined {
  const beside = [Math.max(0, from - 1), to + 2] as const
  if (says(sentence, 'blockHeel', ...beside)) return trait('=block heel')
  return says(sentence, 'kittenHeel', ...beside) ? trait('=kitten heel') : undefined
}

export function neededBy(tag: Tag, { item, sentence }: Beside): Need | undefined {
  const beside = tag.startsWith('shoes:') ? heelBeside(item, sentence) : undefined
  if (beside) return beside
  const isDenying = innerTags(sentence.units, item, sentence.vocabulary).includes('grammar:not')
  // 'No bare shoulders' is covered, and no line of a shop.
  if (tag === 'body:modest' && isDenying) return sleeved
  // 'Not low-cut' is closed at the neck, however high.
  if (tag === 'fit:high_neck' && isDenying) return closed
  return needs[tag]
}

export function oppositeOf(tag: Tag, isShod: boolean): Need | undefined {
  if (tag === 'concept:heels' || tag === 'shoes:high')
    return isShod || tag === 'concept:heels' ? flat : undefined
  return opposites[tag]
}
