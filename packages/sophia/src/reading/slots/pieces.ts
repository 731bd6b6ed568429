import type { Concept } from '../../vocabulary/concepts.ts'
import { isDenial } from '../../sentence/deniable.ts'
import { isCue, isPlace, means, namesIn } from '../../sentence/items.ts'
import type { WishedPiece } from '../../vocabulary/reading-words.ts'
import { colours, cuts, kinds, materials, patterns } from '../../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const attributes = { colours, materials, patterns, cuts }
type Attribute = keyof typeof attributes
const groupsOf = Object.entries(attributes) as [Attribute, ReadonlySet<string>][]

const otherShoes: ReadonlySet<string> = new Set([
  'shoes',
  'sneakers',
  'boots',
  'ankle boots',
  'loafers',
  'sandals',
  'mules',
])

const lengths: ReadonlySet<string> = new Set(['mini', 'midi', 'maxi'])

type Thing = { item: Item; kind: string; piece: WishedPiece }
/** A colour, material, pattern or cut that belongs to no piece. */
export type Unbound = { attribute: Attribute; name: string; item: Item }
export type Things = { pieces: { piece: WishedPiece; item: Item }[]; unbound: Unbound[] }

const kindOf = (item: Item) => namesIn(item, 'concept').find((name) => kinds.has(name))
const attributesOf = (item: Item) =>
  namesIn(item, 'concept').flatMap((name) => {
    const found = groupsOf.find(([, names]) => names.has(name))
    return found ? [{ attribute: found[0], name }] : []
  })

/** Items between which no comma, 'and' or 'with' stands, by number. */
function groupsIn(items: readonly Item[]) {
  let [group, clause] = [0, 0]
  return new Map(
    items.map((item) => {
      const isNew = item.clause !== clause || means(item, 'grammar:and') || means(item, 'grammar:with')
      if (isNew) group += 1
      clause = item.clause
      return [item, group] as const
    }),
  )
}

const add = (piece: WishedPiece, attribute: Attribute, name: string) => {
  const list = (piece[attribute] ??= [])
  if (!list.includes(name as Concept)) list.push(name as Concept)
}

