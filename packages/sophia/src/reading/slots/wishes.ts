import { isDeniedChange } from './denied-change.ts'
import { isDenial } from '../../sentence/deniable.ts'
import { isCue, means, namesIn, namesSaid, says } from '../../sentence/items.ts'
import { isWideLeg, type Things } from './pieces.ts'
import { amountsIn } from '../../sentence/numbers.ts'
import type { BodyWish, FitWish, Reading, ReadVibe } from '../../vocabulary/reading-words.ts'
import { kinds } from '../../sentence/thing-phrases.ts'
import { isOfGarment, itemOfWeather } from './weather.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

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

export const fitOfUnbound = ({ unbound }: Things, denied: ReadonlySet<Item>): FitWish[] =>
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
  'maternity',
] as const)

/** 'I am not pregnant'. */
const isNotHer = (sentence: Sentence, name: BodyWish) =>
  (name === 'maternity' || name === 'nursing') &&
  sentence.items.some(
    (item) =>
      means(item, `body:${name}`) &&
      (isCue(sentence, 'amNot', item.from - 1, item.from) ||
        isCue(sentence, 'amNot', item.from - 2, item.from) ||
        [1, 2, 3, 4].some((words) => isCue(sentence, 'amNot', item.to, item.to + words))),
  )

/** 'Une petite robe', 'une grosse doudoune', 'the skirt is short': how large a piece is; in English 'petite' is a line of pieces. */
function isSizeOfPiece({ items, units, vocabulary }: Sentence, item: Item) {
  const isLetters = /^(?:x+[lg]|gg|plus|curvy)$/.test(units[item.from]?.text ?? '')
  const isSize =
    means(item, 'body:petite') || means(item, 'body:tall') || (means(item, 'body:plus') && !isLetters)
  if (!isSize || item.to - item.from > 1 || vocabulary.grammar.areSizesLines) return false
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

const hems: ReadonlySet<string> = new Set(['mini', 'midi', 'maxi', 'long sleeve'])
const isCutOfPiece = ({ items }: Sentence, item: Item) =>
  namesIn(item, 'concept').some((name) => hems.has(name)) &&
  items.some(
    (one) =>
      // 'Une marinière en coton, manches longues'.
      (one.clause === item.clause || one.clause === item.clause - 1) &&
      namesIn(one, 'concept').some((name) => kinds.has(name)) &&
      !items.some((other) => other.clause === item.clause && means(other, 'grammar:not')),
  )

const isUnfitted = (item: Item) =>
  namesIn(item, 'concept').some((name) => unfitted.has(name)) &&
  namesIn(item, 'concept').every((name) => unfitted.has(name) || !kinds.has(name))
/** Pieces that are neither tight nor loose. */
const unfitted: ReadonlySet<string> = new Set(
  'bag,tote,clutch,backpack,jewellery,necklace,earrings,bracelet,ring,brooch,watch,sunglasses,scarf,shawl,umbrella'.split(
    ',',
  ),
)

/** The 'oversized' of 'an oversized hoodie' is the hoodie's; other words for 'loose' are her wish. */
const isOnlyCut = ({ units }: Sentence, item: Item, { pieces, unbound }: Things) =>
  /^(?:oversize|оверса|slim)/.test(units[item.from]?.text ?? '') &&
  pieces.length > 0 &&
  unbound.every((one) => one.item !== item) &&
  namesIn(item, 'concept').some((name) => {
    const fit = fitOfCut[name]?.wanted
    return fit !== undefined && means(item, `fit:${fit}`)
  })

/** The 'sottile' of 'una collana sottile' is no light outfit. */
const isOfAccessory = ({ items }: Sentence, item: Item) =>
  item.tags.some((tag) => /^fit:(?:light|loose|fitted)$/.test(tag)) &&
  items.some(
    (one) =>
      one.clause === item.clause &&
      (one.to === item.from || one.from === item.to) &&
      (isUnfitted(one) || means(one, 'concept:belt')) &&
      namesIn(one, 'concept').some((name) => kinds.has(name)),
  )

/** How it shall fit, what her body is or hides, and the vibe. */
export function wishesIn(
  sentence: Sentence,
  denied: ReadonlySet<Item>,
  things: Things,
  budget: Reading['budget'],
) {
  const ofWeather = itemOfWeather(sentence, denied)
  const isOnlyOfWeather = sentence.items.every(
    (item) => item === ofWeather || denied.has(item) || !means(item, 'fit:warm'),
  )
  // The hem of 'платье в пол' is the dress's.
  const ofCut = sentence.items.filter(
    (item) =>
      isCutOfPiece(sentence, item) ||
      isWideLeg(sentence.items, item) ||
      isOfAccessory(sentence, item) ||
      isOnlyCut(sentence, item, things),
  )
  const fit = namesSaid(sentence, new Set([...denied, ...ofCut]), 'fit') as FitWish[]
  const ofPieces = sentence.items.filter((item) => isSizeOfPiece(sentence, item))
  // 'La mia pancia mi dà fastidio': she dislikes it, and denies nothing.
  const isDisliked = sentence.items.some(
    (item) => means(item, 'grammar:notBefore') && !means(item, 'grammar:not'),
  )
  // 'No me gusta enseñar los brazos' hides them.
  const isShowing = says(sentence, 'shows')
  const isShownDenied = [...denied].some((item) => means(item, 'body:show_legs'))
  const body = [
    ...(isShownDenied ? ['hide_legs' as const] : []),
    ...(namesSaid(sentence, new Set([...denied, ...ofPieces]), 'body') as BodyWish[]),
    ...(namesSaid(sentence, new Set(ofPieces), 'body') as BodyWish[]).filter(
      (name) =>
        (facts.has(name) && !isNotHer(sentence, name)) ||
        ((isDisliked || isShowing) && name.startsWith('hide_')),
    ),
  ]
  // 'Meine Beine sind kräftig': they are, and not all of her.
  const isOfPart =
    body.some((name) => name.startsWith('hide_')) &&
    sentence.items.every((item) => !means(item, 'body:plus') || isCue(sentence, 'stout', item.from))
  // The Spanish 'mono' is a jumpsuit where it is one, and else cute.
  const garments = sentence.items.filter((item) => namesIn(item, 'concept').some((name) => kinds.has(name)))
  // The Arabic sixty are the sixties, too.
  const sums = budget ? amountsIn(sentence.units, sentence.vocabulary.numbers) : []
  const ofSums = sentence.items.filter((item) =>
    sums.some(({ from, to }) => from <= item.from && item.to <= to),
  )
  const vibe = namesSaid(sentence, new Set([...denied, ...garments, ...ofSums]), 'vibe') as ReadVibe[]
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
        // 'Que se vean mis piernas' shows them.
        !(name === 'hide_legs' && body.includes('show_legs') && !sentence.items.some(isDenial)) &&
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
