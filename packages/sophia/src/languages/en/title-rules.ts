import type { CategoryOrNone } from '../../vocabulary/categories.ts'
import type { ProductCategory } from '../../vocabulary/product-categories.ts'

/**
 * The words that tell a product's category. In English and German the last noun decides: a shirt dress is a dress, a
 * dress shirt a shirt. So of all words found in a title the rightmost one counts, before what the piece comes with.
 * Longer words stand first: 'dress shoes' are no dress.
 */
const words: [CategoryOrNone, string][] = [
  [
    'shoes',
    'shoes? sneakers? trainers? boots? booties? ankle-boots? sandals? heels? pumps? loafers? mules? flats? slingbacks? stilettos? ' +
      'espadrilles? clogs? slippers? oxfords? brogues? moccasins? wedges? flip-?flops? slides? mary-janes? ballerinas? ballet-flats? ' +
      'footwear wellies wellingtons? kitten-heels? court-shoes? deck-shoes? derby derbies monk-straps? plimsolls? platforms? high-tops? low-tops? cleats ' +
      'uggs? crocs galoshes gladiators? ankle-straps? moon-boots? football-boots?',
  ],
  [
    'bags',
    'bags? handbags? totes? clutch(?:es)? backpacks? satchels? crossbody purses? pouch(?:es)? duffles? duffels? daypacks? rucksacks? ' +
      'hobo weekenders? briefcases? suitcases? luggage holdalls? fanny-packs? waist-packs? card-?holders? carryalls? top-handles? shoppers? ' +
      'messengers? baguettes? minaudi[eè]re bucket-bags? belt-bags? wallets? rucksack',
  ],
  [
    'home',
    'candles? vases? throws? blankets? pillows? pillowcases? cushions? duvets? duvet-covers? sheets? bedding towels? mugs? rugs? lamps? ' +
      'hangers? dressing-gowns? (?:satin|silk|bath|plush|waffle|terry|towelling|fleece|hooded|lounge|kimono|spa)-robes? chairs? tables? stools? ottomans? ' +
      'sofas? shel(?:f|ves) mirrors? clocks? baskets? plates? teapots? coasters? aprons? bath-?mats? lampshades? lanterns? planters? jewell?e?ry-box(?:es)? ' +
      'shoe-racks? shoe-trees? shoe-?horns? clothes-rails? storage-box(?:es)? wine-glasses champagne-glasses posters? wallpapers? ornaments? wreaths? incense ' +
      'room-sprays? candle-?holders? candlesticks? carpets? comforters? bedspreads? hammocks? parasols? laundry-bags? ' +
      'quilts? tablecloths? napkins? curtains? diffusers? bathrobes? placemats? dinnerware tumblers? bed-linen doormats? bowls? ' +
      'trays? picture-frames?',
  ],
  [
    'outerwear',
    'coats? jackets? blazers? parkas? trench(?:es)?(?:-coats?)? puffers? overcoats? peacoats? anoraks? raincoats? windbreakers? ' +
      'cagoules? macs? mackintosh(?:es)? topcoats? trenchcoats? cloaks? kimonos? waistcoats? (?:puffer|down|padded|quilted|gilet|shearling|fleece)-vests? snowsuits? ' +
      'capes? ponchos? shackets? bombers? shearlings? gilets? overshirts? dusters? outerwear',
  ],
  [
    'dresses',
    'dress(?:es)? gowns? sundress(?:es)? minidress(?:es)? maxidress(?:es)? jumpsuits? playsuits? rompers? kaftans? caftans? ' +
      'shirtdress(?:es)? frocks? pinafores? boiler-suits? catsuits? unitards? abayas? saris? qipaos? cheongsams?',
  ],
  ['skirts', 'skirts? miniskirts? sarongs? skorts?'],
  [
    'bottoms',
    'jeans? pants? trousers? shorts leggings? joggers? chinos? culottes? slacks sweatpants cargos? jeggings? overalls? dungarees? ' +
      'palazzos? corduroys? cords jodhpurs breeches bermudas? treggings? trackpants? capris? tights bottoms?',
  ],
  [
    'tops',
    'tops? shirts? t-?shirts? tshirts? tees? blouses? sweaters? jumpers? cardigans? hoodies? hoodlie sweatshirts? pullovers? pullies? pullie ' +
      'turtlenecks? tanks? camis? camisoles? bodysuits? tunics? polos? henleys? bralettes? vests? knitwear crewnecks? bras? corsets? ' +
      'bustiers? button-downs? button-ups? singlets? bandeaus? shrugs? boleros? twinsets? roll-?necks? polo-necks? half-zips? quarter-zips? jerseys?',
  ],
  [
    'accessories',
    'belts? scarf scarves hats? caps? beanies? gloves? mittens? sunglasses glasses eyeglasses eyewear necklaces? earrings? bracelets? ' +
      'rings? watch(?:es)? ties? brooch(?:es)? hair-?clips? headbands? scrunchies? umbrellas? socks? anklets? jewell?e?ry accessor(?:y|ies) pendants? ' +
      'bow-ties? pocket-squares? handkerchiefs? belt-buckles? bag-charms? bag-straps? charms? shoe-?laces? insoles? boot-socks? watch-straps? watch-bands? ' +
      'suspenders? braces lanyards? key-?chains? key-?fobs? earmuffs? balaclavas? snoods? berets? fedoras? visors? bandanas? turbans? sash(?:es)? leg-?warmers? tiaras? ' +
      'barrettes? fascinators? studs hoops cuffs? glasses-cases? hair-claws? hair-ties? ' +
      'shawls? stoles? hosiery bangles? chokers? cufflinks? keyrings? phone-cases?',
  ],
  [
    'none',
    'swimsuits? swimwear bikinis? bikini-tops? bikini-bottoms? tankinis? swim-shorts swim-trunks swim-briefs boardshorts board-shorts rash-vests? ' +
      'pyjamas? pajamas? pjs pyjama-(?:sets?|tops?|bottoms?|pants|shorts|trousers) pajama-(?:sets?|tops?|bottoms?|pants|shorts) nightgowns? nightdress(?:es)? ' +
      'nightshirts? nighties? nightwear sleepwear loungewear-sets? lingerie underwear briefs? thongs? g-strings? boxers? boxer-shorts boxer-briefs ' +
      'knickers panties pant(?:y|ies) suits? pantsuits? trouser-suits? tuxedos? tracksuits? wetsuits? costumes? onesies? sleeping-bags? ' +
      'perfumes? fragrances? eau-de-(?:parfum|toilette) lipsticks? (?:face|hand|body|night)-creams? body-lotions? shampoos? gift-cards? gift-vouchers? e-?gift-cards? ' +
      'toys? dolls? books? notebooks? strollers? prams? sewing-patterns? dress-patterns? shoe-polish shoe-care detergents? yarns? ' +
      '(?:dog|cat|pet)-(?:coats?|jackets?|jumpers?|sweaters?|beds?|collars?|bandanas?|bowls?|leads?)',
  ],
]

