import { withoutAsides } from './asides.ts'
import { changeIn, isInColour } from './changes/changes.ts'
import { isDeniedChange } from './changes/compared.ts'
import { deniedIn, isAsking, isDenial } from './denial.ts'
import { heardIn, type Heard } from './heard.ts'
import { innerTags, means, namesIn, namesSaid, readItems, type Item, type Sentence } from './items.ts'
import { measuresIn } from './measures.ts'
import { occasionsIn } from './occasions.ts'
import { bindThings, type Things, type Unbound } from './pieces.ts'
import type { Found } from './changes/look.ts'
import { praises } from './changes/praise.ts'
import { takeNewColour, takeSame } from './changes/recolour.ts'
import { takeAlong, takenAway } from './changes/removed.ts'
import type { BodyWish, FitWish, ReadVibe, Reading, Social, WishedPiece } from './reading.ts'
import { unitsOf } from './units.ts'
import { kinds, type Vocabulary } from './vocabulary.ts'
import { wearerIn } from './wearers.ts'
import { isOfGarment, itemOfWeather, weatherIn } from './weather.ts'

/** Reads a sentence; what it does not say is missing. Of a longer one the first 300 characters are read. */
export const readSentence = (typed: string, vocabulary: Vocabulary): Reading =>
  hearSentence(typed, vocabulary).reading

/** The same, with the words that were understood and those that were not. */
export function hearSentence(typed: string, vocabulary: Vocabulary): { reading: Reading; heard: Heard } {
  const units = unitsOf(typed, vocabulary.speech.spacing)
  const sentence = withoutAsides(readItems(units, vocabulary))
  const denied = deniedIn(sentence)
  const measures = measuresIn(sentence)
  const things = bindThings(sentence, denied)
  const wishes = wishesIn(sentence, denied)
  // 'I am short, and midi dresses are long on me': she is one of the two.
  const size = wishes.body.find((name) => name === 'tall' || name === 'petite')
  const body = wishes.body.filter(
    (name) =>
      !(name === 'tall' && (measures.isNotTall || size === 'petite')) &&
      !(name === 'petite' && (measures.isNotPetite || size === 'tall')),
  )
  const isChild = measures.age !== undefined && measures.age <= oldestChild
  const wearer = isChild ? { for: 'kids' as const } : wearerIn(sentence)
  // A man of size 52 is no large woman.
  const measured = measures.body.filter((name) => !(name === 'plus' && wearer.for === 'men'))
  const reading: Reading = {
    ...list('occasions', occasionsIn(sentence, denied, measures.isBirthday === true)),
    ...weatherIn(sentence, denied, measures.warmth),
    ...dateIn(sentence),
    ...thingsIn(things, denied),
    ...(measures.budget && { budget: measures.budget }),
    ...list('body', [...new Set([...body, ...measured])]),
    ...list('fit', [...new Set([...wishes.fit, ...fitOfUnbound(things, denied)])]),
    ...(measures.age !== undefined && { age: measures.age }),
    ...dressCodeIn(sentence, denied),
    ...list('vibe', wishes.vibe),
    ...wearer,
  }
  takeSkin(reading, sentence)
  addShoes(reading, sentence, denied, measures.shoes)
  addChange(reading, sentence, measures.warmth !== undefined)
  addTalk(reading, sentence)
  if (measures.isBetweenSizes) reading.question ??= 'sizes'
  addUnknown(reading, sentence)
  return { reading, heard: heardIn(sentence) }
}

const skinOrLeather = /^(?:pelle|piel|pele|кож)/

/** 'Ho la pelle che si irrita': of skin, and of no leather. */
function takeSkin(reading: Reading, { items, units }: Sentence) {
  const isSkin = items.some(
    (item) => means(item, 'concept:leather') && skinOrLeather.test(units[item.from]?.text ?? ''),
  )
  if (!isSkin || !reading.body?.includes('sensitive_skin') || reading.pieces) return
  for (const side of ['wanted', 'avoided'] as const) {
    const left = reading.materials?.[side]?.filter((name) => name !== 'leather')
    if (left?.length === 0) delete reading.materials?.[side]
    else if (left) reading.materials = { ...reading.materials, [side]: left }
  }
  if (reading.materials && Object.keys(reading.materials).length === 0) delete reading.materials
}

