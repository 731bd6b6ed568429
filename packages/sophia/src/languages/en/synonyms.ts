import { isFiller, rootOf } from './split-words.ts'

/**
 * Shoppers' words and the shops' words for the same thing; French ones are found in English catalogues, and the
 * reverse.
 */
export const sameThings = [
  ['trousers', 'pants', 'slacks', 'pantalon'],
  ['jeans', 'denims', 'jean'],
  ['leggings', 'tights', 'legging', 'collants'],
  ['shorts', 'short', 'bermuda'],
  ['skirt', 'jupe'],
  ['dress', 'gown', 'frock', 'robe'],
  ['jumpsuit', 'playsuit', 'romper', 'overalls', 'dungarees', 'combinaison', 'salopette'],
  ['sweater', 'jumper', 'pullover', 'knit', 'pull', 'chandail'],
  ['sweatshirt', 'hoodie', 'sweat', 'hooded'],
  ['cardigan', 'gilet'],
  ['t shirt', 'tshirt', 'tee'],
  ['shirt', 'blouse', 'chemise', 'chemisier', 'button down', 'button up'],
  ['camisole', 'cami', 'caraco'],
  ['tank', 'tank top', 'vest', 'debardeur', 'singlet'],
  ['top', 'haut'],
  ['coat', 'overcoat', 'topcoat', 'manteau'],
  ['trench', 'trenchcoat', 'raincoat', 'mac', 'impermeable'],
  ['puffer', 'down jacket', 'quilted jacket', 'doudoune', 'anorak', 'parka'],
  ['jacket', 'veste', 'blouson'],
  ['blazer', 'suit jacket', 'tailored jacket'],
  ['suit', 'tailleur', 'costume'],
  ['shoes', 'footwear', 'chaussures'],
  ['sneakers', 'trainers', 'tennis shoes', 'running shoes', 'kicks', 'baskets'],
  ['boots', 'bottes', 'booties', 'bottines', 'ankle boots'],
  ['heels', 'pumps', 'stilettos', 'high heels', 'talons', 'escarpins'],
  ['flats', 'ballerinas', 'ballet flats', 'ballerines'],
  ['loafers', 'moccasins', 'slip ons', 'mocassins'],
  ['sandals', 'sandales', 'flip flops', 'slides'],
  ['bag', 'handbag', 'purse', 'pocketbook', 'sac', 'sac a main'],
  ['backpack', 'rucksack', 'sac a dos'],
  ['clutch', 'evening bag', 'pochette'],
  ['wallet', 'card holder', 'portefeuille'],
  ['crossbody', 'shoulder bag', 'messenger bag', 'bandouliere'],
  ['swimsuit', 'bathing suit', 'swimwear', 'one piece', 'bikini', 'maillot', 'maillot de bain'],
  ['pyjamas', 'pajamas', 'pjs', 'sleepwear', 'nightwear', 'pyjama'],
  ['lingerie', 'underwear', 'bra', 'sous vetements'],
  ['robe', 'bathrobe', 'dressing gown', 'peignoir'],
  ['scarf', 'echarpe', 'foulard', 'shawl'],
  ['hat', 'cap', 'beanie', 'chapeau', 'bonnet', 'casquette'],
  ['gloves', 'mittens', 'gants'],
  ['belt', 'ceinture'],
  ['jewellery', 'jewelry', 'jewels', 'bijoux'],
  ['necklace', 'pendant', 'chain', 'collier'],
  ['earrings', 'hoops', 'studs', 'boucles d oreilles'],
  ['bracelet', 'bangle', 'cuff'],
  ['ring', 'bague'],
  ['watch', 'montre'],
  ['sunglasses', 'shades', 'lunettes de soleil', 'sunnies'],
  ['socks', 'chaussettes', 'hosiery'],
  ['accessories', 'accessoires'],
  ['home', 'homeware', 'maison'],
  ['blanket', 'throw', 'couverture'],
  ['candle', 'bougie'],
  ['cushion', 'pillow', 'coussin'],
  ['outerwear', 'coats and jackets'],
  ['cotton', 'coton'],
  ['wool', 'woollen', 'laine'],
  ['silk', 'silky', 'soie'],
  ['linen', 'lin'],
  ['leather', 'cuir'],
  ['suede', 'daim'],
  ['velvet', 'velours'],
  ['cashmere', 'cachemire'],
  ['lace', 'dentelle'],
  ['striped', 'stripes', 'stripy', 'breton', 'raye'],
  ['floral', 'flowers', 'flowery', 'fleuri'],
  ['black', 'noir', 'noire'],
  ['white', 'blanc', 'blanche'],
  ['grey', 'gray', 'gris', 'grise'],
  ['brown', 'marron', 'brun'],
  ['red', 'rouge'],
  ['pink', 'rose'],
  ['green', 'vert', 'verte'],
  ['blue', 'bleu', 'bleue'],
  ['purple', 'violet', 'violette'],
  ['yellow', 'jaune'],
  ['gold', 'golden', 'dore', 'doree'],
  ['silver', 'argent', 'argente'],
  ['multi', 'multicolour', 'multicolor', 'multicolore'],
  ['j crew', 'jcrew'],
  ['h m', 'hm'],
]

/** A search for a colour includes its shades; a search for a shade means that one. */
export const shades: Record<string, string[]> = {
  black: ['jet', 'onyx', 'ebony'],
  white: ['ivory', 'cream', 'ecru', 'off white', 'chalk'],
  grey: ['charcoal', 'slate', 'heather', 'graphite'],
  beige: ['camel', 'oatmeal', 'sand', 'tan', 'stone', 'taupe', 'nude', 'champagne'],
  brown: ['mocha', 'chocolate', 'cognac', 'espresso', 'chestnut'],
  red: ['burgundy', 'crimson', 'scarlet', 'wine', 'cherry', 'ruby', 'bordeaux'],
  pink: ['blush', 'fuchsia', 'magenta', 'coral', 'salmon'],
  orange: ['rust', 'terracotta', 'apricot', 'tangerine'],
  yellow: ['mustard', 'lemon', 'butter', 'ochre'],
  green: ['olive', 'emerald', 'khaki', 'sage', 'forest', 'mint'],
  blue: ['navy', 'indigo', 'cobalt', 'teal', 'sky', 'marine'],
  purple: ['lilac', 'lavender', 'plum', 'aubergine', 'mauve'],
}

/** Normalised like a question, without stop words, so that 'sac à main' is found as 'sac main'. */
export const synonymKey = (phrase: string) =>
  phrase
    .split(' ')
    .filter((word) => !isFiller(word))
    .map(rootOf)
    .join(' ')

const alternatives = new Map<string, Set<string>>()
const learn = (word: string, others: string[]) => {
  const known = alternatives.get(synonymKey(word)) ?? []
  alternatives.set(synonymKey(word), new Set([...known, ...others]))
}
for (const group of sameThings) {
  const shaded = group.flatMap((word) => shades[word] ?? [])
  for (const word of group) learn(word, [...group, ...shaded])
}
for (const [colour, names] of Object.entries(shades)) learn(colour, names)

/** The length of the table's longest phrase, in words. */
export const longestPhrase = 3

/** The synonyms of a word or a phrase; null without an entry. */
export function synonymsOf(words: string[]) {
  const phrase = words.join(' ')
  const found = alternatives.get(synonymKey(phrase))
  return found ? [...found].filter((other) => other !== phrase) : null
}

/** Single words of the table, to which a mistyped word may be corrected. */
export const knownSynonyms = () => [...new Set(sameThings.flat().filter((word) => !word.includes(' ')))]
