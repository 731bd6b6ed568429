import { isDenial } from '../../sentence/deniable.ts'
import { isCue, means, namesIn, namesSaid, says } from '../../sentence/items.ts'
import type { Reading, Social } from '../../vocabulary/reading-words.ts'
import { kinds } from '../../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const isSaid = (reading: Reading) => Object.keys(reading).length > 0
/** The day of 'see you tomorrow' and of 'hello, how are you today' wishes for nothing. */
const isOfDay: ReadonlySet<Social> = new Set(['bye', 'thanks', 'hello'])
const isOnlyTalk = (reading: Reading) =>
  Object.keys(reading).every((slot) => slot === 'date' || slot === 'social')
const isOnlyDated = (reading: Reading) => Object.keys(reading).every((slot) => slot === 'date')
/** Said beside anything else; a greeting or a thank-you only by itself. */
const strong = new Set(['complaint', 'compliment', 'surprise'])
/** 'A beautiful dress for a wedding' praises nothing, 'grey or beige, either will do' leaves nothing open. */
const asides: Partial<Record<Social, (keyof Reading)[]>> = {
  compliment: [
    'age',
    'materials',
    'occasions',
    'colours',
    'weather',
    'budget',
    'body',
    'fit',
    'season',
    'change',
    'question',
  ],
  complaint: ['colours', 'materials', 'patterns', 'weather', 'budget', 'body', 'fit', 'change', 'question'],
  surprise: ['change', 'colours', 'pieces'],
}
const questionOrder: Reading['question'][] = [
  'delete_data',
  'are_you_human',
  'paid_link',
  'privacy',
  'contact',
  'returns',
  'delivery',
  'care',
  'costs',
  'how_try_on',
  'in_stock',
  'sizes',
  'who_sells',
  'who_are_you',
  'what_can_you_do',
  'forecast',
  'why',
]

/** 'Is it going to rain?' asks for the forecast; 'it is raining, what shall I wear?' does not. */
function asksOfSky({ weather, occasions, pieces, change }: Reading, { isQuestion, items }: Sentence) {
  const last = items.at(-1)?.clause
  const isAsked = items.some(
    (item) =>
      item.clause === last &&
      (['rain', 'snow', 'hot', 'cold'] as const).some((name) => means(item, `weather:${name}`)) &&
      // '何着れば凍えない？' asks what to wear.
      !items.some((one) => one.from === item.to && isDenial(one)),
  )
  return isQuestion && isAsked && !occasions && !pieces && !change && Boolean(weather)
}

