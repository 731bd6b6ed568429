import { isCue, kindAmong, means, namesIn, says, textIn, type Item, type Sentence } from '../items.ts'
import type { FitWish, Reading, WishedPiece } from '../reading.ts'
import { changeIn, isInColour } from './rules.ts'
import { footwear, isBehindSame, type Found } from './look.ts'
import { isDefinite, liesThere, praises } from './praise.ts'
import { isRatherColour, takeNewColour, takeReplaced, takeSame } from './recolour.ts'
import { takeAlong, takenAway } from './removed.ts'

/** A change of what lies there takes its piece and its quality out of the wishes. */
export function addChange(reading: Reading, sentence: Sentence, isMeasured: boolean) {
  const said = changeIn(sentence)
  // 'Delete everything that you know' is about her data, and not about what lies there.
  if (said?.change.act === 'start_over' && sentence.items.some((item) => means(item, 'question:delete_data')))
    return
  takeReplaced(reading, sentence)
  if (reading.change) return
  const found = colouredFirst(said, reading, sentence)
  // 'I hate polyester, I sweat in it' changes nothing that lies there.
  // 'Going to Harbin for the snow, put a warm outfit together' asks for one from the beginning.
  const isOfWish = reading.occasions ?? reading.weather ?? reading.season
  if (found?.change.act === 'outfit' && isOfWish && !sentence.items.some((item) => isShowing(sentence, item)))
    return
  const isReason =
    found?.change.act === 'cooler' && !found.change.about && reading.materials?.avoided !== undefined
  if (isReason) {
    reading.fit = [...new Set([...(reading.fit ?? []), 'light' as const])]
  } else if (found && isOfWeather(found.change.act, found.change.about, reading, sentence)) {
    reading.weather = { warmth: found.change.act === 'warmer' ? 'cold' : 'hot', ...reading.weather }
  } else if (found?.change.act === 'looser' && !found.change.about && reading.body?.includes('maternity')) {
    // 'Seven months, and everything is tight' is about no piece that lies there.
    return
  } else if (found && isStyleOfWish(found, reading, sentence)) {
    return
  } else if (found && (isWish(found, reading, sentence) || isHabit(found, sentence))) {
    reading.fit = [...new Set([...(reading.fit ?? []), fitOfChange[found.change.act]!])]
  } else if (found) {
    reading.change = withoutDenied(found.change, reading, sentence)
    if (reading.change.about === 'heels') reading.body = reading.body?.filter((name) => name !== 'tall')
    // 'الكعب ده عالي، هاتيلي غيره': of the heels that are too high.
    const isOfHeels = reading.change.act === 'other' && !reading.change.about && reading.shoes === 'low'
    if (isOfHeels && !reading.pieces && !reading.occasions) reading.change.about = 'heels'
    const { act } = reading.change
    takePraise(reading, sentence)
    // 'I preferred the bag from before, go back' looks for no bag.
    if (act === 'undo' && reading.pieces?.every((piece) => Object.keys(piece).length === 1))
      delete reading.pieces
    if (act === 'remove' || act === 'add') delete reading.vibe
    if (act === 'add' && reading.pieces)
      reading.pieces = reading.pieces.filter((piece) => !isGoneWith(sentence, piece))
    if (reading.pieces?.length === 0) delete reading.pieces
    if (act === 'other' && says(sentence, 'cannotWalk')) delete reading.occasions
    const { about } = found === said ? reading.change : (said?.change ?? {})
    takeNewColour(reading, sentence, about)
    const praised = [...(found.praised ?? []), ...(act === 'add' ? [] : stayingIn(sentence, act))].flatMap(
      (item) => namesIn(item, 'concept'),
    )
    if (about && reading.pieces) {
      reading.pieces = reading.pieces.filter(
        ({ kind, ...how }) => kind !== about && (!praised.includes(kind) || Object.keys(how).length > 0),
      )
      if (reading.pieces.length === 0) delete reading.pieces
    }
    // The Russian 'поскромнее' is quieter, or modest.
    const ofSpoken = found.spoken.flatMap((item) => namesIn(item, 'body'))
    reading.body = reading.body?.filter((name) => !ofSpoken.includes(name))
    if (!reading.body?.length) delete reading.body
    if (act === 'remove') takeAlong(reading, sentence, found.spoken[0])
    // The French 'ceinture' is a belt, or her waist.
    if (about === 'belt' && reading.fit?.includes('waist')) delete reading.fit
    if (['longer', 'shorter', 'looser', 'tighter', 'warmer', 'cooler'].includes(act)) {
      delete reading.fit
      // 'Warmer please, it is freezing at the bus stop'.
      const isTold =
        found.spoken.length > 0 &&
        (isMeasured ||
          sentence.items.some((item) => !found.spoken.includes(item) && namesIn(item, 'weather').length > 0))
      if (!isTold) delete reading.weather
    }
    if (act === 'cheaper' || act === 'dearer') if (reading.budget?.level) delete reading.budget
    if (['dressier', 'plainer', 'bolder', 'quieter'].includes(act)) delete reading.vibe
    if (act === 'plainer' || act === 'dressier') delete reading.dressCode
    return
  }
  if (!found) takeTooHigh(reading, sentence)
  if (!found) takeOtherHeel(reading, sentence)
  const isAsked = sentence.items.some((item) => namesIn(item, 'question').length > 0)
  const taken = found || isAsked ? undefined : takenAway(reading, sentence)
  if (taken) {
    reading.change = taken
    reading.pieces = reading.pieces?.filter(({ kind }) => kind !== taken.about)
    if (!reading.pieces?.length) delete reading.pieces
  }
  takeSame(reading, sentence)
  const wanted = reading.colours?.wanted
  // 'I love it, is there a red one?'
  const asksForOne = sentence.isQuestion || sentence.items.some((item) => means(item, 'question:in_stock'))
  const isPraised =
    asksForOne && !reading.occasions && sentence.items.some((item) => item.clause === 0 && praises(item))
  const isOfColour = isPraised || isInColour(sentence) || isRatherColour(sentence)
  if (wanted && isOfColour && !reading.pieces && !reading.change) reading.change = { act: 'in_colour' }
}