/** Gives every colour, material, pattern and cut to the piece to which it belongs. */
export function bindThings(sentence: Sentence, denied: ReadonlySet<Item>): Things {
  const { items, units, vocabulary } = sentence
  const isSign = (at: number) => /^[€$£¥₽]$/.test(units[at]?.text ?? '')
  /** The 'maxi' of '150 euros maxi' and of 'maxi 150' is no hem. */
  const isOfPrice = (item: Item) =>
    means(item, 'budget:most') &&
    (isSign(item.from - 1) ||
      (!kindOf(item) && units[item.to]?.kind === 'number') ||
      (!kindOf(item) && units[item.from - 1]?.kind === 'number' && units[item.to]?.kind !== 'word') ||
      (units[item.from - 1]?.kind === 'number' && isSign(item.from - 2)) ||
      items.some((one) => one.to === item.from && namesIn(one, 'currency').length > 0))
  const groups = groupsIn(items)
  const hasOtherShoes = items.some((item) => otherShoes.has(kindOf(item) ?? ''))
  const things: Thing[] = items.flatMap((item) => {
    const kind = kindOf(item)
    // '£45 tops' names no top.
    if (isOfPrice(item)) return []
    // A 'maxi' is a dress, a 'maxi cardigan' is none.
    const isLength = item.to - item.from === 1 && namesIn(item, 'concept').some((name) => lengths.has(name))
    if (isLength && items.some((one) => one.from === item.to && kindOf(one))) return []
    // 'Boots without a heel' are boots, as are 'Stiefeletten mit flachem Absatz'.
    const isFlatHeel =
      kind === 'heels' && items.some((one) => one.to === item.from && means(one, 'shoes:flat'))
    const isOfSole = (kind === 'flats' || kind === 'heels') && namesIn(item, 'shoes').length > 0
    if (hasOtherShoes && (isFlatHeel || isOfSole)) return []
    // The Spanish 'conjunto' is a whole outfit; 'un conjunto de falda y blusa' is a set.
    const isWhole = vocabulary.grammar.isSetOutfit && means(item, 'grammar:outfit')
    if (kind === 'set' && isWhole && !isCue(sentence, 'of', item.to)) return []
    // 'Une parka imperméable' is one piece.
    const isOfOther =
      kind === 'trench' &&
      /^imp[er]+m/.test(units[item.from]?.text ?? '') &&
      items.some((one) => one.to === item.from && one !== item && kindOf(one))
    if (isOfOther) return []
    return kind ? [{ item, kind, piece: { kind: kind as Concept } }] : []
  })
  const unbound: Unbound[] = []
  const owners = new Map<Item, Thing>()
  const isBefore = vocabulary.colours === 'before'
  /** The nearest thing of a group, on the side where the language looks first. */
  const nearest = (item: Item, group: number) => {
    const own = things.filter((one) => groups.get(one.item) === group)
    // 'Camel boots without heels': the heels that she does not want have no colour.
    // 'A skirt, but long and no jeans': nor are they long.
    const isDeniedApart = (one: Thing) =>
      denied.has(one.item) &&
      items.some((other) => isDenial(other) && other.from >= item.to && other.to <= one.item.from)
    const isFit = (one: Thing) =>
      denied.has(item) || !denied.has(one.item) || own.every(({ item: other }) => denied.has(other))
    const behind = own.find(
      (one) => one.item.from >= item.to && isFit(one) && (denied.has(item) || !isDeniedApart(one)),
    )
    const ahead = own.findLast((one) => one.item.to <= item.from && isFit(one))
    const inOne = own.find((one) => one.item === item)
    return inOne ?? (isBefore ? (behind ?? ahead) : (ahead ?? behind))
  }
  /** 'Sneakers, and an outfit in cream and camel'. */
  const isOfOutfit = (item: Item) => {
    const outfit = items.findLast((one) => means(one, 'grammar:outfit') && one.to <= item.from)
    return (
      outfit?.clause === item.clause &&
      things.every((one) => one.item.to <= outfit.from || one.item.clause !== item.clause)
    )
  }
  const hasOnlyAttributes = (group: number) =>
    items.every((one) => groups.get(one) !== group || !kindOf(one)) &&
    items.some((one) => groups.get(one) === group && attributesOf(one).length > 0)
  // 'As calças ficam-me sempre curtas' looks for none that are short.
  const isHabit = (item: Item) =>
    namesIn(item, 'quality').length > 0 &&
    items.some((one) => one.clause === item.clause && means(one, 'grammar:always'))
  for (const item of items) {
    for (const { attribute, name } of isHabit(item) || isPlace(item, sentence) || isOfPrice(item)
      ? []
      : attributesOf(item)) {
      const group = groups.get(item) ?? 0
      // 'I am a vegan' says nothing of one piece.
      const thing =
        name === 'animal' || isOfOutfit(item)
          ? undefined
          : (nearest(item, group) ?? alongside(item, group) ?? listedBefore(item))
      if (thing) owners.set(item, thing)
      const isOther = thing && denied.has(item) && !denied.has(thing.item)
      const isOneOfSome = thing && things.some((one) => one !== thing && !denied.has(one.item))
      if (isOneOfSome && isOther && attribute === 'colours' && Object.keys(thing.piece).length === 1) {
        // 'A skirt, and the shoes must not be black': no black shoes. Of one dress the colour alone is not wanted.
        add(thing.piece, attribute, name)
        thing.piece.not = true
      } else if (thing && !isOther) add(thing.piece, attribute, name)
      else unbound.push({ attribute, name, item })
    }
  }
  /** The beige of 'a blouse in white or beige that washes well': the piece of the colour before it in a list. */
  function listedBefore(item: Item): Thing | undefined {
    const place = items.indexOf(item)
    const [first, link] = [items[place - 2], items[place - 1]]
    const isList =
      first && link && means(link, 'grammar:and') && first.to === link.from && link.to === item.from
    return isList && denied.has(first) === denied.has(item) ? owners.get(first) : undefined
  }
  /** 'Red or navy dress', 'a bag, red': in the group beside, if this one says nothing else. */
  function alongside(item: Item, group: number): Thing | undefined {
    const place = items.indexOf(item)
    if (!hasOnlyAttributes(group)) return undefined
    // 'A dress in silk and long gloves'.
    const opener = items[place - 1]
    const opened = opener && things.findLast((one) => one.item.to === opener.from)
    if (opened && means(opener, 'grammar:with') && denied.has(item) === denied.has(opened.item)) return opened
    if (isBefore) {
      const next = items.slice(place).find((one) => groups.get(one) !== group)
      const isList = next && means(next, 'grammar:and') && next.clause === item.clause
      const following = isList ? things.find((one) => groups.get(one.item) === group + 1) : undefined
      // 'I like bright colours and walking sandals'.
      const isOfColours = means(item, 'concept:multicolour') && item.to - item.from > 1
      if (following && following.item.clause === item.clause && !isOfColours) return following
    }
    const isAllBare = (of: number) => items.every((one) => groups.get(one) !== of || isBare(one))
    const isAlone = isAllBare(group)
    const wanted = things.filter((one) => !denied.has(one.item))
    // 'A coat, not puffy, wool': it can belong to nothing else.
    const only = wanted.length === 1 && wanted[0] && wanted[0].item.to <= item.from ? wanted[0] : undefined
    // 'A midi skirt, pleated, dark green, and a jumper'.
    let ahead = group - 1
    while (ahead > 0 && hasOnlyAttributes(ahead) && isAllBare(ahead)) ahead -= 1
    const before = things.findLast((one) => groups.get(one.item) === ahead) ?? only
    return isAlone && before && !denied.has(item) && !denied.has(before.item) ? before : undefined
  }
  for (const { item, piece } of things)
    if (items.some((one) => isLooseAt(one, item) && !denied.has(one))) add(piece, 'cuts', 'wide leg')
  for (const { item, piece } of things) {
    if (denied.has(item)) piece.not = true
    // A short jacket ends at the waist.
    if (piece.cuts && endsAtWaist.has(piece.kind))
      piece.cuts = piece.cuts.map((name) => (name === 'mini' ? 'cropped' : name))
    // 'Lungo fino al ginocchio' is as long as that.
    if (piece.cuts?.includes('midi')) piece.cuts = piece.cuts.filter((name) => name !== 'maxi')
  }
  return {
    pieces: things.map(({ piece, item }) => ({ piece, item })),
    unbound: [...unbound, ...denimOf(things)],
  }
}

