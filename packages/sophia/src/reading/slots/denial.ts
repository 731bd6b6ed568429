import { isCloseOnly, isDeniable, isDenial, isKind, isOfBody, isThing } from '../../sentence/deniable.ts'
import { innerTags, isCue, means, namesIn, says, isColour } from '../../sentence/items.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const isDenier = (item: Item) => means(item, 'grammar:not') || means(item, 'grammar:ratherThan')
const isLink = (item: Item) => means(item, 'grammar:and')
/** Ends a list: 'no heels with …', 'no heels for …'. */
const isEnd = (item: Item) =>
  means(item, 'grammar:with') ||
  means(item, 'grammar:for') ||
  means(item, 'grammar:yes') ||
  means(item, 'grammar:add') ||
  // 'Less pink and more blue'.
  means(item, 'grammar:more') ||
  isCloseOnly(item)

/** How many words may stand between a 'no' and what it denies, and within a list. */
const reach = { first: 4, next: 2, close: 1 }
const wide = (sentence: Sentence) => (sentence.vocabulary.speech.spacing === 'unspaced' ? 2 : 1)

/** The items of a sentence that she does not want. */
export function deniedIn(sentence: Sentence): Set<Item> {
  const denied = new Set<Item>()
  const { items } = sentence
  const { grammar } = sentence.vocabulary
  for (const [place, item] of items.entries()) {
    const next = items[place + 1]
    const isTooMuch = next && grammar.isTooMuchOf?.(sentence, item, next)
    if (next && (isMild(sentence, item, next) || isLessOf(item, next) || isTooMuch)) denied.add(next)
    if (isOutdone(sentence, place)) denied.add(item)
    const isOfColour = next?.from === item.to && isThing(item) && !isKind(item)
    if (isOfColour && grammar.isTooMuch?.(sentence, next)) denied.add(item)
    const isBehind = means(item, 'grammar:notBefore')
    const isExcept = means(item, 'grammar:except')
    if (isRole(sentence, item) || isTagQuestion(sentence, item) || grammar.isNoDenier?.(sentence, item))
      continue
    if (isSecondThought(sentence, item) || isRatherThanThat(sentence, item)) continue
    if (!isDenier(item) && !isBehind && !isExcept) continue
    const byGrammar = grammar.deniedBy?.(sentence, item)
    if (byGrammar) {
      for (const one of byGrammar) denied.add(one)
      continue
    }
    if (isDeniable(item) && !isOfBody(item)) continue
    // 'A jumper that does not itch' is wanted.
    if (isBehind && isOfBody(item) && items.some((one) => one.to === item.from && isDenier(one))) continue
    // 'Heels I hate', but 'and I hate beige'.
    const isBeforeThing = next?.from === item.to && next.clause === item.clause && isThing(next)
    // 'Платья не люблю и на каблуках не хожу'.
    const ahead = items[place - 1]
    const isClosed =
      isBehind && next && isLink(next) && next.from === item.to && ahead?.to === item.from && isThing(ahead)
    const isOnlyBehind = isClosed || (isBehind && !isDenier(item) && !isBeforeThing)
    const listed = isOnlyBehind ? [] : listAfter(sentence, place)
    // 'Al posto delle scarpe con il tacco metterei dei mocassini' wants the second.
    const second = listed.filter(isKind)[1]
    const isFirst = means(item, 'grammar:ratherThan') && !items.slice(0, place).some(isKind)
    const after = isFirst && second ? listed.slice(0, listed.indexOf(second)) : listed
    // '舒服又不显憔悴': a Chinese 'no' in front of what nobody knows denies nothing before it.
    if (after.length === 0 && grammar.deniesAheadOnly && isDenier(item) && !isBehind) continue
    // 'I tacchi no' denies what stands before, 'un top che non strizzi' a word that nobody knows.
    const mayBeBehind = isBehind && item.to - item.from > 1
    const isAhead = isDenier(item) || isExcept
    if (after.length === 0 && isAhead && !mayBeBehind && deniesUnknown(sentence, item)) continue
    // 'A bag not too big' changes nothing, and is wished for.
    if (after.length === 0 && next?.from === item.to && namesIn(next, 'change').length > 0) continue
    const own = after.length > 0 || grammar.deniesItsVerb?.(sentence, item) ? [] : listBefore(sentence, place)
    const told = after.length + own.length > 0 ? own : listAsked(sentence, place)
    const before = after.length + told.length > 0 ? told : listConcluded(sentence, item)
    // 'Мне не идет бежевый': nothing stands before.
    const only = before.length > 0 || !isBehind ? before : listAfter(sentence, place)
    for (const one of [...after, ...only]) denied.add(one)
  }
  for (const item of items) for (const one of topicOf(sentence, item)) denied.add(one)
  return denied
}

