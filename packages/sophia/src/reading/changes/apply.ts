import { means, namesIn, says } from '../../sentence/items.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { isRatherColour, takePraisedInColour, takeSame } from './coloured.ts'
import { takeOtherHeel, takeTooHigh } from './heels.ts'
import { isShowing, type FoundChange } from './change-context.ts'
import { praises } from './praise.ts'
import { takeRather } from './rather.ts'
import { takeReplaced } from './recolour.ts'
import { takenAway } from './removed.ts'
import { changeIn, isInColour } from './change-rules.ts'
import { takeChange } from './taken.ts'
import { fitOfChange, isHabit, isOfWeather, isStyleOfWish, isWish } from './wished.ts'
import type { Sentence } from '../../sentence/sentence.ts'

/** A change of what lies there takes its piece and its quality out of the wishes. */
export function addChange(reading: Reading, sentence: Sentence, isMeasured: boolean) {
  const said = changeIn(sentence)
  takeReplaced(reading, sentence)
  if (reading.change) return
  if (takePraisedInColour(reading, sentence, said)) return
  const found = colouredFirst(said, reading, sentence)
  if (!found) addUnspoken(reading, sentence)
  else if (isReason(found, reading)) addFit(reading, 'light')
  else if (isOfWeather(found.change.act, found.change.about, reading, sentence))
    reading.weather = { warmth: found.change.act === 'warmer' ? 'cold' : 'hot', ...reading.weather }
  else if (isOfNothingShown(found, reading, sentence)) return
  else if (isWish(found, reading, sentence) || isHabit(found, sentence))
    addFit(reading, fitOfChange[found.change.act])
  else {
    takeChange(reading, sentence, found, { said, isMeasured })
    return takeWhich(reading, sentence)
  }
  takeColour(reading, sentence)
}

const ordinals = ['firstOfThese', 'secondOfThese', 'thirdOfThese', 'fourthOfThese'] as const

/** 'I love the second one, what goes with it?' */
function takeWhich({ change }: Reading, sentence: Sentence) {
  if (change?.act !== 'outfit') return
  const at = ordinals.findIndex((name) => says(sentence, name))
  if (at >= 0) change.which = at + 1
  else if (says(sentence, 'lastOfThese')) change.which = -1
}

/** What no word asks for: heels that are too high, a hat that is not wanted. */
function addUnspoken(reading: Reading, sentence: Sentence) {
  takeTooHigh(reading, sentence)
  takeOtherHeel(reading, sentence)
  const isAsked = sentence.items.some((item) => namesIn(item, 'question').length > 0)
  if (!isAsked) takeRather(reading, sentence)
  const taken = isAsked || reading.change ? undefined : takenAway(reading, sentence)
  if (!taken) return
  reading.change = taken
  reading.pieces = reading.pieces?.filter(({ kind }) => kind !== taken.about)
  if (!reading.pieces?.length) delete reading.pieces
}

/** 'The same bag in brown', 'I love it, is there a red one?' */
function takeColour(reading: Reading, sentence: Sentence) {
  takeSame(reading, sentence)
  const asksForOne = sentence.isQuestion || sentence.items.some((item) => means(item, 'question:in_stock'))
  const isPraised =
    asksForOne && !reading.occasions && sentence.items.some((item) => item.clause === 0 && praises(item))
  const isOfColour = isPraised || isInColour(sentence) || isRatherColour(sentence)
  if (reading.colours?.wanted && isOfColour && !reading.pieces && !reading.change)
    reading.change = { act: 'in_colour' }
}

function addFit(reading: Reading, fit: NonNullable<Reading['fit']>[number] | undefined) {
  if (fit) reading.fit = [...new Set([...(reading.fit ?? []), fit])]
}

/** 'I hate polyester, I sweat in it' changes nothing that lies there. */
const isReason = ({ change }: FoundChange, { materials }: Reading) =>
  change.act === 'cooler' && !change.about && materials?.avoided !== undefined

/** Asks for a change by its words alone. */
function isOfNothingShown(found: FoundChange, reading: Reading, sentence: Sentence) {
  const { act, about } = found.change
  // 'Going to Harbin for the snow, put a warm outfit together' asks for one from the beginning.
  const isOfWish = reading.occasions ?? reading.weather ?? reading.season
  const isFirst = isOfWish && !sentence.items.some((item) => isShowing(sentence, item))
  // 'Seven months, and everything is tight' is about no piece that lies there.
  const isOfHer = act === 'looser' && !about && reading.body?.includes('maternity')
  // 'Back to the skirt, but long and without denim': one that did not lie there.
  const isOtherThanBefore =
    act === 'undo' &&
    reading.pieces?.some(({ not }) => !not) === true &&
    (reading.fit !== undefined || reading.materials?.avoided !== undefined)
  return (
    (act === 'outfit' && isFirst) || isOfHer || isOtherThanBefore || isStyleOfWish(found, reading, sentence)
  )
}

/** 'The same in olive, and lose the hat': what she says first. */
function colouredFirst(
  found: FoundChange | undefined,
  { colours: named }: Reading,
  { items }: Sentence,
): FoundChange | undefined {
  const [verb] = found?.change.act === 'remove' || found?.change.act === 'add' ? found.spoken : []
  const isSame = items.some((item) => verb && item.clause < verb.clause && means(item, 'grammar:same'))
  return isSame && named?.wanted ? { change: { act: 'in_colour' }, spoken: [] } : found
}