/** A slot with a list, unless it is empty. */
const list = <Name extends string, T>(name: Name, values: readonly T[]) =>
  (values.length > 0 ? { [name]: values } : {}) as { [key in Name]?: T[] }

const solemn = ['funeral', 'memorial', 'religious_service'] as const

/** The ceremony of a funeral is no festivity. */
function dressCodeIn(sentence: Sentence, denied: ReadonlySet<Item>) {
  const [name] = namesSaid(sentence, denied, 'code')
  const occasions = namesSaid(sentence, denied, 'occasion')
  const isSolemn = solemn.some((one) => occasions.includes(one))
  return (name && !(name === 'festive' && isSolemn) ? { dressCode: name } : {}) as Pick<Reading, 'dressCode'>
}

const seasonOfMonth = ['winter', 'spring', 'summer', 'autumn'] as const

function dateIn(sentence: Sentence) {
  const none = new Set<Item>()
  const [month] = namesSaid(sentence, none, 'month')
  const dates = namesSaid(sentence, none, 'date')
  const [season] = namesSaid(sentence, none, 'season')
  const date = (['tonight', 'tomorrow', 'today', 'weekend', 'next_week'] as const).find((name) =>
    dates.includes(name),
  )
  const ofNorth = month ? seasonOfMonth[Math.floor((Number(month) % 12) / 3)] : undefined
  // South of the equator July has snow.
  const isSouth = ofNorth === 'summer' && namesSaid(sentence, none, 'weather').includes('snow')
  const ofMonth = isSouth ? 'winter' : ofNorth
  return {
    ...((season ?? ofMonth) && { season: season ?? ofMonth }),
    ...(month ? { date: `month:${month}` } : date && { date }),
  } as Pick<Reading, 'season' | 'date'>
}

/** Pieces with what belongs to them, and colours and materials that belong to none. */
function thingsIn({ pieces, unbound }: Things, denied: ReadonlySet<Item>) {
  // Who lives vegan wants nothing of animals.
  const isAvoided = ({ name, item }: Unbound) => name === 'animal' || denied.has(item)
  const of = (attribute: string, isDenied: boolean) => [
    ...new Set(
      unbound
        .filter((one) => one.attribute === attribute && isAvoided(one) === isDenied)
        .map(({ name }) => name),
    ),
  ]
  const slot = (attribute: 'colours' | 'materials') => {
    const [wanted, avoided] = [of(attribute, false), of(attribute, true)]
    const held = {
      ...(wanted.length > 0 && { wanted }),
      ...(avoided.length > 0 && { avoided }),
    }
    return Object.keys(held).length > 0 ? { [attribute]: held } : {}
  }
  const avoidedPatterns = of('patterns', true)
  return {
    ...list('pieces', merged(pieces.map(({ piece }) => piece))),
    ...slot('colours'),
    ...slot('materials'),
    ...(avoidedPatterns.length > 0 && { patterns: { avoided: avoidedPatterns } }),
  } as Pick<Reading, 'pieces' | 'colours' | 'materials' | 'patterns'>
}

/** A piece that is named twice is one, unless she wants one and not another. */
function merged(pieces: readonly WishedPiece[]) {
  const found: WishedPiece[] = []
  for (const piece of pieces) {
    const same = found.find((one) => one.kind === piece.kind && one.not === piece.not)
    if (same) Object.assign(same, { ...piece, ...same })
    else found.push(piece)
  }
  return found
}

/** 'Nothing short' has a long hem. */
const fitOfCut: Partial<Record<string, { wanted: FitWish; denied: FitWish }>> = {
  mini: { wanted: 'short_hems', denied: 'long_hems' },
  maxi: { wanted: 'long_hems', denied: 'short_hems' },
  slim: { wanted: 'fitted', denied: 'loose' },
  fitted: { wanted: 'fitted', denied: 'loose' },
  oversized: { wanted: 'loose', denied: 'fitted' },
  'wide leg': { wanted: 'loose', denied: 'fitted' },
  'long sleeve': { wanted: 'sleeves', denied: 'light' },
  sleeveless: { wanted: 'light', denied: 'sleeves' },
  strapless: { wanted: 'light', denied: 'sleeves' },
}
/** 'Nothing too short' wishes for what the change to something longer would bring. */
const fitOfDeniedChange: Partial<Record<string, FitWish>> = {
  longer: 'long_hems',
  shorter: 'short_hems',
  looser: 'loose',
  tighter: 'fitted',
  warmer: 'warm',
  cooler: 'light',
}
const fitOfQuality: Partial<Record<string, FitWish>> = { tight: 'loose', short: 'long_hems', loose: 'fitted' }

