import type { Concept } from '../vocabulary/concepts.ts'
import type { FoundPhrase, Phrases, Tag } from './patterns.ts'
import type { CueName } from './cue-names.ts'
import type { Span } from './cues.ts'
import type { Unit } from './units.ts'
import { colours, cuts, kinds, materials, patterns } from './thing-phrases.ts'
import type { Item, Sentence, Vocabulary } from './sentence.ts'

const links = ['', 's', 'n', 'en', 'es', 'er', 'e']
const shortestPart = 3
/** What a part of a compound word may say. */
const isPart = (tag: Tag) =>
  /^(?:concept|occasion|season|code|fit):|^body:maternity$|^grammar:(?:man|woman|child)$/.test(tag)

const isTrait = (tag: Tag) =>
  [colours, materials, patterns, cuts].some((group) => group.has(tag.replace('concept:', '')))
/** Shoes that say more than that they are shoes. */
const isNamedShoe = (tag: Tag) =>
  /^concept:(?:shoes|sandals|boots|ankle boots|loafers|sneakers|mules)$/.test(tag)

/** What the words within a phrase mean by themselves. */
export function innerTags(units: readonly Unit[], { from, to }: FoundPhrase, vocabulary: Vocabulary): Tag[] {
  const { phrases, isCompounding } = vocabulary
  const own = units.slice(from, to)
  // The 'Seidenschal' of 'noch einen Seidenschal dazu'.
  const compoundAt = (unit: Unit) => (isCompounding && own.length > 2 ? compoundOf(unit, vocabulary) : null)
  return own.flatMap(
    (unit, at) => phrases.at(at === 0 ? own.slice(0, -1) : own, at)?.tags ?? compoundAt(unit) ?? [],
  )
}

/** Without spaces only the beginning of a phrase is a word for certain: there is no fur in 'loafers'. The 'ミニスカ' of 'ミニスカート' is a skirt again. */
function firstTags(units: readonly Unit[], { from, to, tags }: FoundPhrase, { phrases }: Vocabulary): Tag[] {
  for (let end = to - 1; end > from; end--) {
    const first = phrases.at(units.slice(from, end), 0)?.tags ?? []
    if (first.length > 0 && !first.every((tag) => tags.includes(tag))) return first
  }
  return []
}

/** '好走的鞋' ends with what it is: shoes; '不要高跟鞋' with heels. */
function lastTags(units: readonly Unit[], { from, to }: FoundPhrase, { phrases }: Vocabulary): Tag[] {
  for (let at = from + 1; at < to; at++) {
    const last = phrases.at(units.slice(at, to), 0)
    if (last?.to === to - at) return last.tags
  }
  return []
}

/** What a kind says by itself: jeans are of denim, and shorts short. */
const isImplied = (tags: readonly Tag[], trait: Tag) =>
  (trait === 'concept:denim' && tags.includes('concept:jeans')) ||
  (trait === 'concept:mini' && tags.some((tag) => /^concept:(?:shorts|ankle boots|tee)$/.test(tag))) ||
  (trait === 'concept:maxi' && tags.includes('concept:boots')) ||
  // The straps of 'strappy sandals' leave no arms bare.
  (trait === 'concept:sleeveless' && tags.some(isNamedShoe))

/** The 'alta' of 'gola alta', the 'petite' of 'petite laine'; or it is a line of pieces. */
const isSizeWord = (tag: Tag, { grammar }: Vocabulary) =>
  !grammar.areSizesLines && /^body:(?:petite|tall)$/.test(tag)

