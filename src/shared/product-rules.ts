import type { ProductCategory } from './product-categories.ts'

/**
 * The words that tell a product's category. In English and German the last noun decides: a shirt dress is a dress, a
 * dress shirt a shirt. So of all words found in a title the rightmost one counts, before what the piece comes with.
 * Longer words stand first: 'dress shoes' are no dress.
 */
const words: [ProductCategory, string][] = [
  [
    'shoes',
    'shoes? sneakers? trainers? boots? booties? ankle-boots? sandals? heels? pumps? loafers? mules? flats? slingbacks? stilettos? ' +
      'espadrilles? clogs? slippers? oxfords? brogues? moccasins? wedges? flip-?flops? slides? mary-janes? ballerinas? ballet-flats? ' +
      'footwear wellies kitten-heels? schuhe? stiefel(?:ette)?n? sandalen? chaussures? bottines? escarpins? zapatos? botas scarpe',
  ],
  [
    'bags',
    'bags? handbags? totes? clutch(?:es)? backpacks? satchels? crossbody purses? pouch(?:es)? duffles? duffels? daypacks? rucksacks? ' +
      'hobo weekenders? briefcases? minaudi[eè]re bucket-bags? belt-bags? wallets? tasche handtasche rucksack sac sacs bolso borsa',
  ],
  [
    'home',
    'candles? vases? throws? blankets? pillows? pillowcases? cushions? duvets? duvet-covers? sheets? bedding towels? mugs? rugs? lamps? ' +
      'quilts? tablecloths? napkins? curtains? diffusers? bathrobes? placemats? dinnerware tumblers? bed-linen doormats? bowls? ' +
      'trays? picture-frames?',
  ],
  [
    'outerwear',
    'coats? jackets? blazers? parkas? trench(?:es)?(?:-coats?)? puffers? overcoats? peacoats? anoraks? raincoats? windbreakers? ' +
      'capes? ponchos? shackets? bombers? shearlings? gilets? overshirts? dusters? outerwear mantel jacke manteau veste doudoune ' +
      'abrigo chaqueta cappotto giacca',
  ],
  [
    'dresses',
    'dress(?:es)? gowns? sundress(?:es)? minidress(?:es)? maxidress(?:es)? jumpsuits? playsuits? rompers? kaftans? caftans? ' +
      'shirtdress(?:es)? kleid(?:er)? abendkleid robe robes vestidos? abito',
  ],
  ['skirts', 'skirts? miniskirts? sarongs? skorts? rock jupes? faldas? gonna'],
  [
    'bottoms',
    'jeans? pants? trousers? shorts leggings? joggers? chinos? culottes? slacks sweatpants cargos? jeggings? overalls? dungarees? ' +
      'palazzos? capris? tights bottoms? hose pantalons? pantalones pantaloni',
  ],
  [
    'tops',
    'tops? shirts? t-?shirts? tshirts? tees? blouses? sweaters? jumpers? cardigans? hoodies? hoodlie sweatshirts? pullovers? pullies? pullie ' +
      'turtlenecks? tanks? camis? camisoles? bodysuits? tunics? polos? henleys? bralettes? vests? knitwear crewnecks? bras? corsets? ' +
      'bustiers? jerseys? bluse hemd chemises? chemisiers? pulls? blusas? camisas? camisetas? maglia camicia',
  ],
  [
    'accessories',
    'belts? scarf scarves hats? caps? beanies? gloves? mittens? sunglasses glasses eyeglasses eyewear necklaces? earrings? bracelets? ' +
      'rings? watch(?:es)? ties? brooch(?:es)? hair-?clips? headbands? scrunchies? umbrellas? socks? anklets? jewell?ery pendants? ' +
      'shawls? stoles? hosiery bangles? chokers? cufflinks? keyrings? phone-cases?',
  ],
]

const patterns = words.map(([category, list]) => {
  const parts = list.split(' ').map((word) => word.replaceAll('-', '[ -]'))
  return [category, new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')] as const
})

/** What a piece comes with does not tell its category: a dress with a belt is a dress. */
const company = /\s(?:with|w\/|featuring|for|from|and matching|avec|mit|con)\s.*$|[,(–—].*$/iu

function furthestRight(text: string) {
  let found: { category: ProductCategory; end: number; start: number } | null = null
  for (const [category, pattern] of patterns) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index
      const end = start + match[0].length
      // Of two words that end together the longer one counts: a 'robe' within 'bathrobe' is not found.
      if (!found || end > found.end || (end === found.end && start < found.start))
        found = { category, start, end }
    }
  }
  return found?.category ?? null
}

/** The category that the words of a text tell, or null. */
export const categoryWords = (text: string) => furthestRight(text.replace(company, '')) ?? furthestRight(text)

/** A product's category by the keywords of its title; the default is accessories. */
export const categoryOfTitle = (title: string): ProductCategory => categoryWords(title) ?? 'accessories'

/** What the specification derives from a title besides. */
export function titleFlags(title: string) {
  const category = categoryOfTitle(title)
  return {
    dress: category === 'dresses',
    top: category === 'tops',
    bottom: category === 'bottoms' || category === 'skirts',
    outer: category === 'outerwear',
    shoe: category === 'shoes',
    heel:
      category === 'shoes' &&
      /(?<!\p{L})(?:heels?|heeled|pumps?|stilettos?|slingbacks?|escarpins?)(?!\p{L})/iu.test(title),
  }
}