const fitOfUnbound = ({ unbound }: Things, denied: ReadonlySet<Item>): FitWish[] =>
  unbound.flatMap(({ attribute, name, item }) => {
    const fit = attribute === 'cuts' ? fitOfCut[name] : undefined
    return fit ? [denied.has(item) ? fit.denied : fit.wanted] : []
  })

/** What is so whatever she denies: 'nothing scratchy' is of sensitive skin, too. */
const facts: ReadonlySet<BodyWish> = new Set([
  'sensitive_skin',
  'large_bust',
  'small_bust',
  'wheelchair',
  'nursing',
] as const)

/** 'Une petite robe', 'une grosse doudoune', 'the skirt is short': how large a piece is; in English 'petite' is a line of pieces. */
function isSizeOfPiece({ items, units, vocabulary }: Sentence, item: Item) {
  const isLetters = /^(?:x+[lg]|gg|plus|curvy)$/.test(units[item.from]?.text ?? '')
  const isSize =
    means(item, 'body:petite') || means(item, 'body:tall') || (means(item, 'body:plus') && !isLetters)
  if (!isSize || item.to - item.from > 1 || vocabulary.language === 'en') return false
  if (vocabulary.speech.spacing === 'unspaced') return false
  // 'Kräftiges Rot' is of the colour.
  const isOfPiece = (one: Item) =>
    means(one, 'fit:sleeves') ||
    means(one, 'grammar:child') ||
    namesIn(one, 'concept').some((name) => kinds.has(name) || means(item, 'body:plus')) ||
    (means(item, 'body:plus') && means(one, 'grammar:colour'))
  const own = items.filter(({ clause }) => clause === item.clause)
  const isBeside = own.some(
    (one) => one !== item && isOfPiece(one) && item.from - one.to <= 1 && one.from - item.to <= 1,
  )
  const isAfter =
    !own.some(isOfPiece) && items.some((one) => one.clause === item.clause - 1 && isOfPiece(one))
  return isBeside || (isAfter && !own.some((one) => means(one, 'grammar:iAm')))
}

const isUnfitted = (item: Item) =>
  namesIn(item, 'concept').some((name) => unfitted.has(name)) &&
  namesIn(item, 'concept').every((name) => unfitted.has(name) || !kinds.has(name))
/** Pieces that are neither tight nor loose. */
const unfitted: ReadonlySet<string> = new Set(
  'bag,tote,clutch,backpack,jewellery,necklace,earrings,bracelet,ring,brooch,watch,sunglasses,scarf,shawl,umbrella'.split(
    ',',
  ),
)

