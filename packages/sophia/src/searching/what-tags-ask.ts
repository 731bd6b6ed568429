import { innerTags } from '../sentence/items.ts'
import type { Tag } from '../sentence/patterns.ts'
import type { Item, Sentence } from '../sentence/sentence.ts'
import { flat, heelBeside, highHeel, lowHeel } from './heels-asked.ts'
import { line, need, trait, type Need } from './parts.ts'

const loose = need('oversized', '=wide leg', '=easy', '=wide')
const sleeved = trait('=long sleeve', '=short sleeve')
const closed = trait('=high neck', '=round neck')
const longSleeved = trait('=long sleeve')
const long = trait('=maxi', '=long', '=ankle length', '=floor length')

/** How a piece has to be for what she says of herself, the day or the fit. */
const needs: Partial<Record<Tag, Need>> = {
  'fit:loose': loose,
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
  'shoes:high': highHeel,
}

/** What a denied word asks for. */
const opposites: Partial<Record<Tag, Need>> = {
  'fit:sleeves': trait('=sleeveless'),
  'fit:fitted': loose,
  'concept:long sleeve': trait('=short sleeve', '=sleeveless'),
  'concept:printed': trait('=plain'),
  'concept:plain': trait('printed', '=striped', '=floral', '=polka dot', '=checked'),
}

export function neededBy(tag: Tag, item: Item, sentence: Sentence): Need | undefined {
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
  if (tag === 'concept:heels') return flat
  if (tag === 'shoes:high') return isShod ? flat : undefined
  return opposites[tag]
}