/** With what its words say: white of the 'white trainers', sandals of the 'flat sandals'. */
function withInner(units: readonly Unit[], found: FoundPhrase, vocabulary: Vocabulary): Tag[] {
  if (found.to - found.from < 2) return found.tags
  const isKind = kindIn(found.tags) !== undefined
  const isShoes = found.tags.some((tag) => tag.startsWith('shoes:'))
  const isOccasion = found.tags.some((tag) => tag.startsWith('occasion:'))
  const isFit = found.tags.every((tag) => tag.startsWith('fit:'))
  const isCode = found.tags.some((tag) => tag.startsWith('code:'))
  const isWeather =
    found.tags.some((tag) => tag.startsWith('weather:')) && !found.tags.includes('weather:forecast')
  const isWithSomebody = found.tags.some((tag) =>
    /^occasion:(?:date|family_visit|beach|garden_party|meeting)$/.test(tag),
  )
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const isAct = found.tags.some(
    (tag) =>
      /^(?:grammar:(?:remove|add|keep|other|same)|change:(?:add|remove|keep))$/.test(tag) ||
      (isUnspaced && /^change:(?!cheaper|dearer)/.test(tag)),
  )
  // 'Pantalon large' is listed as a cut, and is a pair of trousers.
  const isCut = !isUnspaced && found.tags.every((tag) => isTrait(tag) || tag === 'grammar:known')
  if (!isKind && !isShoes && !isOccasion && !isAct && !isCut && !isFit && !isCode && !isWeather)
    return found.tags
  const tagsOf = isUnspaced ? firstTags : innerTags
  const head = vocabulary.colours === 'after' ? found.from : found.to - 1
  const headTags = vocabulary.phrases.at(units.slice(head, head + 1), 0)?.tags ?? []
  const ending = isUnspaced && (isShoes || isFit) ? lastTags(units, found, vocabulary) : []
  const said = [...tagsOf(units, found, vocabulary), ...ending]
  const isDenying = said.includes('grammar:not')
  // A 'جاكيت جينز' is of denim.
  if (said.includes('concept:jeans') && isKind && !found.tags.includes('concept:jeans'))
    said.push('concept:denim')
  // A '针织裙' is a knitted skirt.
  if (said.includes('concept:knitwear') && isKind && !found.tags.includes('concept:knitwear'))
    said.push('concept:knitted')
  const inner = said.filter(
    (tag) =>
      (isKind && isTrait(tag) && !isImplied(found.tags, tag)) ||
      // A 'winter coat' is for the winter, and 'comfy shoes' are comfortable.
      (isKind &&
        /^(?:(?:season|vibe|fit|body):|occasion:(?:wedding_guest|funeral|interview|graduation|engagement|office)$)/.test(
          tag,
        ) &&
        !isSizeWord(tag, vocabulary)) ||
      (isCut && headTags.includes(tag) && kinds.has(tag.replace('concept:', ''))) ||
      (isShoes && !isKind && !isDenying && isNamedShoe(tag)) ||
      // A 'warm sweater' is warm, and a sweater.
      (isFit && !isDenying && kinds.has(tag.replace('concept:', ''))) ||
      // 'Nimm die Kette ab' is about the necklace within it.
      (isAct && kinds.has(tag.replace('concept:', ''))) ||
      (found.tags.includes('grammar:add') && isTrait(tag)) ||
      // 'Arreglada pero cómoda'.
      ((isCode || isFit || isShoes) && tag === 'fit:comfortable') ||
      // 'Il neige et il fait froid'.
      (isWeather && !isDenying && /^weather:(?:rain|snow|wind)$/.test(tag)) ||
      // 'Dinner with my boyfriend'.
      (isWithSomebody && /^occasion:(?:dinner|lunch|brunch|coffee|drinks)$/.test(tag)) ||
      // 'خفيفة للصيف'.
      (isFit && !isDenying && tag.startsWith('season:')) ||
      // A 'black tie ball' is a ball, and black tie; a 'winter wedding' is in winter.
      (isOccasion && /^(?:code|season):/.test(tag)),
  )
  return [...new Set([...found.tags, ...inner])]
}

/** The meanings of 'Lederjacke': leather and a jacket. */
function compoundOf(unit: Unit, { phrases }: Vocabulary): Tag[] | null {
  const tagsOf = (text: string) => phrases.at([{ ...unit, text }], 0)?.tags.filter(isPart) ?? []
  for (let cut = shortestPart; cut <= unit.text.length - shortestPart; cut++) {
    // 'Tanzbares' is no bar.
    const last = /^bare[mnrs]?$/.test(unit.text.slice(cut)) ? [] : tagsOf(unit.text.slice(cut))
    if (last.length === 0) continue
    for (const link of links) {
      const first = unit.text.slice(0, cut)
      const root = first.slice(0, first.length - link.length)
      const known = first.endsWith(link) && root.length >= shortestPart ? tagsOf(root) : []
      // A 'Dirndlbluse' is a blouse and a 'Rockkonzert' a concert: the last part says what a thing is.
      const isHeaded = kindIn(last) !== undefined || last.some((tag) => tag.startsWith('occasion:'))
      const ofHead = isHeaded ? known.filter((tag) => !kindIn([tag])) : known
      // A 'Jeanskleid' is of denim.
      if (isHeaded && known.includes('concept:jeans')) ofHead.push('concept:denim')
      if (known.length > 0) return [...ofHead, ...last]
    }
  }
  return colourOf(unit, phrases) ?? headOf(unit, tagsOf)
}