function wishesIn(sentence: Sentence, denied: ReadonlySet<Item>) {
  const ofWeather = itemOfWeather(sentence, denied)
  const isOnlyOfWeather = sentence.items.every(
    (item) => item === ofWeather || denied.has(item) || !means(item, 'fit:warm'),
  )
  const fit = namesSaid(sentence, denied, 'fit') as FitWish[]
  const ofPieces = sentence.items.filter((item) => isSizeOfPiece(sentence, item))
  const isShownDenied = [...denied].some((item) => means(item, 'body:show_legs'))
  const body = [
    ...(isShownDenied ? ['hide_legs' as const] : []),
    ...(namesSaid(sentence, new Set([...denied, ...ofPieces]), 'body') as BodyWish[]),
    ...(namesSaid(sentence, new Set(ofPieces), 'body') as BodyWish[]).filter((name) => facts.has(name)),
  ]
  // 'Meine Beine sind kräftig': they are, and not all of her.
  const ofPart = /^(?:kraftig|stammig|dick|breit|gordinh|gordit|rellenit|cheinh|fortinh)/
  const isOfPart =
    body.some((name) => name.startsWith('hide_')) &&
    sentence.items.every(
      (item) => !means(item, 'body:plus') || ofPart.test(sentence.units[item.from]?.text ?? ''),
    )
  // The Spanish 'mono' is a jumpsuit where it is one, and else cute.
  const garments = sentence.items.filter((item) => namesIn(item, 'concept').some((name) => kinds.has(name)))
  const vibe = namesSaid(sentence, new Set([...denied, ...garments]), 'vibe') as ReadVibe[]
  // Earrings that are 'not too big' fit as they are.
  const isOfGarments = garments.length === 0 || garments.some((item) => !isUnfitted(item))
  const ofDenied = [...denied].flatMap((item): FitWish[] => {
    // Who hates tights says nothing of what is tight.
    if (garments.includes(item) || !isOfGarments) return []
    const quality = namesIn(item, 'quality').flatMap((name) => fitOfQuality[name] ?? [])
    const opposite = namesIn(item, 'fit').flatMap((name): FitWish[] =>
      name === 'fitted' ? ['loose'] : name === 'short_hems' ? ['long_hems'] : [],
    )
    return [...quality, ...opposite]
  })
  const ofDeniedChange = sentence.items
    .filter((item) => isOfGarments && isDeniedChange(sentence, item))
    .flatMap((item) => namesIn(item, 'change').flatMap((name) => fitOfDeniedChange[name] ?? []))
  return {
    // 'Sexy, but not vulgar' asks for nothing that covers, and 'arms covered' for no more than that.
    body: body.filter(
      (name) =>
        !(name === 'modest' && (vibe.includes('sexy') || isModestInPart(sentence, denied))) &&
        !(name === 'plus' && isOfPart) &&
        // 'I do not like to show my legs'.
        !(name === 'show_legs' && body.includes('hide_legs') && sentence.items.some(isDenial)),
    ),
    fit: [
      ...fit.filter((name) => !(name === 'warm' && isOnlyOfWeather)),
      ...(sentence.items.some((item) => !denied.has(item) && isOfGarment(sentence, item))
        ? ['warm' as const]
        : []),
      ...ofDenied,
      ...ofDeniedChange,
    ],
    vibe,
  }
}

/** The 'covered' of 'arms covered'. */
const isModestInPart = ({ items, together }: Sentence, denied: ReadonlySet<Item>) =>
  together.some((tag) => /^(?:body:hide_|fit:(?:sleeves|long_hems)$)/.test(tag)) &&
  items.every((item) => denied.has(item) || !means(item, 'body:modest') || item.to - item.from === 1)

const oldestChild = 14

/** No heels are flat shoes; a pair that is named is not also a denied one. */
function addShoes(
  reading: Reading,
  sentence: Sentence,
  denied: ReadonlySet<Item>,
  measured: Reading['shoes'],
) {
  const [worded] = namesSaid(sentence, denied, 'shoes')
  const named = worded ?? measured
  // The Russian 'туфли' are heels, or any shoes.
  const deniedHeels = [...denied].some(
    (item) => (means(item, 'concept:heels') && !means(item, 'concept:shoes')) || means(item, 'shoes:high'),
  )
  const hasHeels = reading.pieces?.some(({ kind, not }) => kind === 'heels' && not)
  // 'I cannot walk in heels' names what she does not want.
  const isNoHeels = sentence.items.some(
    (item) =>
      means(item, 'shoes:flat') &&
      !denied.has(item) &&
      innerTags(sentence.units, item, sentence.vocabulary).includes('concept:heels'),
  )
  if (isNoHeels && !reading.pieces?.some(({ kind }) => kind === 'heels'))
    reading.pieces = [...(reading.pieces ?? []), { kind: 'heels', not: true }]
  if (deniedHeels || hasHeels || named === 'flat') reading.shoes = 'flat'
  else if (named) reading.shoes = named as NonNullable<Reading['shoes']>
  else if (sentence.items.some((item) => means(item, 'concept:flats') && !denied.has(item)))
    reading.shoes = 'flat'
}