/** The same in languages of Europe, for what reads an English text alone: shops of one country sell in another. */
const abroad: [CategoryOrNone, string][] = [
  ['shoes', 'schuhe? stiefel(?:ette)?n? sandalen? chaussures? bottines? escarpins? zapatos? botas scarpe'],
  ['bags', 'tasche handtasche sac sacs bolso borsa'],
  ['outerwear', 'mantel jacke manteau veste doudoune abrigo chaqueta cappotto giacca'],
  ['dresses', 'kleid(?:er)? abendkleid robe robes vestidos? abito'],
  ['skirts', 'rock jupes? faldas? gonna'],
  ['bottoms', 'hose pantalons? pantalones pantaloni'],
  ['tops', 'bluse hemd chemises? chemisiers? pulls? blusas? camisas? camisetas? maglia camicia'],
]

const patternOf = ([category, list]: [CategoryOrNone, string]) => {
  // A phrase stands before the words that it begins with: 'puffer vest' before 'puffer'.
  const byLength = list.split(' ').toSorted((a, b) => b.length - a.length)
  const parts = byLength.map((word) => word.replaceAll('-', '[ -]'))
  return [category, new RegExp(`(?<![\\p{L}\\p{N}])(?:${parts.join('|')})(?![\\p{L}\\p{N}])`, 'giu')] as const
}
type Patterns = ReturnType<typeof patternOf>[]
const english = words.map(patternOf)
const all = [...english, ...abroad.map(patternOf)]

/** What a piece comes with does not tell its category: a dress with a belt is a dress. */
const company = /\s(?:with|w\/|featuring|for|from|and matching|avec|mit|con)\s.*$|[,(–—].*$/iu

function furthestRight(text: string, patterns: Patterns) {
  let found: { category: CategoryOrNone; end: number; start: number } | null = null
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

const told = (text: string, patterns: Patterns) =>
  furthestRight(text.replace(company, ''), patterns) ?? furthestRight(text, patterns)

/** What the words of an English text tell: a category, a thing without one, or null. */
export const namedInEnglish = (text: string): CategoryOrNone | null => told(text, english)

/** The category that the words of a text tell, or null. */
export function categoryWords(text: string): ProductCategory | null {
  const found = told(text, all)
  return found === 'none' ? null : found
}

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