/** The heels of 'i tacchi, no grazie': the clause before names things and says nothing of them, and this one only denies. */
function topicOf({ items, units }: Sentence, verdict: Item): Item[] {
  const isSmall = (item: Item) =>
    item.tags.every((tag) => tag === 'grammar:plain' || tag === 'grammar:known' || tag === 'grammar:this')
  const saysNo = (item: Item) => isDenial(item) || means(item, 'social:no')
  const own = items.filter(({ clause }) => clause === verdict.clause)
  // 'Winter coat, not puffy' denies a word that nobody knows.
  const end = units.findIndex(({ kind }, at) => at >= verdict.from && (kind === 'comma' || kind === 'break'))
  const isRead = units
    .slice(verdict.from, end < 0 ? units.length : end)
    .every((_, at) => own.some(({ from, to }) => from <= verdict.from + at && verdict.from + at < to))
  const isBare =
    isRead &&
    saysNo(verdict) &&
    units[verdict.from - 1]?.kind === 'comma' &&
    own.every(
      (item) =>
        saysNo(item) ||
        // 'Nothing see-through' denies what nobody knows.
        (isSmall(item) && !item.tags.every((tag) => tag === 'grammar:known')) ||
        means(item, 'social:thanks') ||
        means(item, 'grammar:yes'),
    ) &&
    !own.some(isDeniable)
  const topic = items.filter(({ clause }) => clause === verdict.clause - 1)
  const isOnlyNamed = topic.every((item) => isSmall(item) || isLink(item) || isThing(item))
  return isBare && isOnlyNamed ? topic.filter(isDeniable) : []
}

/** The 'non' of 'le sac en marron, non ?'; 'i tacchi no?' asks the same. */
const isTagQuestion = (sentence: Sentence, item: Item) =>
  isCue(sentence, 'tagNo', item.from, item.to) && sentence.units[item.to]?.text === '?'

/** 'No, plain after all': it answers what lies there, and what follows is wanted. */
function isSecondThought({ units, vocabulary: { talk } }: Sentence, { from, to }: Item) {
  const isFirst = from === 0 || units[from - 1]?.kind === 'break'
  const next = units.slice(to, to + 4).filter(({ kind }) => kind === 'word')
  const behind = talk.fold(next.map(({ text }) => text).join(' '))
  return isFirst && to - from === 1 && behind.search(talk.patterns.afterAll) === 0
}

/** 'Ankle boots rather than that': what lies there is denied, and nothing that is named. */
const isRatherThanThat = ({ items, units, vocabulary }: Sentence, item: Item) =>
  means(item, 'grammar:ratherThan') &&
  !vocabulary.grammar.isVerbLast &&
  items.every((one) => one.from < item.to || one.clause !== item.clause || !isDeniable(one)) &&
  (units[item.to]?.text.length ?? 0) <= 5 &&
  // 'Yellow's not my colour' says more than 'that'.
  units[item.to + 1]?.kind !== 'word'

/** The German 'als' compares behind 'lieber' or a comparative alone: 'als Anwältin vor Gericht'. */
const isRole = ({ units, items }: Sentence, item: Item) =>
  units[item.from]?.text === 'als' &&
  item.to - item.from === 1 &&
  !items.some(
    (one) =>
      one.to <= item.from &&
      (namesIn(one, 'change').length > 0 ||
        /^(?:lieber|eher|mehr|besser|anders|anderes?|nichts?)$/.test(units[one.from]?.text ?? '')),
  )

/** 'Less black': of a colour, a material or a pattern. */
const isLessOf = (less: Item, thing: Item) =>
  means(less, 'grammar:less') &&
  !means(less, 'grammar:too') &&
  less.to === thing.from &&
  isThing(thing) &&
  !isKind(thing)