/** 'Champagnerfarbenes', 'bordeauxfarben'. */
function colourOf(unit: Unit, phrases: Phrases): Tag[] | null {
  // 'Knallgelb' is yellow.
  const root =
    /^(.{3,}?)(?:farben|farbig|ton|tone|tonen)(?:e[mnrs]?)?$/.exec(unit.text)?.[1] ??
    /^(?:knall|quietsch|grell|leucht|zitronen|sonnen|feuer|kirsch|blut|tauben|stahl)(.{3,})$/.exec(
      unit.text,
    )?.[1]
  const named = root ? (phrases.at([{ ...unit, text: root }], 0)?.tags ?? []) : []
  const found = named.filter((tag) => colours.has(tag.replace('concept:', '')))
  return found.length > 0 ? found : null
}

/** 'Ausgehkleid' is a dress, whatever the first part says. */
function headOf({ text }: Unit, tagsOf: (text: string) => Tag[]): Tag[] | null {
  const [head] = heads.exec(text) ?? []
  const kind = head && text.length - head.length >= shortestPart ? kindIn(tagsOf(head)) : undefined
  return kind ? [kind] : null
}
const heads =
  /(?:hosen?|rock|kleid(?:er)?|blusen?|hemd(?:en)?|jacken?|mantel|taschen?|schuhe?|stiefel|pumps|sandalen|pullover|pulli|shirts?|westen?|mutze|gurtel)$/

export const kindIn = (tags: readonly Tag[]) => tags.find((tag) => kinds.has(tag.replace('concept:', '')))

/** 'Leinenhemd' is known as a shirt and made of linen; a 'Strickjacke' is a cardigan and no jacket. */
function withParts(tags: Tag[], parts: Tag[]): Tag[] {
  // A 'Winterspaziergang' is a walk, too.
  if (tags.every((tag) => tag.startsWith('season:')) && !kindIn(parts))
    return [...new Set([...tags, ...parts.filter((tag) => tag.startsWith('occasion:'))])]
  const [kind, kindOfParts] = [kindIn(tags), kindIn(parts)]
  return kindOfParts && (!kind || kind === kindOfParts) ? [...new Set([...tags, ...parts])] : tags
}

export const isSmallTag = (tag: Tag) => /^(?:grammar|budget|currency|month):/.test(tag)

/** 'Ein schicker Mantel', 'ein einfacher schwarzer Rock': no smarter and no plainer, as a comparative never stands before its noun so. */
function asAttribute(units: readonly Unit[], found: FoundPhrase | null, vocabulary: Vocabulary) {
  const unit = found && units[found.from]
  const next = found && units[found.to]
  const isOne = found?.to === (found?.from ?? 0) + 1 && found?.tags.some((tag) => tag.startsWith('change:'))
  const { attribute } = vocabulary.grammar
  if (!isOne || !attribute || !unit?.text.endsWith(attribute.ending) || !next) return found
  const noun = vocabulary.phrases.at(units, found.to)?.tags ?? compoundOf(next, vocabulary) ?? []
  const isBehindArticle = attribute.articles.test(units[found.from - 1]?.text ?? '')
  if (!isBehindArticle && !noun.some((tag) => tag.startsWith('concept:'))) return found
  const plain = vocabulary.phrases.at([{ ...unit, text: unit.text.slice(0, -attribute.ending.length) }], 0)
  return plain && { ...plain, from: found.from, to: found.to }
}

/** 'Are these in stock': what only builds a sentence gives way to a phrase that begins within it and is as long. */
function withoutOverlap(units: readonly Unit[], found: FoundPhrase | null, { phrases, speech }: Vocabulary) {
  if (!found || speech.spacing === 'unspaced' || !found.tags.every((tag) => tag.startsWith('grammar:')))
    return found
  for (let at = found.from + 1; at < found.to; at++) {
    const other = phrases.at(units, at)
    const isLonger = other && other.to > found.to && other.to - at >= found.to - found.from
    if (isLonger && other.tags.some((tag) => !isSmallTag(tag) && !/^(?:change|quality):/.test(tag)))
      return phrases.at(units.slice(0, at), found.from)
  }
  return found
}

