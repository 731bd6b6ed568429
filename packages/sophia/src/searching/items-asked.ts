import { concepts, type Concept } from '../vocabulary/concepts.ts'
import { colours, cuts, kinds, materials, patterns } from '../vocabulary/concept-groups.ts'
import { isCue, means, namesIn } from '../sentence/items.ts'
import type { Tag } from '../sentence/patterns.ts'
import type { Item } from '../sentence/sentence.ts'
import { spanWithDenier } from './denied.ts'
import { heelBeside } from './heels-asked.ts'
import { meantPart, need, phrasesOf, type AskedPart, type Need, type Unwanted } from './parts.ts'
import { isHeelOfOther, isPartOfPiece, traitOfPart } from './parts-of-piece.ts'
import type { Scene } from './scene.ts'
import { spanOf, type Span } from './span.ts'
import { neededBy, oppositeOf } from './what-tags-ask.ts'

const groups = [
  ['kind', kinds],
  ['colour', colours],
  ['trait', materials],
  ['trait', patterns],
  ['trait', cuts],
] as const

const conceptsOf = (item: Item) => namesIn(item, 'concept') as Concept[]

/** What an item asks for, in its own words, by what it means, or as the opposite of what it denies. */
export function partsOf(item: Item, scene: Scene): AskedPart[] {
  const { sentence, denied } = scene
  if (denied.has(item)) {
    const span = spanWithDenier(item, sentence)
    return oppositesOf(item, scene).map((one) => meantPart(one, span))
  }
  const span = spanOf(item, sentence)
  return [
    ...(isNamed(item) ? partsNamed(item, scene) : []),
    ...[...needsOf(item, scene), ...heelOf(item, scene)].map((one) => meantPart(one, span)),
    ...sizeOfBag(item, scene),
  ]
}

/** What an item says not to show. */
export function unwantedBy(item: Item, scene: Scene): Unwanted[] {
  if (!scene.denied.has(item) || oppositesOf(item, scene).length > 0) return []
  const span = spanWithDenier(item, scene.sentence)
  return groups.flatMap(([about, group]) => {
    const named = conceptsOf(item).filter((name) => group.has(name))
    return named.length > 0 ? [{ ...span, about, phrases: phrasesOf(named), concepts: named }] : []
  })
}

/** Where an item stands that is understood, once for each way in which it is: none of that is searched for by word. */
export function spansReadOf(item: Item, scene: Scene): Span[] {
  if (scene.denied.has(item)) return [spanWithDenier(item, scene.sentence)]
  const span = spanOf(item, scene.sentence)
  const isMeant = saysNothing(item) || needsOf(item, scene).length > 0
  return [...(isNamed(item) ? [span] : []), ...(isMeant ? [span] : [])]
}

const oppositesOf = ({ tags }: Item, { isShod }: Scene): Need[] =>
  tags.flatMap((tag) => oppositeOf(tag, isShod) ?? [])

/** Names a thing, and is not of a price. */
const isNamed = (item: Item) =>
  conceptsOf(item).some((name) => name in concepts) && namesIn(item, 'budget').length === 0

function partsNamed(item: Item, scene: Scene): AskedPart[] {
  const span = spanOf(item, scene.sentence)
  const names = conceptsOf(item)
  const parts = groups.flatMap(([about, group]) => {
    // Of shoes a 'wide' or a 'straight' is their heel's.
    if (group === cuts && scene.isShod) return []
    const named = names.filter(
      (name) => group.has(name) && !(about === 'kind' && isHeelOfOther(item, name, scene)),
    )
    if (named.length === 0) return []
    if (about === 'kind' && isPartOfPiece(item, scene)) return [meantPart(traitOfPart(named), span)]
    return [{ ...span, about, phrases: phrasesOf(named), concepts: named }]
  })
  if (!names.includes('accessories')) return parts
  return [...parts, { ...span, about: 'kind', phrases: concepts.accessories, concepts: ['accessories'] }]
}

function needsOf(item: Item, { sentence, isShod }: Scene): Need[] {
  const isCut = conceptsOf(item).some((name) => cuts.has(name))
  const isOfCut = (tag: Tag) => tag.startsWith('fit:') && tag !== 'fit:comfortable' && (isCut || isShod)
  const isOfNeck = (tag: Tag) => tag === 'body:modest' && means(item, 'fit:high_neck')
  return item.tags
    .filter((tag) => !isOfCut(tag) && !isOfNeck(tag))
    .flatMap((tag) => neededBy(tag, item, sentence) ?? [])
}

const bags: ReadonlySet<string> = new Set(['bag', 'tote', 'backpack', 'crossbody'])
const small = need('=mini', '=small', '=little', '=clutch')

/** 'A small bag'; of clothes nobody says so. */
function sizeOfBag(item: Item, { sentence }: Scene): AskedPart[] {
  if (!conceptsOf(item).some((name) => bags.has(name))) return []
  const at = sentence.units.findIndex((_, from) => isCue(sentence, 'small', from))
  return at < 0 ? [] : [meantPart(small, spanOf({ from: at, to: at + 1 }, sentence))]
}

function heelOf(item: Item, { sentence }: Scene): Need[] {
  const heel = conceptsOf(item).includes('heels') ? heelBeside(item, sentence) : undefined
  return heel ? [heel] : []
}

/** Builds a sentence, or speaks to somebody: a shop has nothing of that name. */
const isSilent = (tag: Tag) =>
  /^(?:grammar|budget|currency|social|question|change|date|month|place|quality|season|weather|occasion|code|body|fit|shoes):/.test(
    tag,
  )
/** Beside other meanings these say nothing; alone a word may be of any kind. */
const isVague = (tag: Tag) => /^grammar:(?:known|venue|bears)$/.test(tag)
const saysNothing = ({ tags }: Item) => tags.every(isSilent) && !tags.every(isVague)
