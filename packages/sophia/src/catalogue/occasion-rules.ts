import type { Department, ProductOccasion, Season } from '../vocabulary/product-categories.ts'

const has = (list: string) =>
  new RegExp(`(?<!\\p{L})(?:${list.split(' ').join('|').replaceAll('-', '[ -]')})(?!\\p{L})`, 'iu')

const occasions: [ProductOccasion, RegExp][] = [
  [
    'workwear',
    has(
      'blazers? trousers? suits? office work workwear tailored pencil-skirts? button-downs? loafers? pumps? oxfords? briefcases? slacks poplin',
    ),
  ],
  [
    'vacation',
    has(
      'linen swim swimsuits? bikinis? beach resort vacation sandals? espadrilles? straw sun-hats? sundress(?:es)? kaftans? sarongs? crochet summer',
    ),
  ],
  [
    'date-night',
    has(
      'slip satin silk lace heels? stilettos? velvet bodycon mini-dress(?:es)? camis? camisoles? corsets? date wrap-dress(?:es)?',
    ),
  ],
  [
    'special-event',
    has(
      'gowns? evening cocktail sequins? sequinn?ed clutch(?:es)? wedding formal tulle embellished gala bridal black-tie',
    ),
  ],
  [
    'casual-day',
    has(
      'tees? t-?shirts? jeans? denim sneakers? trainers? hoodies? sweatshirts? joggers? casual leggings? cardigans? totes? flats',
    ),
  ],
]

/** The occasions that a piece's words name; without any it is for every day. */
export function occasionsOf(text: string): ProductOccasion[] {
  const found = occasions.filter(([, pattern]) => pattern.test(text)).map(([occasion]) => occasion)
  return found.length > 0 ? found : ['everyday']
}

const summer = has(
  'summer linen swim swimsuits? bikinis? beach sandals? shorts sleeveless sundress(?:es)? tanks? straw crochet espadrilles? sun-hats? kaftans? flip-?flops? seersucker',
)
const winter = has(
  'winter wool cashmere coats? boots? puffers? parkas? fleece scarf scarves gloves? mittens? beanies? thermal sweaters? jumpers? turtlenecks? down shearling merino flannel tweed',
)

/** The season that a piece's words name; with words of both it is for all seasons. */
export function seasonOf(text: string): Season {
  const isSummer = summer.test(text)
  const isWinter = winter.test(text)
  return isSummer === isWinter ? 'all' : isSummer ? 'summer' : 'winter'
}

const kids = has(
  "kids? children'?s? girls?'? boys?'? bab(?:y|ies) toddlers? infants? newborn junior enfants? kinder",
)
const women = has("women womens women's woman ladies lady female femmes? damen mujer donna maternity")
const men = has("men mens men's man male gents? gentlemen hommes? herren hombre uomo")
const unisex = has('unisex genderless')

/** The department that a text names, or null. Women and men together mean everybody. */
export function departmentOf(text: string): Department | null {
  if (kids.test(text)) return 'kids'
  const isWomen = women.test(text)
  const isMen = men.test(text)
  if (unisex.test(text) || (isWomen && isMen)) return 'unisex'
  return isWomen ? 'women' : isMen ? 'men' : null
}