/** 'But' and nothing else, or the 'but not the' of 'I love the dress but not the shoes'. */
const isTurn = (tag: Tag) => /^(?:grammar:(?:but|plain|other|same|yes)|budget:most)$/.test(tag)

/** Says how much. */
const isDegree = (tag: Tag) => /^grammar:(?:more|less|too|sits|plain|known)$/.test(tag)

const hasGrammar = (item: FoundPhrase, name: string) => item.tags.includes(`grammar:${name}`)

/** Finds the phrases of a sentence from the first to the last; a word that nobody knows is taken for a mistyped one. */
export function readItems(units: Unit[], vocabulary: Vocabulary): Sentence {
  const { phrases, isCompounding, speech } = vocabulary
  const known = units.map((unit, at) => {
    if (unit.kind !== 'word' || speech.spacing === 'unspaced' || phrases.at(units, at)) return unit
    if (isCompounding && compoundOf(unit, vocabulary)) return unit
    // The Spanish 'ciento' is no mistyped belt.
    if (vocabulary.numbers.values.has(unit.text)) return unit
    const text = isCovered(units, at, vocabulary) ? null : phrases.corrected(unit.text)
    return text ? { ...unit, text } : unit
  })
  const items: Item[] = []
  const clauses: Unit[][] = [[]]
  let clause = 0
  for (let at = 0; at < known.length;) {
    const unit = known[at]
    if (unit?.kind === 'break' || unit?.kind === 'comma') {
      clause += 1
      clauses[clause] = []
      at += 1
      continue
    }
    const phrase = withoutOverlap(known, phrases.at(known, at), vocabulary)
    const isCut = phrase && vocabulary.grammar.isPartOfWord?.(known, phrase, items.at(-1)?.to, phrases)
    const found = isCut ? null : asAttribute(known, phrase, vocabulary)
    // 'Un peu plus gai': what 'plus gai' changes, by a little.
    const nested =
      found && found.to - at > 1 && found.tags.every(isDegree) ? phrases.at(known, found.to - 1) : null
    if (
      found &&
      nested &&
      nested.to > found.to &&
      nested.tags.some((tag) => /^(?:change|shoes):/.test(tag))
    ) {
      // 'Not too big' is no change.
      const isDenied =
        found.tags.includes('grammar:less') && phrases.at([unit!], 0)?.tags.includes('grammar:not')
      items.push({ from: at, to: found.to - 1, tags: [isDenied ? 'grammar:not' : 'grammar:plain'], clause })
      ;(clauses[clause] ??= []).push(...known.slice(at, found.to - 1))
      at = found.to - 1
      continue
    }
    const isWord = unit && (!found || found.to === at + 1)
    const compound = isWord && isCompounding ? compoundOf(unit, vocabulary) : null
    if (found) {
      if (hasGrammar(found, 'but') && found.tags.every(isTurn)) clause += 1
      const said = compound ? withParts(found.tags, compound) : withInner(known, found, vocabulary)
      // A 'デニムワンピース' is a dress of denim.
      const isOfDenim = said.includes('concept:denim') && said.includes('concept:jeans')
      const isMaterial = isOfDenim && kindIn(phrases.at(known, found.to)?.tags ?? []) !== undefined
      const tags = isMaterial ? said.filter((tag) => tag !== 'concept:jeans') : said
      items.push({ ...found, tags, clause })
    } else if (compound) items.push({ from: at, to: at + 1, tags: compound, clause })
    const to = found?.to ?? at + 1
    // The 'ankle' of 'ankle boots' is none of hers.
    const isOneThing = found !== null && to - at > 1 && kindIn(found.tags) !== undefined
    if (!isOneThing) (clauses[clause] ??= []).push(...known.slice(at, to))
    at = to
  }
  const isQuestion = units.some(({ kind, text }) => kind === 'break' && /[?？؟]/.test(text))
  return { units: known, items, together: phrases.together(known, clauses), isQuestion, vocabulary }
}

