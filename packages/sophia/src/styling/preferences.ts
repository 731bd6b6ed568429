import type { ColourFamily } from '../vocabulary/product-categories.ts'
import { isCold, isEvening, isHot, type Brief } from './brief.ts'
import { isMetal, isNeutral, paletteOf } from './colour-harmony.ts'
import {
  accented,
  garmentColours,
  has,
  isAllBlack,
  isEchoed,
  isLonely,
  isMade,
  isOf,
  isOneColour,
  shoesKnowBag,
} from './outfit-traits.ts'
import { inSlot, isSuit } from './outfit-rules.ts'
import { heelOf, isGarment, isStatement, once, textOf, type Worn } from './piece.ts'
import { type Slot } from '../vocabulary/categories.ts'

type Preference = { name: string; worth: number; holds: (pieces: Worn[], brief: Brief) => boolean }

const carried = (pieces: Worn[]) => pieces.filter(({ slot }) => slot !== 'accessory')

const isPicnic = once((one: Worn) => /gingham|seersucker|linen|voile|terry/i.test(textOf(one)))
const isDressed = once((one: Worn) => one.is.satin || /velvet|sequin|suiting|stretch wool/i.test(textOf(one)))

const onTheBody: readonly Slot[] = ['dress', 'top', 'bottom']

const isHeeled = (piece: Worn | undefined) => piece !== undefined && heelOf(piece) === 'high'
const isSunny = (pieces: Worn[]) =>
  isMade(pieces, ['bag', 'accessory', 'shoes'], /straw|basket|jute|raffia|espadrille/i)