/** A change of what lies there takes its piece and its quality out of the wishes. */
function addChange(reading: Reading, sentence: Sentence, isMeasured: boolean) {
  const said = changeIn(sentence)
  // 'Delete everything that you know' is about her data, and not about what lies there.
  if (said?.change.act === 'start_over' && sentence.items.some((item) => means(item, 'question:delete_data')))
    return
  const found = colouredFirst(said, reading, sentence)
  // 'I hate polyester, I sweat in it' changes nothing that lies there.
  const isReason =
    found?.change.act === 'cooler' && !found.change.about && reading.materials?.avoided !== undefined
  if (isReason) {
    reading.fit = [...new Set([...(reading.fit ?? []), 'light' as const])]
  } else if (found && isOfWeather(found.change.act, found.change.about, reading)) {
    reading.weather = { warmth: found.change.act === 'warmer' ? 'cold' : 'hot', ...reading.weather }
  } else if (found?.change.act === 'looser' && !found.change.about && reading.body?.includes('maternity')) {
    // 'Seven months, and everything is tight' is about no piece that lies there.
    return
  } else if (found) {
    reading.change = withoutDenied(found.change, reading)
    const { act } = reading.change
    const { about } = found === said ? reading.change : (said?.change ?? {})
    takeNewColour(reading, sentence, about)
    const praised = found.praised?.flatMap((item) => namesIn(item, 'concept')) ?? []
    if (about && reading.pieces) {
      reading.pieces = reading.pieces.filter(({ kind }) => kind !== about && !praised.includes(kind))
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
  if (wanted && (isPraised || isInColour(sentence)) && !reading.pieces && !reading.change)
    reading.change = { act: 'in_colour' }
}

/** 'These heels are too high for me': of a pair that lies there. */
function takeTooHigh(reading: Reading, { items, units }: Sentence) {
  const [piece, ...others] = reading.pieces ?? []
  const isTooHigh = units.some(({ text }) =>
    /^(?:too|demasiado|demais|troppo|trop|zu|слишком|太|太高)$/.test(text),
  )
  const isShown = items.some((item) => means(item, 'grammar:this') || means(item, 'grammar:too'))
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
const withoutDenied = (change: NonNullable<Reading['change']>, { pieces }: Reading) =>
  /^(?:more|dressier|plainer|bolder|quieter|cheaper|dearer|warmer|cooler)$/.test(change.act) &&
  pieces?.some(({ kind, not }) => kind === change.about && not)
    ? { act: change.act }
    : change

/** 'A funeral, very cold' is no complaint about what lies there, nor is 'too hot in summer, trousers of linen'. */
const isOfWeather = (act: string, about: string | undefined, { occasions, season, pieces }: Reading) =>
  (act === 'warmer' || act === 'cooler') && !about && Boolean(occasions ?? season ?? pieces)

const isSaid = (reading: Reading) => Object.keys(reading).length > 0
/** Said beside anything else; a greeting or a thank-you only by itself. */
const strong = new Set(['complaint', 'compliment', 'surprise'])
/** 'A beautiful dress for a wedding' praises nothing, 'grey or beige, either will do' leaves nothing open. */
const asides: Partial<Record<Social, (keyof Reading)[]>> = {
  compliment: [
    'age',
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
  complaint: ['colours', 'materials', 'weather', 'budget', 'body', 'fit', 'change', 'question'],
  surprise: ['colours'],
}
const questionOrder: Reading['question'][] = [
  'delete_data',
  'are_you_human',
  'paid_link',
  'privacy',
  'how_try_on',
  'contact',
  'returns',
  'delivery',
  'care',
  'costs',
  'in_stock',
  'sizes',
  'who_sells',
  'who_are_you',
  'what_can_you_do',
  'forecast',
  'why',
]

/** 'Which size', in every language that is spelled with letters. */
const asksWhich =
  /^(?:what|which|wot|welche\p{L}*|как\p{L}*|quelle|quel|que|cual|quale|qual|اي|ايش|ما|شو|شنو|وش|什|哪|几|多|ど|何)$/u

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

function addTalk(reading: Reading, sentence: Sentence) {
  const none = new Set<Item>()
  const questions = namesSaid(sentence, none, 'question')
  // 'My size is 48' asks nothing, 'what size, I am between 8 and 10' does.
  const isTold = (name: string) =>
    name === 'sizes' &&
    !sentence.isQuestion &&
    sentence.units.some(isSizeName(sentence)) &&
    !sentence.items.some(
      (item) => means(item, 'question:sizes') && asksWhich.test(sentence.units[item.from]?.text ?? ''),
    )
  // 'Perché mi pizzica' gives a reason.
  const isReason = (name: string) =>
    name === 'why' &&
    !sentence.isQuestion &&
    isSaid(reading) &&
    sentence.items.some((item) => means(item, 'question:why') && item.from > 0)
  // 'Nothing that needs ironing' is a wish.
  const isWithout = (name: string) =>
    name === 'care' &&
    !sentence.isQuestion &&
    sentence.items.some(
      (item) =>
        means(item, 'question:care') &&
        (namesIn(item, 'fit').length > 0 ||
          sentence.items.some((one) => isDenial(one) && one.clause === item.clause)),
    )
  const asked = questionOrder.find(
    (name) =>
      name &&
      questions.includes(name) &&
      !isTold(name) &&
      !isReason(name) &&
      !isWithout(name) &&
      // 'An interview at an advertising agency'.
      !(name === 'paid_link' && !sentence.isQuestion && reading.occasions) &&
      // 'Take it back, the one before was nicer' sends nothing back, nor does 'échange les bottes contre des mocassins'.
      !(name === 'returns' && (reading.change?.act === 'undo' || isSwap(reading))),
  )
  const question = asked ?? (asksOfSky(reading, sentence) ? 'forecast' : undefined)
  if (question) reading.question = question
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
  // 'What an ugly bag' complains, and wants another.
  const isOfPiece =
    reading.change?.act === 'other' && Object.keys(reading).length === 1 && !sentence.items.some(praises)
  // 'Would that look lovely?' praises nothing.
  const isAside = (name: Social) =>
    (asides[name]?.some((slot) => slot in reading) === true && !(name === 'complaint' && isOfPiece)) ||
    (name === 'compliment' && sentence.isQuestion && reading.pieces !== undefined)
  const social = spoken.find(
    (name) => said.includes(name) && (strong.has(name) ? !isAside(name) : !isSaid(reading)),
  )
  if (social) reading.social = social
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
    kind === 'number' || (vocabulary.language === 'ja' && /^(?:x*s|m|x*l|ll)$/.test(text))

/** 'Not frumpy', '変じゃない' complain of nothing. */
const negated = (sentence: Sentence) => {
  const { items, units, vocabulary } = sentence
  // 'Da muss man sich ja schämen': no yes within a sentence.
  const isParticle = (item: Item) =>
    vocabulary.language === 'de' &&
    item.to - item.from === 1 &&
    /^(?:ja|doch|eh|voll)$/.test(units[item.from]?.text ?? '') &&
    units[item.from - 1]?.kind === 'word'
  // 'No tengo nada', 'não mostro as costas', 'non so ballare' deny a verb, and answer nothing.
  const isOfVerb = (item: Item) =>
    /^(?:es|pt|it)$/.test(vocabulary.language) &&
    means(item, 'social:no') &&
    item.to - item.from === 1 &&
    units[item.to]?.kind === 'word' &&
    !items.some((one) => one.from === item.to && !means(one, 'grammar:plain') && !means(one, 'grammar:known'))
  return new Set(
    items.filter((item) =>
      isParticle(item) || isOfVerb(item)
        ? true
        : vocabulary.language === 'ja'
          ? items.some((one) => one.from === item.to && isDenial(one) && !isAsking(sentence, one))
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

const shortestUnknown = 3

/** The words of a sentence of which nothing was understood. */
function addUnknown(reading: Reading, { units, items, vocabulary }: Sentence) {
  const said = Object.keys(reading).filter((slot) => slot !== 'date' && slot !== 'season')
  if (said.length > 0) return
  const isTaken = (at: number) => items.some(({ from, to }) => from <= at && at < to)
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const words: { text: string; to: number }[] = []
  for (const [at, unit] of units.entries()) {
    if (unit.kind !== 'word' || isTaken(at)) continue
    const last = words.at(-1)
    if (isUnspaced && last?.to === at) {
      last.text += unit.shown
      last.to = at + 1
    } else words.push({ text: unit.shown, to: at + 1 })
  }
  const unknown = words.map(({ text }) => text).filter((text) => isUnspaced || text.length > shortestUnknown)
  if (unknown.length > 0) reading.unknown = unknown
}