/** What she asks, and how she speaks: a greeting, a praise. */
export function addTalk(reading: Reading, sentence: Sentence) {
  const none = new Set<Item>()
  const questions = namesSaid(sentence, none, 'question')
  // 'My size is 48' asks nothing, 'what size, I am between 8 and 10' does.
  const isTold = (name: string) =>
    name === 'sizes' &&
    !sentence.isQuestion &&
    sentence.units.some(isSizeName(sentence)) &&
    !sentence.items.some(
      (item) => means(item, 'question:sizes') && says(sentence, 'which', item.from, item.to),
    )
  // 'Perché mi pizzica' gives a reason.
  const isReason = (name: string) =>
    name === 'why' &&
    !sentence.isQuestion &&
    isSaid(reading) &&
    // 'Perché qui fa caldissimo, qualcosa di leggero'.
    (reading.weather !== undefined ||
      sentence.items.some((item) => means(item, 'question:why') && item.from > 0))
  // 'Nothing that needs ironing' is a wish.
  const isWithout = (name: string) =>
    name === 'care' &&
    !sentence.isQuestion &&
    sentence.items.some(
      (item) =>
        means(item, 'question:care') &&
        (namesIn(item, 'fit').length > 0 ||
          (reading.pieces !== undefined && isCue(sentence, 'that', item.from)) ||
          sentence.items.some((one) => isDenial(one) && one.clause === item.clause)),
    )
  const asked = questionOrder.find(
    (name) =>
      name &&
      questions.includes(name) &&
      !isTold(name) &&
      !isReason(name) &&
      !isWithout(name) &&
      // 'Got it in any other colour?'
      !(name === 'in_stock' && reading.change?.act === 'other_colour') &&
      // 'No me convence, prueba otro' tries nothing on.
      !(
        name === 'how_try_on' &&
        reading.change &&
        (!sentence.isQuestion || reading.change.act === 'in_colour')
      ) &&
      // 'An interview at an advertising agency'.
      !(name === 'paid_link' && !sentence.isQuestion && reading.occasions) &&
      // 'Take it back, the one before was nicer' sends nothing back, nor does 'échange les bottes contre des mocassins'.
      !(name === 'returns' && (reading.change?.act === 'undo' || isSwap(reading))),
  )
  const question = asked ?? (asksOfSky(reading, sentence) ? 'forecast' : undefined)
  if (question) reading.question = question
  // 'Delete everything that you know'.
  const isOfData = sentence.items.some(
    (item) => means(item, 'question:delete_data') || means(item, 'question:privacy'),
  )
  if (question === 'delete_data' && isOfData && reading.change?.act === 'start_over') delete reading.change
  // 'Can I swap it later if it does not fit?', 'is that you or another shop?'
  const isOfShop = question === 'returns' || question === 'who_sells' || question === 'delivery'
  if (isOfShop && reading.change?.act === 'other' && !reading.change.about) delete reading.change
  // 'How do I wash a silk blouse?'
  const isOfStuff = reading.pieces?.every((piece) =>
    Object.keys(piece).every((how) => how === 'kind' || how === 'materials'),
  )
  if (question === 'care' && sentence.isQuestion && !reading.occasions && isOfStuff) delete reading.pieces
  // 'If the dress does not suit me, can I send it back?'
  if (
    question === 'returns' &&
    reading.pieces?.every((piece) => piece.not && Object.keys(piece).length === 2)
  )
    delete reading.pieces
  // 'How do I try the clothes on?', 'can you put a blouse in the washing machine?'
  const isBare = reading.pieces?.every((piece) => Object.keys(piece).length === 1)
  if (question === 'how_try_on' && isBare) delete reading.pieces
  if (question === 'care' && reading.change?.act === 'add') delete reading.change
  // 'Who sells these dresses?'
  if (question === 'who_sells' && reading.pieces?.every((piece) => Object.keys(piece).length === 1))
    delete reading.pieces
  // 'Why did you pick these shoes?'
  if (question === 'why' && reading.pieces?.every((piece) => Object.keys(piece).length === 1))
    delete reading.pieces
  // 'Is the delivery expensive?' is about no piece that lies there.
  const isOfPrice = reading.change?.act === 'cheaper' || reading.change?.act === 'dearer'
  if ((question === 'delivery' || question === 'returns') && isOfPrice && !reading.change?.about)
    delete reading.change
  // 'What is in the Luxe subscription?' tells no budget.
  if (question === 'costs' && reading.budget?.level && Object.keys(reading.budget).length === 1)
    delete reading.budget
  // 'Do you deliver to Jeddah' asks for no weather.
  const isOnlyPlace = reading.weather?.place !== undefined && Object.keys(reading.weather).length === 1
  if (question && question !== 'forecast' && isOnlyPlace) delete reading.weather
  const said = namesSaid(sentence, negated(sentence), 'social')
  const spoken = [
    'surprise',
    'thanks',
    'bye',
    'complaint',
    'compliment',
    'unsure',
    'hello',
    'yes',
    'no',
  ] as const
  // 'Would that look lovely?' praises nothing.
  const isAside = (name: Social) =>
    asides[name]?.some((slot) => slot in reading) === true ||
    (name === 'compliment' && sentence.isQuestion && reading.pieces !== undefined)
  const social = spoken.find(
    (name) =>
      said.includes(name) &&
      // 'Thanks for choosing so much for me' leaves nothing open.
      !(name === 'surprise' && said.includes('thanks')) &&
      (strong.has(name) ? !isAside(name) : !isSaid(reading) || (isOfDay.has(name) && isOnlyDated(reading))),
  )
  if (social) reading.social = social
  if (social && isOfDay.has(social) && isOnlyTalk(reading)) delete reading.date
  // 'Wow, that is chic!' praises, and wishes for nothing.
  const isPraise = social === 'compliment' || social === 'surprise'
  if (isPraise && Object.keys(reading).every((slot) => slot === 'vibe' || slot === 'social'))
    delete reading.vibe
  // 'I love that coat' is about what lies there.
  const isOfShown = social === 'compliment' || social === 'complaint'
  if (isOfShown && Object.keys(reading).every((slot) => slot === 'pieces' || slot === 'social')) {
    // 'Me encantan las botas, y ahora un pantalón' asks for trousers all the same.
    const kindOf = (item: Item) => namesIn(item, 'concept').find((name) => kinds.has(name))
    const spokenOf = sentence.items.find((item) => means(item, `social:${social}`))?.clause
    const isPraised = sentence.items.some((item) => item.clause === spokenOf && kindOf(item))
    const later = reading.pieces?.filter(({ kind }) =>
      sentence.items.some((item) => item.clause > (spokenOf ?? 0) && kindOf(item) === kind),
    )
    if (social === 'compliment' && isPraised && later && later.length > 0) reading.pieces = later
    else delete reading.pieces
  }
}

/** One piece for another. */
const isSwap = ({ change, pieces }: Reading) =>
  change?.act === 'other' && change.about !== undefined && pieces?.some(({ not }) => !not) === true

/** 'サイズはいつもM'; a Chinese 'L码，该选多大' asks all the same. */
const isSizeName =
  ({ vocabulary }: Sentence) =>
  ({ kind, text }: Sentence['units'][number]) =>
    kind === 'number' || vocabulary.grammar.sizeNames?.test(text) === true

/** 'Not frumpy', '変じゃない' complain of nothing. */
const negated = (sentence: Sentence) => {
  const { items, units, vocabulary } = sentence
  const { grammar } = vocabulary
  // 'No tengo nada', 'não mostro as costas', 'non so ballare' deny a verb, and answer nothing.
  const isOfVerb = (item: Item) =>
    grammar.isNoOfVerb &&
    means(item, 'social:no') &&
    item.to - item.from === 1 &&
    units[item.to]?.kind === 'word' &&
    !items.some((one) => one.from === item.to && !means(one, 'grammar:plain') && !means(one, 'grammar:known'))
  return new Set(
    items.filter((item) =>
      grammar.isParticle?.(sentence, item) || isOfVerb(item)
        ? true
        : grammar.isVerbLast
          ? items.some(
              (one) => one.from === item.to && isDenial(one) && grammar.isAsking?.(sentence, one) !== true,
            )
          : items.some(
              (one) =>
                one.to === item.from &&
                means(one, 'grammar:not') &&
                one !== item &&
                // 'It makes me look frumpy' does.
                !/^ma[dk]e?s?$/.test(units[one.from]?.text ?? ''),
            ),
    ),
  )
}
