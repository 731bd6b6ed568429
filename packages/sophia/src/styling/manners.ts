import type { Language } from '../vocabulary/languages.ts'
import type { Manner } from './brief.ts'
import type { ShapeWish } from '../questions/consultation.ts'
import { isGarment, type Worn } from './piece.ts'
import type { ReadOccasion } from '../vocabulary/reading-words.ts'

const isDark = ({ colourFamily, colour, name }: Worn) =>
  colourFamily === 'black' ||
  /\b(?:navy|ink|midnight|charcoal|graphite|anthracite|black)\b/i.test(`${colour} ${name}`)

const isWhite = ({ colourFamily, colour, name }: Worn) =>
  colourFamily === 'white' || /\b(?:white|ivory|cream|ecru|champagne)\b/i.test(`${colour} ${name}`)

/** Whether a piece is out of place where a manner counts. */
export function isUnmannered(piece: Worn, manner: Manner) {
  const { slot, colourFamily, is } = piece
  switch (manner) {
    case 'mourning':
      // Shoes and bags are as dark as the clothes; pearls are not.
      if (!isGarment(piece))
        return is.sneakers || is.sunny || is.loud || is.beachShoe || (slot !== 'accessory' && !isDark(piece))
      return !isDark(piece) || is.bare || is.short || is.loud || is.patterned || is.denim
    case 'sober':
      return is.denim || is.short || is.sneakers || is.beachShoe
    // A white blouse below a coloured skirt is no rival to the bride.
    case 'no_white':
      return (slot === 'dress' || slot === 'bottom' || slot === 'outer') && isWhite(piece)
    case 'no_red':
      return isGarment(piece) && colourFamily === 'red'
    default:
      return slot === 'dress' && colourFamily === 'black'
  }
}

export type Customs = { manners: readonly Manner[]; wishes: readonly ShapeWish[] }

const covered: readonly ShapeWish[] = ['sleeves', 'long_hems']
const none: Customs = { manners: [], wishes: [] }

/**
 * What guests keep to, by the language that she speaks. White is the bride's everywhere. Red is the bride's in China;
 * black alone is mourning there, in Japan and in Russia. In Arabic families a guest is covered.
 */
const wedding: Record<Language, Customs> = {
  en: { manners: ['no_white'], wishes: [] },
  de: { manners: ['no_white'], wishes: [] },
  fr: { manners: ['no_white'], wishes: [] },
  es: { manners: ['no_white'], wishes: [] },
  it: { manners: ['no_white'], wishes: [] },
  pt: { manners: ['no_white'], wishes: [] },
  ru: { manners: ['no_white', 'no_black'], wishes: [] },
  ar: { manners: ['no_white'], wishes: covered },
  ja: { manners: ['no_white', 'no_black'], wishes: ['sleeves'] },
  zh: { manners: ['no_white', 'no_red', 'no_black'], wishes: [] },
}

const devout: readonly ReadOccasion[] = [
  'religious_service',
  'ramadan',
  'eid',
  'baptism',
  'communion',
  'bar_mitzvah',
]

/** What the customs of an occasion ask of an outfit. */
export function customsOf(occasion: ReadOccasion | undefined, language: Language): Customs {
  if (occasion === 'wedding_guest' || occasion === 'civil_wedding') return wedding[language]
  if (occasion === 'funeral' || occasion === 'memorial') return { manners: ['mourning'], wishes: covered }
  if (occasion === 'interview') return { manners: ['sober'], wishes: [] }
  // The new year is greeted in colour.
  if (occasion === 'lunar_new_year') return { manners: ['no_white', 'no_black'], wishes: [] }
  return occasion && devout.includes(occasion) ? { manners: [], wishes: covered } : none
}
