import { isCue, kindAmong, means, namesIn, says } from '../../sentence/items.ts'
import type { FitWish, Reading } from '../../vocabulary/reading-words.ts'
import type { FoundChange } from './change-context.ts'
import { isDefinite } from './praise.ts'
import type { Sentence } from '../../sentence/sentence.ts'

/** How a piece that she looks for shall fit, where what asks for a change is a wish. */
export const fitOfChange: Partial<Record<string, FitWish>> = {
  looser: 'loose',
  tighter: 'fitted',
  longer: 'long_hems',
  shorter: 'short_hems',
  warmer: 'warm',
  cooler: 'light',
}

/** 'A white shirt of cotton, a bit looser, for work': how the piece shall be that she describes before. */
export function isWish(
  { change, spoken: [word] }: FoundChange,
  { pieces, occasions }: Reading,
  sentence: Sentence,
) {
  const [piece, ...others] = pieces ?? []
  const traits = sentence.vocabulary.speech.spacing === 'unspaced' ? 1 : 2
  const isDescribed = piece && !piece.not && others.length === 0 && Object.keys(piece).length > traits
  const named = sentence.items.find((item) => namesIn(item, 'concept').some((name) => name === piece?.kind))
  return (
    change.act in fitOfChange &&
    word !== undefined &&
    named !== undefined &&
    isDescribed === true &&
    occasions !== undefined &&
    named.clause < word.clause &&
    !isDefinite(named, sentence)
  )
}

/** '平时上班，喜欢棉麻的衬衫，颜色素一点': what she looks for shall be quiet. */
export function isStyleOfWish({ change, spoken: [word] }: FoundChange, reading: Reading, sentence: Sentence) {
  const [piece, ...others] = reading.pieces ?? []
  const named = sentence.items.find((item) => kindAmong([item]) === piece?.kind)
  return (
    /^(?:dressier|plainer|bolder|quieter)$/.test(change.act) &&
    sentence.vocabulary.speech.spacing === 'unspaced' &&
    piece !== undefined &&
    others.length === 0 &&
    Object.keys(piece).length > 1 &&
    (reading.occasions !== undefined || reading.for !== undefined) &&
    word !== undefined &&
    named !== undefined &&
    named.clause < word.clause
  )
}

/** 'Trousers are always too tight on my hips' is said of no pair that lies there. */
export const isHabit = ({ change }: FoundChange, sentence: Sentence) =>
  change.act in fitOfChange &&
  (sentence.items.some((item) => means(item, 'grammar:always')) ||
    // 'Alle Hosen sind mir zu kurz'.
    sentence.items.some(
      (item) =>
        kindAmong([item]) === change.about &&
        [1, 2].some((words) => isCue(sentence, 'every', item.from - words, item.from)),
    ))

/** 'A funeral, very cold' is no complaint about what lies there, nor is 'too hot in summer, trousers of linen'. */
export function isOfWeather(act: string, about: string | undefined, reading: Reading, sentence: Sentence) {
  // 'That is for the summer, I need something warmer' is about what lies there.
  const named = sentence.items.find((item) => namesIn(item, 'season').length > 0)
  const isOfShown = named !== undefined && says(sentence, 'thisIs', 0, named.to)
  if (isOfShown) delete reading.season
  const { occasions, season, pieces } = reading
  return (act === 'warmer' || act === 'cooler') && !about && Boolean(occasions ?? season ?? pieces)
}