/** The black of 'rather in cream than in black'. */
function isOutdone(sentence: Sentence, place: number) {
  const { items } = sentence
  const item = items[place]
  const isAlike = item && (isColour(item) ? isColour : isKind(item) ? isKind : undefined)
  const better = isAlike && items.slice(0, place).findLast(isAlike)
  if (!item || !better || better.clause !== item.clause) return false
  if (isColour(item) && isCue(sentence, 'than', better.to, item.from)) return true
  // 'Prefiero plata a dorado', 'gosto mais de saia do que de vestido'.
  const isArticle = (['the', 'a', 'of'] as const).some((name) => isCue(sentence, name, item.from - 1))
  return (
    says(sentence, 'preferred', 0, better.from) &&
    (['than', 'preferredTo'] as const).some(
      (name) =>
        isCue(sentence, name, better.to, item.from) ||
        (isArticle && isCue(sentence, name, better.to, item.from - 1)),
    )
  )
}

const isBetween = (item: Item) =>
  (isThing(item) && !isKind(item)) || means(item, 'grammar:but') || means(item, 'grammar:plain')

/** 'A top not too tight': a 'not too' between a piece that she wishes for and its quality changes nothing; 'the top' lies there. */
export function isMild(sentence: Sentence, less: Item, quality: Item) {
  const { items, units, vocabulary } = sentence
  if (!means(less, 'grammar:less') || less.to !== quality.from) return false
  if (!innerTags(units, less, vocabulary).includes('grammar:not')) return false
  // 'For a christening, not too fussy'.
  if (less.clause > 0 && items.some((one) => namesIn(one, 'occasion').length > 0)) return true
  // 'Brown crossbody, not too big', 'gold earrings but not so heavy'.
  const piece = items.slice(0, items.indexOf(less)).findLast((one) => !isBetween(one))
  return (
    piece !== undefined &&
    isKind(piece) &&
    !items.some((one) => one.to === piece.from && isCue(sentence, 'the', one.from))
  )
}

/** 'That is not a tent': a word that nobody knows is denied, and nothing else. */
function deniesUnknown({ units, items, vocabulary }: Sentence, denier: Item) {
  if (vocabulary.speech.spacing === 'unspaced') return false
  // A word that means something only together with others is none by itself.
  const isTaken = (at: number) =>
    items.some(
      ({ from, to, tags }) =>
        from <= at &&
        at < to &&
        tags.some((tag) => !/^grammar:(?:known|bears|venue)$|^question:care$/.test(tag)),
    )
  for (let at = denier.to; at < denier.to + reach.first; at++) {
    const unit = units[at]
    if (!unit || unit.kind === 'comma' || unit.kind === 'break') return false
    if (unit.kind === 'word' && !isTaken(at)) return true
  }
  return false
}

/** What follows in the clause: the first thing, and what is listed with it. */
function listAfter(sentence: Sentence, place: number): Item[] {
  const { items } = sentence
  const { grammar } = sentence.vocabulary
  const denier = items[place]
  const list: Item[] = []
  let last = denier
  let isTooMuch = false
  for (const item of items.slice(place + 1)) {
    if (!denier || !last || item.clause !== denier.clause) break
    const gap = item.from - last.to
    const most = (list.length === 0 ? reach.first : reach.next) * wide(sentence)
    if (gap > most || says(sentence, 'because', last.to, item.from)) break
    // '不要太长的大衣': how it is is not wanted, and not the coat.
    isTooMuch ||= means(item, 'grammar:too') || namesIn(item, 'change').length > 0
    const isHow = isTooMuch || (list.length > 0 && grammar.isHowDenied?.(sentence, denier, item))
    if (grammar.isHowDenied && isHow && isKind(item) && namesIn(item, 'change').length === 0) break
    if (isDeniable(item) && list.length === 0 && isDoubled(sentence, denier, item)) return []
    // 'Scarpe che non si rovinino e un trench' denies a verb that nobody knows.
    if (
      list.length === 0 &&
      isLink(item) &&
      item.from - denier.to >= 1 &&
      !isCue(sentence, 'a', denier.to) &&
      deniesUnknown(sentence, denier)
    )
      break
    // 'I hate skirts and can't walk in heels'.
    if (
      list.length > 0 &&
      /^(?:cant|cannot|dont|wont|no|not|never)$/.test(sentence.units[item.from]?.text ?? '')
    )
      break
    if (isDeniable(item)) {
      list.push(item)
      last = item
    } else if (isCloseOnly(item)) {
      if (list.length === 0 && (gap <= reach.close || isOtherThanMeant(sentence, denier, item)))
        list.push(item)
      break
    } else if (list.length > 0 && (isEnd(item) || !isLink(item))) {
      if (!isPlain(item) || isNewThing(sentence, item)) break
      last = item
    } else last = list.length === 0 ? last : item
  }
  return list
}