/** Where a name means something else too ('Bordeaux', 'Nice'), it is a place behind 'in'. */
export function isPlace(item: Item, { items, units, vocabulary }: Sentence) {
  if (!means(item, 'place:known')) return false
  // In French one is 'à Bordeaux', and dressed 'en bordeaux', in Spanish 'en burdeos'.
  const { dressedIn } = vocabulary.grammar
  const isDressed = dressedIn !== undefined && units[item.from - 1]?.text === dressedIn
  const isSmall = isTrait(item.tags.find(isTrait) ?? 'grammar:plain') && units[item.from]?.isCapital === false
  return (
    item.tags.length === 1 ||
    (!isDressed && !isSmall && items.some((one) => one.to === item.from && means(one, 'grammar:in')))
  )
}

/** Whether a word belongs to a phrase that begins before it. */
function isCovered(units: readonly Unit[], at: number, { phrases }: Vocabulary) {
  for (let before = Math.max(0, at - 4); before < at; before++) {
    const found = phrases.at(units, before)
    if (found && found.to > at) return true
  }
  return false
}

/** The name of an item's meaning in a group: 'dress' of 'concept:dress'. */
export const namesIn = (item: FoundPhrase, group: string) =>
  item.tags.filter((tag) => tag.startsWith(`${group}:`)).map((tag) => tag.slice(group.length + 1))

export const means = (item: FoundPhrase, tag: Tag) => item.tags.includes(tag)

/** The names of a group that a sentence says, but for what it denies. */
export const namesSaid = ({ items, together }: Sentence, denied: ReadonlySet<Item>, group: string) => [
  ...new Set([
    ...items.filter((item) => !denied.has(item)).flatMap((item) => namesIn(item, group)),
    ...together.filter((tag) => tag.startsWith(`${group}:`)).map((tag) => tag.slice(group.length + 1)),
  ]),
]

/** What she typed, as it is compared, from one word up to another. */
export const textIn = ({ units, vocabulary }: Sentence, from = 0, to = units.length) =>
  units
    .slice(from, to)
    .map(({ text }) => text)
    .join(vocabulary.speech.spacing === 'unspaced' ? '' : ' ')

/** Whether a cue stands somewhere, from one word up to another. */
export const says = (sentence: Sentence, name: CueName, from?: number, to?: number) =>
  sentence.vocabulary.cues.areIn(textIn(sentence, from, to), name)

/** Where a cue stands, from one word up to another. */
export function placesOf(sentence: Sentence, name: CueName): Span[] {
  const { units, vocabulary } = sentence
  // Of each word where it begins in the text.
  const space = vocabulary.speech.spacing === 'unspaced' ? 0 : 1
  let length = 0
  const starts = units.map(({ text }) => {
    const start = length
    length += text.length + space
    return start
  })
  return vocabulary.cues.placesIn(textIn(sentence), name).map(({ from, to }) => {
    const next = starts.findIndex((start) => start >= to)
    return { from: starts.findLastIndex((start) => start <= from), to: next < 0 ? units.length : next }
  })
}

/** Whether a word is a cue, or several up to another are one. */
export const isCue = (sentence: Sentence, name: CueName, from: number, to = from + 1) =>
  from >= 0 && sentence.vocabulary.cues.isOne(textIn(sentence, from, to), name)

/** The first kind of piece that is named. */
export const kindAmong = (items: readonly FoundPhrase[]) =>
  items.flatMap((item) => namesIn(item, 'concept')).find((name) => kinds.has(name))

/** The colours that an item names, each once. */
export const coloursOf = (item: FoundPhrase) =>
  namesIn(item, 'concept').filter((name): name is Concept => colours.has(name))
export const isColour = (item: FoundPhrase) => coloursOf(item).length > 0

/** The 'di' of 'niente di troppo': a small word between a 'no' and what it denies. */
export const isLoose = ({ tags }: FoundPhrase) =>
  tags.includes('grammar:plain') &&
  // The Portuguese 'a' is an article, and the end of a range.
  tags.every((tag) => (tag.startsWith('grammar:') && tag !== 'grammar:not') || tag === 'budget:to')

const persons = ['man', 'woman', 'child'] as const
export const isPerson = (item: Item) => persons.some((name) => means(item, `grammar:${name}`))
export const isPersonOrPlain = (item: Item) => isPerson(item) || means(item, 'grammar:plain')