/** Preferences that score an outfit without excluding it, one line each. */
export const preferences: readonly Preference[] = [
  // Colours
  {
    name: 'one accent, and not only in her hair',
    worth: 0.7,
    holds: (pieces) => paletteOf(carried(pieces)).kind === 'accent',
  },
  { name: 'shades of one thing', worth: 0.5, holds: (pieces) => paletteOf(pieces).kind === 'tonal' },
  { name: 'only quiet colours', worth: 0.3, holds: (pieces) => paletteOf(pieces).kind === 'neutral' },
  { name: 'the accent said twice', worth: 0.5, holds: isEchoed },
  {
    name: 'and not three times over',
    worth: -0.5,
    holds: (pieces) => accented(pieces).filter((piece) => !isGarment(piece)).length > 1 && isEchoed(pieces),
  },
  { name: 'one thing to be remembered by', worth: 0.4, holds: (pieces) => pieces.some(isStatement) },
  {
    name: 'black from head to toe, unless she is sharp',
    worth: -0.7,
    holds: (pieces, { vibe }) => isAllBlack(pieces) && vibe !== 'edgy',
  },
  {
    name: 'one flat colour',
    worth: -0.2,
    holds: (pieces) =>
      isOneColour(pieces) &&
      !isAllBlack(pieces) &&
      !pieces.some((piece) => isGarment(piece) && (piece.is.patterned || piece.is.satin)),
  },
  {
    name: 'grey beside brown or beige',
    worth: -0.6,
    holds: (pieces) => isOf(pieces, 'grey', 'brown') || isOf(pieces, 'grey', 'beige'),
  },
  { name: 'brown beside black', worth: -0.5, holds: (pieces) => isOf(pieces, 'brown', 'black') },
  {
    name: 'silver beside brown',
    worth: -0.4,
    holds: (pieces) => isOf(pieces, 'brown') && pieces.some(({ colourFamily }) => colourFamily === 'silver'),
  },
  { name: 'a suit', worth: 0.6, holds: isSuit },

  // The vibe
  {
    name: 'sharp is black, grey or white, and no softer',
    worth: 0.9,
    holds: (pieces, { vibe }) =>
      vibe === 'edgy' &&
      (isOf(pieces, 'black') || isOf(pieces, 'grey')) &&
      pieces.filter(isGarment).every(isNeutral),
  },
  {
    name: 'bold has a piece that says so',
    worth: 0.5,
    holds: (pieces, { vibe }) =>
      vibe === 'bold' && pieces.some((piece) => isGarment(piece) && isStatement(piece)),
  },
  {
    name: 'chic leaves things out',
    worth: 0.4,
    holds: (pieces, { vibe }) => vibe === 'chic' && accented(pieces).length < 2,
  },
  {
    name: 'romance is soft: no black below it but the shoes',
    worth: 0.3,
    holds: (pieces, { vibe }) => vibe === 'romantic' && !isOf(pieces, 'black') && !isOf(pieces, 'grey'),
  },

  // Shoes, bag and what finishes it
  { name: 'a bag', worth: 0.7, holds: (pieces) => has(pieces, 'bag') },
  { name: 'something small to finish it', worth: 0.15, holds: (pieces) => has(pieces, 'accessory') },
  {
    name: 'shoes to stand on: quiet, or of the accent',
    worth: 0.3,
    holds: (pieces) => pieces.some((one) => one.slot === 'shoes' && (isNeutral(one) || isEchoed(pieces))),
  },
  { name: 'shoes and a bag that know each other', worth: 0.4, holds: shoesKnowBag },
  {
    name: 'a colour that only the bag has, or the shoes, or a hat',
    worth: -0.35,
    holds: (pieces) =>
      [inSlot(pieces, 'bag'), inSlot(pieces, 'shoes'), inSlot(pieces, 'accessory')].some((piece) =>
        isLonely(piece, pieces),
      ),
  },
  {
    name: 'brown leather with a black dress, suit or trousers',
    worth: -0.5,
    holds: (pieces) =>
      (has(pieces, 'dress', 'black') || has(pieces, 'bottom', 'black') || has(pieces, 'outer', 'black')) &&
      (has(pieces, 'shoes', 'brown') || has(pieces, 'bag', 'brown')),
  },
  {
    name: 'brown leather with grey',
    worth: -0.7,
    holds: (pieces) => isOf(pieces, 'grey') && (has(pieces, 'shoes', 'brown') || has(pieces, 'bag', 'brown')),
  },
  {
    name: 'black shoes below camel, cream and brown',
    worth: -0.4,
    holds: (pieces) =>
      has(pieces, 'shoes', 'black') &&
      (isOf(pieces, 'beige') || isOf(pieces, 'brown')) &&
      !['black', 'grey', 'blue'].some((cold) => isOf(pieces, cold as ColourFamily)),
  },
  {
    name: 'a black bag where nothing else is black',
    worth: -0.4,
    holds: (pieces) =>
      has(pieces, 'bag', 'black') &&
      !pieces.some(({ slot, colourFamily }) => slot !== 'bag' && colourFamily === 'black'),
  },
  {
    name: 'navy shoes with a black bag, or the other way round',
    worth: -0.4,
    holds: (pieces) =>
      (has(pieces, 'shoes', 'blue') && has(pieces, 'bag', 'black')) ||
      (has(pieces, 'shoes', 'black') && has(pieces, 'bag', 'blue')),
  },
  {
    name: 'jewellery of the metal that the shoes or the bag have',
    worth: 0.2,
    holds: (pieces) => {
      const metals = pieces.filter((piece) => isMetal(piece) && !isGarment(piece))
      return metals.length > 1 && new Set(metals.map(({ colourFamily }) => colourFamily)).size === 1
    },
  },

  {
    name: 'pearls on gold beside silver shoes or a silver bag',
    worth: -0.5,
    holds: (pieces) =>
      (has(pieces, 'shoes', 'silver') || has(pieces, 'bag', 'silver')) &&
      isMade(pieces, ['accessory'], /\bgold\b/i),
  },
  {
    name: 'a small thing in yet another colour',
    worth: -0.4,
    holds: (pieces) => {
      const small = inSlot(pieces, 'accessory')
      return (
        small !== undefined &&
        !isMetal(small) &&
        !['black', 'white', 'grey', null].includes(small.colourFamily) &&
        accented(pieces).some((piece) => piece !== small) &&
        !pieces.some((piece) => piece !== small && piece.colourFamily === small.colourFamily)
      )
    },
  },

  // The occasion
  {
    name: 'loafers or chelsea boots in the evening',
    worth: -0.6,
    holds: (pieces, brief) => isEvening(brief) && isMade(pieces, ['shoes'], /loafer|chelsea|ballet/i),
  },
  {
    name: 'heavy loafers below a soft dress or skirt',
    worth: -0.35,
    holds: (pieces) =>
      isMade(pieces, ['shoes'], /loafer/i) &&
      isMade(pieces, ['dress', 'bottom'], /wrap|tea dress|slip|tiered|satin|silk/i),
  },
  {
    name: 'flat boots below a sheath or a pencil skirt',
    worth: -0.6,
    holds: (pieces) =>
      isMade(pieces, ['shoes'], /chelsea/i) && isMade(pieces, ['dress', 'bottom'], /sheath|pencil/i),
  },
  {
    name: 'high heels below shorts, linen or a beach dress',
    worth: -0.8,
    holds: (pieces) =>
      isHeeled(inSlot(pieces, 'shoes')) && isMade(pieces, onTheBody, /shorts|linen|voile|tiered|canvas/i),
  },
  {
    name: 'canvas or straw beside cloth that is dressed up',
    worth: -0.6,
    holds: (pieces) =>
      isMade(pieces, ['bag'], /canvas|straw|basket/i) &&
      isMade(pieces, onTheBody, /silk|satin|velvet|cr[eê]pe de chine|sheath|pencil|wool/i),
  },
  {
    name: 'picnic cloth beside satin, velvet or suiting',
    worth: -0.7,
    holds: (pieces) => {
      const garments = pieces.filter(isGarment)
      return garments.some(isPicnic) && garments.some(isDressed)
    },
  },
  {
    name: 'a plain day jacket over velvet or a gown',
    worth: -0.9,
    holds: (pieces) =>
      isMade(pieces, ['dress', 'bottom'], /velvet|gown|sequin/i) &&
      isMade(pieces, ['outer'], /denim|bomber|vest|twill|linen|quilted|puffer|parka/i),
  },
  {
    name: 'a large tote in the evening',
    worth: -0.5,
    holds: (pieces, brief) => isEvening(brief) && Boolean(inSlot(pieces, 'bag')?.is.tote),
  },

  {
    name: 'plain brown leather below what is dressed up for the evening',
    worth: -0.5,
    holds: (pieces, brief) =>
      isEvening(brief) &&
      has(pieces, 'shoes', 'brown') &&
      pieces.some((piece) => isGarment(piece) && isDressed(piece)),
  },
  {
    name: 'an evening clutch above boots',
    worth: -0.4,
    holds: (pieces) =>
      isMade(pieces, ['bag'], /clutch|minaudi/i) && Boolean(inSlot(pieces, 'shoes')?.is.boots),
  },
  {
    name: 'a printed scarf beside a print or a jewel colour',
    worth: -0.5,
    holds: (pieces) =>
      isMade(pieces, ['accessory'], /silk.*scarf|bandana/i) &&
      pieces.some((piece) => isGarment(piece) && (piece.is.patterned || piece.is.loud)),
  },

  // The weather
  {
    name: 'black shoes with straw',
    worth: -0.4,
    holds: (pieces) => has(pieces, 'shoes', 'black') && isSunny(pieces),
  },
  {
    name: 'boots when it is cold, or a shoe that closes',
    worth: 0.5,
    holds: (pieces, brief) => brief.weather === 'cold' && Boolean(inSlot(pieces, 'shoes')?.is.boots),
  },
  {
    name: 'boots below cloth for summer',
    worth: -0.6,
    holds: (pieces) =>
      Boolean(inSlot(pieces, 'shoes')?.is.boots) &&
      pieces.some(({ slot, season }) => season === 'summer' && onTheBody.includes(slot)),
  },
  {
    name: 'a tee below a coat when it is cold',
    worth: -0.6,
    holds: (pieces, brief) =>
      brief.weather === 'cold' &&
      !isEvening(brief) &&
      isMade(pieces, ['top'], /\btee\b|t-shirt|camisole|\btank\b/i),
  },
  {
    name: 'thin shoes in the cold: of the day, or where nobody dresses for a feast',
    worth: -0.9,
    holds: (pieces, brief) =>
      (brief.weather === 'cold'
        ? !brief.occasions.includes('special-event')
        : isCold(brief) && !isEvening(brief)) &&
      isMade(pieces, ['shoes'], /ballet|slingback|pump|mary jane/i),
  },
  {
    name: 'a skirt that ends at the knee when it is cold',
    worth: -0.7,
    holds: (pieces, brief) =>
      brief.weather === 'cold' &&
      pieces.some(({ category, traits }) => category === 'skirts' && traits?.hem !== 'long'),
  },
  {
    name: 'a knit when it is cold',
    worth: 0.7,
    holds: (pieces, brief) =>
      brief.weather === 'cold' &&
      pieces.some(({ slot, is }) => (slot === 'top' || slot === 'dress') && is.knit),
  },
  {
    name: 'white shoes with winter cloth',
    worth: -0.4,
    holds: (pieces, brief) =>
      isCold(brief) &&
      has(pieces, 'shoes', 'white') &&
      pieces.some((piece) => isGarment(piece) && piece.slot !== 'outer' && piece.season === 'winter'),
  },
  {
    name: 'cloth for summer beside cloth for winter',
    worth: -0.5,
    holds: (pieces) =>
      (['summer', 'winter'] as const).every((one) =>
        pieces.some(({ slot, season }) => season === one && onTheBody.includes(slot)),
      ),
  },
  {
    name: 'a scarf in the heat',
    worth: -0.6,
    holds: (pieces, brief) => isHot(brief) && isMade(pieces, ['accessory'], /\bscar(?:f|ves)\b/i),
  },
  {
    name: 'black clothes in full sun',
    worth: -0.3,
    holds: (pieces, brief) =>
      brief.weather === 'hot' &&
      !isEvening(brief) &&
      brief.vibe !== 'edgy' &&
      garmentColours(pieces).has('black'),
  },
]

/** The score of a combination, besides the scores of its pieces. */
export const togetherScore = (pieces: Worn[], brief: Brief) =>
  preferences.reduce((sum, { worth, holds }) => (holds(pieces, brief) ? sum + worth : sum), 0)