/** The office of 'not for the office, for the weekend': only small words stand between, and she names what it is for. */
function isOtherThanMeant({ items, units }: Sentence, denier: Item, item: Item) {
  const isSmall = (one: Item) =>
    one.tags.every((tag) => tag.startsWith('grammar:') || tag === 'budget:most' || tag === 'budget:between')
  const between = items.filter((one) => one.from >= denier.to && one.to <= item.from)
  const isClose =
    denier.to - denier.from <= 2 &&
    between.every(isSmall) &&
    units.slice(denier.to, item.from).every((_, at) => {
      const place = denier.to + at
      return between.some(({ from, to }) => from <= place && place < to)
    })
  return (
    isClose &&
    namesIn(item, 'occasion').length > 0 &&
    items.some((one) => one.from >= item.to && namesIn(one, 'occasion').length > 0)
  )
}

/** 'Não quero nada justo', 'no quiero nada ajustado': the phrase denies already what it names. */
const isDoubled = (sentence: Sentence, denier: Item, item: Item) =>
  item.to - item.from > 1 && isCue(sentence, 'nothing', item.from) && isCue(sentence, 'not', denier.from)

/** 'Statt Rock ne Hose': with the article begins what she wants instead. */
const isNewThing = (sentence: Sentence, item: Item) =>
  isCue(sentence, 'a', item.from) &&
  !sentence.items.some((one) => one.to === item.from && isLink(one)) &&
  sentence.units[item.from - 1]?.kind === 'word'

/** 'Hate the yellow and the orange': the article between them ends no list. */
const isPlain = (item: Item) =>
  means(item, 'grammar:plain') &&
  // 'Sauf du rose et de l'orange'.
  item.tags.every((tag) => tag.startsWith('grammar:') || tag === 'budget:between') &&
  !isEnd(item)

/** 'Heels? No, thanks': what she asked herself, where the answer says nothing else. */
function listAsked({ items, units }: Sentence, place: number): Item[] {
  const denier = items[place]
  const asked = items[place - 1]
  if (!denier || !asked || asked.clause === denier.clause) return []
  const isAsked = units.slice(asked.to, denier.from).some(({ text }) => /^[?？؟]$/.test(text))
  const isAlone = items.every((one) => one.clause <= asked.clause || one === denier || !isDeniable(one))
  return isAsked && isAlone ? items.filter((one) => one.clause === asked.clause && isDeniable(one)) : []
}

/** 'El amarillo da mala suerte, así que ni hablar': what the clause before says, where its own says nothing else. */
function listConcluded(sentence: Sentence, denier: Item): Item[] {
  const { items } = sentence
  const first = items.find(({ clause }) => clause === denier.clause)
  if (!first || !isCue(sentence, 'so', first.from)) return []
  const isAlone = items.every((one) => one.clause !== denier.clause || one === denier || !isDeniable(one))
  return isAlone && means(denier, 'grammar:notBefore')
    ? items.filter((one) => one.clause === denier.clause - 1 && isDeniable(one))
    : []
}

/** What stands before in the clause, as far back as a list of things goes. */
function listBefore(sentence: Sentence, place: number): Item[] {
  const { items, vocabulary } = sentence
  const denier = items[place]
  const list: Item[] = []
  // 'Une robe qui ne fait pas mamie' denies its verb.
  // 'Eine Winterjacke, die nicht so aufträgt'.
  const isPronoun = (from: number, to: number) =>
    to - from === 1 && vocabulary.grammar.relatives?.test(sentence.units[from]?.text ?? '')
  const isRelative = (from: number, to: number) =>
    isPronoun(from, to) ||
    (vocabulary.colours === 'after' &&
      says(sentence, 'that', from, to) &&
      denier?.to === (denier?.from ?? 0) + 1)
  // 'Blusen, die man nicht bügeln muss' are wanted.
  const isOfCare = items.some((one) => one.from === denier?.to && means(one, 'question:care'))
  for (const item of items.slice(0, place).toReversed()) {
    if (!denier || item.clause !== denier.clause) break
    if (isRelative(item.to, denier.from) || says(sentence, 'because', item.to, denier.from)) break
    if (isOfCare) break
    if (means(item, 'grammar:yes') && !isDeniable(item)) break
    if (isDeniable(item)) list.push(item)
  }
  return list
}
