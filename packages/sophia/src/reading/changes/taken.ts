import { slotOfKind } from '../../vocabulary/categories.ts'
import { kindAmong, means, namesIn, says } from '../../sentence/items.ts'
import type { Reading, WishedPiece } from '../../vocabulary/reading-words.ts'
import { isBehindSame, isShowing, type Change, type FoundChange } from './change-context.ts'
import { isDefinite } from './praise.ts'
import { takeNewColour } from './recolour.ts'
import { takeAlong } from './removed.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const ofFit: ReadonlySet<string> = new Set(['longer', 'shorter', 'looser', 'tighter', 'warmer', 'cooler'])
const ofStyle: ReadonlySet<string> = new Set(['dressier', 'plainer', 'bolder', 'quieter'])
const isPlain = (piece: WishedPiece) => Object.keys(piece).length === 1

/** A change is made, and what it says is taken out of the wishes: its piece, and how that is now or shall be. */
export function takeChange(
  reading: Reading,
  sentence: Sentence,
  found: FoundChange,
  { said, isMeasured }: { said: FoundChange | undefined; isMeasured: boolean },
) {
  reading.change = withoutDenied(found.change, reading, sentence)
  takeHeels(reading)
  takePraise(reading, sentence)
  const { act } = reading.change
  if (act === 'undo' || act === 'add') takeShown(reading, sentence, act)
  if (act === 'remove' || act === 'add' || act === 'keep' || ofStyle.has(act)) delete reading.vibe
  if (act === 'other' && says(sentence, 'cannotWalk')) delete reading.occasions
  const { about } = found === said ? reading.change : (said?.change ?? {})
  takeNewColour(reading, sentence, about)
  if (about && act === 'add') {
    reading.change = { ...reading.change, ...asNamed(reading, about) }
    if (takeInstead(reading, about)) return
  }
  if (about) takePieces(reading, about, [...(found.praised ?? []), ...stayingIn(sentence, act)])
  // The Russian 'поскромнее' is quieter, or modest.
  const ofSpoken = found.spoken.flatMap((item) => namesIn(item, 'body'))
  reading.body = reading.body?.filter((name) => !ofSpoken.includes(name))
  if (!reading.body?.length) delete reading.body
  if (act === 'remove') takeAlong(reading, sentence, found.spoken[0])
  // The French 'ceinture' is a belt, or her waist.
  if (about === 'belt' && reading.fit?.includes('waist')) delete reading.fit
  if (ofFit.has(act)) takeFit(reading, sentence, found, isMeasured)
  if ((act === 'cheaper' || act === 'dearer') && reading.budget?.level) delete reading.budget
  if (act === 'plainer' || act === 'dressier') delete reading.dressCode
  takeOutfit(reading, sentence)
}

/** The Spanish 'conjunto' of 'no me convence este conjunto' is all that lies there. */
function takeOutfit({ change }: Reading, { items }: Sentence) {
  const isOutfit = items.some((item) => means(item, 'concept:set') && means(item, 'grammar:outfit'))
  if (change?.about === 'set' && isOutfit) delete change.about
}

/** 'Questi tacchi sono altissimi' are, and not she; 'الكعب ده عالي، هاتيلي غيره' is of heels. */
function takeHeels(reading: Reading) {
  const { change, shoes, pieces, occasions } = reading
  if (change?.about === 'heels') reading.body = reading.body?.filter((name) => name !== 'tall')
  const isOfHeels = change?.act === 'other' && !change.about && shoes === 'low'
  if (change && isOfHeels && !pieces && !occasions) change.about = 'heels'
}

/** 'I preferred the bag from before, go back' looks for no bag, 'a scarf to the coat' for no coat. */
function takeShown(reading: Reading, sentence: Sentence, act: 'undo' | 'add') {
  const isAll = reading.pieces?.every(isPlain)
  reading.pieces = reading.pieces?.filter((piece) => (act === 'undo' ? !isAll : !isGoneWith(sentence, piece)))
  if (!reading.pieces?.length) delete reading.pieces
}

/** 'I can't stand these heels, put sandals on': they come in the place of the heels. */
function takeInstead(reading: Reading, about: string) {
  const slot = slotOfKind(about)
  const faulted = reading.pieces?.find(({ kind, not }) => not && slotOfKind(kind) === slot)
  const added = reading.pieces?.find(({ kind, not }) => kind === about && !not)
  if (!faulted || slot === 'accessory') return false
  reading.pieces = [added ?? { kind: about as WishedPiece['kind'], ...reading.change?.as }]
  reading.change = { act: 'other', about: faulted.kind }
  return true
}

/** The red of 'add a red belt'. */
function asNamed({ pieces }: Reading, about: string): Pick<Change, 'as'> {
  const { kind: _, not, ...as } = pieces?.find(({ kind }) => kind === about) ?? {}
  return !not && Object.keys(as).length > 0 ? { as } : {}
}

/** The piece that is changed, and those that stay. */
function takePieces(reading: Reading, about: string, staying: readonly Item[]) {
  const stays = staying.flatMap((item) => namesIn(item, 'concept'))
  reading.pieces = reading.pieces?.filter(
    (piece) => piece.kind !== about && !(stays.includes(piece.kind) && isPlain(piece)),
  )
  if (!reading.pieces?.length) delete reading.pieces
}

function takeFit(reading: Reading, { items }: Sentence, { spoken }: FoundChange, isMeasured: boolean) {
  delete reading.fit
  // 'Warmer please, it is freezing at the bus stop'.
  const isTold =
    spoken.length > 0 &&
    (isMeasured || items.some((item) => !spoken.includes(item) && namesIn(item, 'weather').length > 0))
  if (!isTold) delete reading.weather
}

/** The piece that stays: the blouse of 'I like the blouse, but change that skirt'. */
const stayingIn = (sentence: Sentence, act: Change['act']) =>
  sentence.items.filter(
    (item) =>
      act !== 'add' &&
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
  isPlain(piece) &&
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

/** 'Show me more, but no dresses' is not about dresses, nor is 'no jeans, something dressier' about jeans. */
const withoutDenied = (change: Change, { pieces }: Reading, sentence: Sentence): Change =>
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