/** The piece that stays: the blouse of 'I like the blouse, but change that skirt'. */
const stayingIn = (sentence: Sentence, act: string) =>
  sentence.items.filter(
    (item) =>
      kindAmong([item]) &&
      (isBehindSame(sentence, item) ||
        isDirectlyKept(sentence, item) ||
        sentence.items.some(
          (one) =>
            one.clause === item.clause && (means(one, 'social:compliment') || means(one, 'grammar:keep')),
        )) &&
      // 'Keep the shoes and the bag, and change the rest'.
      (act === 'keep' ||
        isDirectlyKept(sentence, item) ||
        !sentence.items.some(
          (one) => one.clause === item.clause && namesIn(one, 'change').some((name) => name !== 'keep'),
        )),
  )

/** 'O vestido é giro, mas queria-o mais comprido' praises the dress, and asks for nothing cute. */
function takePraise(reading: Reading, sentence: Sentence) {
  const ofVibe = sentence.items.filter((item) => namesIn(item, 'vibe').length > 0)
  const isPraise = (item: Item) =>
    sentence.items.some(
      (piece) =>
        piece.clause === item.clause &&
        piece.to <= item.from &&
        kindAmong([piece]) &&
        isDefinite(piece, sentence),
    )
  if (ofVibe.length > 0 && ofVibe.every(isPraise)) delete reading.vibe
}

/** The coat of 'a scarf to the coat'. */
const isGoneWith = ({ items }: Sentence, piece: WishedPiece) =>
  Object.keys(piece).length === 1 &&
  items.some(
    (item) =>
      kindAmong([item]) === piece.kind &&
      items.some((one) => one.to === item.from && means(one, 'grammar:with')),
  )

/** The jacket of 'garde la veste et change-moi la robe'. */
const isDirectlyKept = ({ items }: Sentence, piece: Item) =>
  items.some(
    (item) =>
      means(item, 'grammar:keep') &&
      item.clause === piece.clause &&
      piece.from >= item.to &&
      piece.from - item.to <= 1,
  )

const fitOfChange: Partial<Record<string, FitWish>> = {
  looser: 'loose',
  tighter: 'fitted',
  longer: 'long_hems',
  shorter: 'short_hems',
  warmer: 'warm',
  cooler: 'light',
}