const ofCloth: ReadonlySet<string> = new Set(['skirt', 'dress', 'trousers', 'shorts', 'jumpsuit'])
/** 'A skirt, not jeans' is of no denim. */
function denimOf(things: readonly Thing[]): Unbound[] {
  const jeans = things.find(({ kind, piece }) => kind === 'jeans' && piece.not)
  const before = jeans && things.findLast(({ item }) => item.to <= jeans.item.from)
  const isOfSuch = before && !before.piece.not && ofCloth.has(before.kind) && !before.piece.materials
  return isOfSuch ? [{ attribute: 'materials', name: 'denim', item: jeans.item }] : []
}

const endsAtWaist: ReadonlySet<string> = new Set(
  'top,sweater,shirt,blouse,tee,cardigan,jacket,blazer,puffer,turtleneck,sweatshirt,hoodie,knitwear'.split(
    ',',
  ),
)

const wideLegged: ReadonlySet<string> = new Set(['trousers', 'jeans'])
/** The 'weite' of 'weite Leinenhose'. */
const isLooseAt = (item: Item, piece: Item) =>
  means(item, 'fit:loose') &&
  wideLegged.has(kindOf(piece) ?? '') &&
  item.to - item.from === 1 &&
  item.clause === piece.clause &&
  (item.to === piece.from || Math.abs(item.from - piece.to) <= 3)

/** Says of trousers that they are wide, and nothing of the other pieces. */
export const isWideLeg = (items: readonly Item[], item: Item) => items.some((piece) => isLooseAt(item, piece))

/** Says nothing beside a colour, a material, a pattern or a cut. */
const isBare = (item: Item) =>
  // 'Larga y fresca de lino'.
  item.tags.some((tag) => tag.startsWith('fit:')) ||
  item.tags.every(
    (tag) =>
      tag.startsWith('concept:') ||
      tag.startsWith('quality:') ||
      tag.startsWith('fit:') ||
      tag.startsWith('grammar:') ||
      tag.startsWith('budget:') ||
      tag.startsWith('currency:') ||
      // 'Bordeaux'.
      tag.startsWith('place:') ||
      tag.startsWith('vibe:') ||
      // 'Light blue maybe', '喜欢酒红色', '都行'.
      /^social:(?:yes|unsure|compliment|surprise)$/.test(tag),
  )
