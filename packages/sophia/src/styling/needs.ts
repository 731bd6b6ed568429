import type { Slot } from '../vocabulary/categories.ts'
import type { Need } from '../vocabulary/needs-and-figures.ts'
import { isMadeOf } from './fabrics.ts'
import { textOf, type Worn } from './piece.ts'

const word = (list: string) => new RegExp(`(?<!\\p{L})(?:${list})(?!\\p{L})`, 'iu')

/** Rides up or cuts in when one sits. */
const short = word('mini|micro|shorts|playsuits?|rompers?|skorts?')
const tight = word('bodycon|bandage|skin-?tight|skinny|pencil|sheath|corsets?|bustiers?|bodysuits?')
/** What lies in folds on a seat, or gets into the wheels. */
const bunching = word(
  '(?:extra[- ])?long(?:line)?|maxi|duster|trench(?: coat)?|overcoats?|(?:floor|full|ankle)-length|capes?|ponchos?|trains?',
)
/** Needs two hands behind one's back, or a place to lie down. */
const fiddly = word(
  'lace-up|back[- ](?:zip|button)s?|button-back|over-the-knee|knee-high|thigh-high|jumpsuits?|dungarees|gladiator',
)
const easy = word(
  'wrap|elastic(?:ated)?|pull-?on|slip-?ons?|stretch|jersey|a-line|side[- ]zip|loafers?|velcro|drawstring|cropped|chelsea|cardigans?|button-through',
)

const scratching = word('mohair|angora|alpaca|shetland|lurex|glitter|metallic|beaded|embellished')
const soft = word('cotton|silk|linen|modal|bamboo|viscose|tencel|lyocell|satin|jersey|poplin')

const lowNeck = word(
  'v-?neck|v-necked|plung\\p{L}*|low-cut|scoop\\p{L}*|square-neck|sweetheart|off-the-shoulder|bardot|strapless|cowl\\p{L}*|camisoles?|camis?|bustiers?|corsets?|bralettes?|slip|wrap|sundress(?:es)?|tank',
)
const highNeck = word(
  'high-neck|turtlenecks?|roll-?necks?|polo-?necks?|mock-?neck|funnel-neck|crew-?neck|tie-neck|bow blouse|shirts?|mandarin|stand-collar|poplin|polo',
)

const onSkin: readonly Slot[] = ['dress', 'top', 'bottom']
const isOnSkin = (piece: Worn) =>
  onSkin.includes(piece.slot) ||
  (piece.slot === 'accessory' && /scarf|gloves?|mittens?|beanie/i.test(piece.name))
const isNearNeck = ({ slot }: Worn) => slot === 'dress' || slot === 'top'

/** Whether a piece would hurt or hinder her; never shown, however small the shop is. */
export function isAgainstNeed(piece: Worn, need: Need): boolean {
  const text = textOf(piece)
  switch (need) {
    case 'seated':
      if (piece.slot === 'outer') return bunching.test(text) || fiddly.test(text)
      if (piece.slot === 'dress' && /\btrain\b|\bcolumn\b|\bgown\b/i.test(text)) return true
      return short.test(text) || tight.test(text) || fiddly.test(text)
    case 'soft_skin':
      if (!isOnSkin(piece)) return false
      return scratching.test(text) || isMadeOf(piece, 'wool') || isMadeOf(piece, 'sequin')
    case 'high_neck':
      return isNearNeck(piece) && (lowNeck.test(text) || (piece.is.bare && !highNeck.test(text)))
  }
}

/** Whether a piece is of those that serve a need best. */
const isFor = (piece: Worn, need: Need) => {
  const text = textOf(piece)
  switch (need) {
    case 'seated':
      return easy.test(text)
    case 'soft_skin':
      return isOnSkin(piece) && soft.test(text)
    case 'high_neck':
      return isNearNeck(piece) && highNeck.test(text)
  }
}

export const needsMet = (piece: Worn, asked: readonly Need[] = []) =>
  asked.filter((need) => isFor(piece, need)).length