/** '平时上班，喜欢棉麻的衬衫，颜色素一点': what she looks for shall be quiet. */
function isStyleOfWish({ change, spoken: [word] }: Found, reading: Reading, sentence: Sentence) {
  const [piece, ...others] = reading.pieces ?? []
  const named = sentence.items.find((item) => kindAmong([item]) === piece?.kind)
  return (
    /^(?:dressier|plainer|bolder|quieter)$/.test(change.act) &&
    /^(?:ja|zh)$/.test(sentence.vocabulary.language) &&
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
const isHabit = ({ change }: Found, sentence: Sentence) =>
  change.act in fitOfChange &&
  (sentence.items.some((item) => means(item, 'grammar:always')) ||
    // 'Alle Hosen sind mir zu kurz'.
    sentence.items.some(
      (item) =>
        kindAmong([item]) === change.about &&
        [1, 2].some((words) => isCue(sentence, 'every', item.from - words, item.from)),
    ))

/** 'A white shirt of cotton, a bit looser, for work': how the piece shall be that she describes before. */
function isWish({ change, spoken: [word] }: Found, { pieces, occasions }: Reading, sentence: Sentence) {
  const [piece, ...others] = pieces ?? []
  const traits = /^(?:ja|zh)$/.test(sentence.vocabulary.language) ? 1 : 2
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

/** 'Could the shoes be flat?': the pair that lies there. */
function takeOtherHeel(reading: Reading, sentence: Sentence) {
  const { pieces, shoes } = reading
  const pair = sentence.items.find((item) => footwear.has(kindAmong([item]) ?? ''))
  const isAsked = says(sentence, 'be') || says(sentence, 'shallBe') || says(sentence, 'must')
  const isAlone =
    Object.keys(reading).every((slot) => slot === 'pieces' || slot === 'shoes' || slot === 'social') &&
    (pieces?.length ?? 0) <= 1
  if (!shoes || !pair || !isAsked || !isAlone) return
  const { language } = sentence.vocabulary
  if (/^(?:ja|zh|ru)$/.test(language) ? !sentence.isQuestion : !liesThere(pair, sentence)) return
  reading.change = { act: 'other', about: kindAmong([pair]) as string }
  delete reading.pieces
}

/** Says 'this'. */
const isShowing = (sentence: Sentence, item: Item) =>
  means(item, 'grammar:this') || isCue(sentence, 'this', item.from, item.to)

/** 'These heels are too high for me': of a pair that lies there. */
function takeTooHigh(reading: Reading, sentence: Sentence) {
  // 'الكعب عالي وايد', 'ヒールが高すぎ' name the heels within.
  const within = sentence.items.find(
    (item) =>
      means(item, 'shoes:low') &&
      (sentence.units[item.from]?.text.startsWith('ال') === true ||
        /^ヒール.*すぎ/.test(textIn(sentence, item.from, item.to))),
  )
  const isAlone = Object.keys(reading).every((slot) => /^(?:shoes|social|pieces)$/.test(slot))
  if (within && isAlone && (reading.pieces?.length ?? 0) <= 1) {
    reading.change = { act: 'other', about: 'heels' }
    delete reading.pieces
    return
  }
  const [piece, ...others] = reading.pieces ?? []
  const isTooHigh = says(sentence, 'tooMuch')
  const isShown = sentence.items.some((item) => isShowing(sentence, item) || means(item, 'grammar:too'))
  if (reading.shoes !== 'low' || piece?.kind !== 'heels' || piece.not || !isTooHigh || !isShown) return
  if (others.some(({ kind }) => kind !== 'top')) return
  reading.change = { act: 'other', about: 'heels' }
  delete reading.pieces
  delete reading.body
}

/** 'The same in olive, and lose the hat': what she says first. */
function colouredFirst(
  found: Found | undefined,
  { colours: named }: Reading,
  { items }: Sentence,
): Found | undefined {
  const [verb] = found?.change.act === 'remove' || found?.change.act === 'add' ? found.spoken : []
  const isSame = items.some((item) => verb && item.clause < verb.clause && means(item, 'grammar:same'))
  return isSame && named?.wanted ? { change: { act: 'in_colour' }, spoken: [] } : found
}

/** 'Show me more, but no dresses' is not about dresses, nor is 'no jeans, something dressier' about jeans. */
const withoutDenied = (change: NonNullable<Reading['change']>, { pieces }: Reading, sentence: Sentence) =>
  /^(?:more|dressier|plainer|bolder|quieter|cheaper|dearer|warmer|cooler)$/.test(change.act) &&
  pieces?.some(({ kind, not }) => kind === change.about && not) &&
  // 'Etwas Wärmeres als die Jacke' is warmer than the one that lies there.
  !sentence.items.some(
    (item) =>
      kindAmong([item]) === change.about &&
      (isDefinite(item, sentence) ||
        sentence.items.some((one) => one.to === item.from && isShowing(sentence, one))),
  )
    ? { act: change.act }
    : change

/** 'A funeral, very cold' is no complaint about what lies there, nor is 'too hot in summer, trousers of linen'. */
function isOfWeather(act: string, about: string | undefined, reading: Reading, sentence: Sentence) {
  // 'That is for the summer, I need something warmer' is about what lies there.
  const named = sentence.items.find((item) => namesIn(item, 'season').length > 0)
  const isOfShown = named !== undefined && says(sentence, 'thisIs', 0, named.to)
  if (isOfShown) delete reading.season
  const { occasions, season, pieces } = reading
  return (act === 'warmer' || act === 'cooler') && !about && Boolean(occasions ?? season ?? pieces)
}
