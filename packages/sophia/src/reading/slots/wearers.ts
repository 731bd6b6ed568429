import { isCue, isPerson, means, namesIn, says } from '../../sentence/items.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { kinds } from '../../sentence/thing-phrases.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

const personIn = (item: Item) =>
  means(item, 'grammar:child') ? 'kids' : means(item, 'grammar:man') ? 'men' : 'women'
const isPiece = (item: Item) => namesIn(item, 'concept').some((name) => kinds.has(name))

/** 'Herrenhemd' is one word, and Russian needs no 'for': 'рубашку мужу'. */
function wearerBeside(sentence: Sentence) {
  const { items, units, vocabulary } = sentence
  const isGiven = (item: Item) => vocabulary.grammar.isGiven?.(sentence, item) === true
  const stands = (person: Item, piece: Item) =>
    piece === person ||
    (isGiven(person) &&
      piece.clause === person.clause &&
      piece.from - person.to <= 2 &&
      person.from - piece.to <= 2)
  // 'Мужу в понедельник на собеседование'; 'мужу нравится, когда я в красном' is of her.
  const isAtHead = (person: Item) =>
    person.from === 0 && isGiven(person) && !/^(?:нрав|каж|хоч|понрав)/.test(units[person.to]?.text ?? '')
  return items.find(
    (person) =>
      isPerson(person) &&
      // 'Маме подарок' is for her, too.
      (isAtHead(person) ||
        items.some((one) => (isPiece(one) || means(one, 'grammar:for')) && stands(person, one))),
  )
}

/** A day on which one is given something. */
const isFeast = (item: Item) => means(item, 'occasion:birthday') || means(item, 'occasion:christmas')

const womens: ReadonlySet<string> = new Set([
  'dress',
  'skirt',
  'heels',
  'blouse',
  'lingerie',
  'abaya',
  'tights',
])

/** 'Mon mari part à Oslo, un manteau': a man of whom the sentence tells, and nothing of herself. */
function subjectIn(sentence: Sentence) {
  const { items, units } = sentence
  const [first] = items.filter(isPerson)
  const isSubject =
    first !== undefined &&
    means(first, 'grammar:man') &&
    first.to <= 3 &&
    (isCue(sentence, 'goes', first.to) || units[first.to]?.shown === 'è') &&
    !says(sentence, 'firstPerson', first.to)
  const pieces = items.filter((item) => item.from >= (first?.to ?? 0) && isPiece(item))
  const isHis =
    pieces.length > 0 && pieces.every((item) => !namesIn(item, 'concept').some((name) => womens.has(name)))
  return isSubject && isHis ? first : undefined
}

/** From these years on a son is a man. */
const grownUp = 16

/** 'My son who is 25' is no child. */
export function grownWearer(wearer: Pick<Reading, 'for'>, age: number | undefined, sentence: Sentence) {
  const child = sentence.items.find((item) => means(item, 'grammar:child'))
  if (wearer.for !== 'kids' || !child || age === undefined || age < grownUp) return wearer
  const isWoman = says(sentence, 'daughter', child.from, child.to)
  return { for: isWoman ? ('women' as const) : ('men' as const) }
}

/** 'In a men's cut, but for women': whom the 'but' names wears it. */
function correctedIn({ items }: Sentence) {
  const people = items.filter(isPerson)
  return people.find((one, place) => {
    const before = people[place - 1]
    return (
      before !== undefined &&
      personIn(before) !== personIn(one) &&
      items.some((item) => means(item, 'grammar:but') && item.from >= before.to && item.to <= one.from)
    )
  })
}

/** Who wears it: a person behind 'for' to whom no occasion belongs ('for my sister's wedding'), or who needs something. */
export function wearerIn(sentence: Sentence): Pick<Reading, 'for'> {
  const { items, units, vocabulary } = sentence
  const textOf = (from: number, to: number) =>
    units
      .slice(from, to)
      .map(({ text }) => text)
      .join('')
  const isForMe = (at: number) => {
    const next = units[at + 1]
    return (
      isCue(sentence, 'forMe', at - 1, at + 1) &&
      // 'Para mi marido', without its accent or with it.
      !items.some((item) => item.from === at + 1 && isPerson(item)) &&
      (next?.kind !== 'word' || units[at]?.shown !== 'mi')
    )
  }
  // 'Camisa de homem pra mim'.
  if (units.some((_, at) => isForMe(at))) return {}
  const corrected = correctedIn(sentence)
  if (corrected) return { for: personIn(corrected) }
  const { grammar } = vocabulary
  const named = grammar.wearer
    ? grammar.wearer(sentence)
    : items.find((item) => isPerson(item) && grammar.wants?.(sentence, item))
  if (named) return { for: personIn(named) }
  for (const [place, item] of items.entries()) {
    const before = items[place - 1]
    // 'The funeral for my grandfather' is in his honour, 'office shirts for my husband' are his.
    const isHonoured =
      before &&
      !items.some((one) => one.clause === item.clause && one.to <= item.from && isPiece(one)) &&
      !says(sentence, 'gift', Math.max(0, item.from - 3), item.from + 1) &&
      before.clause === item.clause &&
      item.from - before.to <= 1 &&
      namesIn(before, 'occasion').length > 0
    if (
      !(means(item, 'grammar:for') || (isPerson(item) && grammar.isForPerson?.(sentence, item))) ||
      isHonoured
    )
      continue
    // '妈妈生日想送一条围巾': who is given something may stand anywhere.
    const isGift = grammar.isGift?.(textOf(item.from, item.to)) === true
    const isPresent = says(sentence, 'gift', Math.max(0, item.from - 3), item.to)
    // 'Un cadeau pour l'anniversaire de mon mari'.
    const isNear = (one: Item) =>
      one.from - item.to <= 2 ||
      (isPresent &&
        one.from - item.to <= 6 &&
        items.some((day) => day.from >= item.to && day.to <= one.from && isFeast(day)))
    const near = items.slice(place, place + 6).find((one) => isNear(one) && isPerson(one))
    if (isGift && !near) {
      const given = items.find(isPerson)
      if (given) return { for: personIn(given) }
    }
    if (!near) continue
    // 'Pour accompagner mon mari': she wears it.
    if (says(sentence, 'company', item.to, near.from)) continue
    const next = items[items.indexOf(near) + 1]
    if (
      next &&
      // In Arabic what is whose stands directly behind: 'بدلة لزوجي لحضور مؤتمر' is his.
      next.from - near.to <= (grammar.possessionReach ?? 1) &&
      next.clause === near.clause &&
      namesIn(next, 'occasion').length > 0 &&
      !isGift &&
      !(isPresent && isFeast(next))
    )
      continue
    return { for: personIn(near) }
  }
  // In Arabic and Russian the verb may stand before the person, and in 'my husband needs me' he wears nothing.
  const needs = items.find((item) => means(item, 'grammar:needs'))
  const before = needs && items.filter((one) => one.clause === needs.clause && one.to <= needs.from)
  // Of 'my husband and I need' nobody else wears it.
  const joined = before?.findLast(
    (one) => means(one, 'grammar:and') && isCue(sentence, 'firstPerson', one.to),
  )
  const needing = before?.findLast(
    (one) => isPerson(one) && needs && needs.from - one.to <= 5 && one.from >= (joined?.to ?? 0),
  )
  // 'My husband is colour-blind, he needs a jumper': no person but a pronoun stands before the verb.
  // 'My husband hates ties, what can he wear?'
  const isOfBefore = needs !== undefined && says(sentence, 'he', Math.max(0, needs.from - 1), needs.to)
  // 'Mein Freund (1,90) braucht ein Hemd'.
  const bracketed =
    needs && units[needs.from - 1]?.text === ')'
      ? items.find((one) => isPerson(one) && one.clause < needs.clause)
      : undefined
  const told = isOfBefore
    ? items.find((one) => isPerson(one) && one.to < needs.from && !isCue(sentence, 'he', one.from))
    : undefined
  const needy = told ?? bracketed ?? needing
  const wearer = needy && !grammar.wearer ? needy : wearerBeside(sentence)
  if (wearer) return { for: personIn(wearer) }
  // 'Mia mamma compie 70 anni e le regalo una sciarpa'.
  const giftee = says(sentence, 'givesTo') ? items.find(isPerson) : undefined
  if (giftee) return { for: personIn(giftee) }
  const subject = subjectIn(sentence)
  if (subject) return { for: personIn(subject) }
  // 'Kids clothes?', '父に', '男装': nothing else is said.
  const isOnlyNamed = items.every(
    (item) => isPerson(item) || item.tags.every((tag) => tag.startsWith('grammar:')),
  )
  const alone = items.find((item) => means(item, 'grammar:man') || means(item, 'grammar:child'))
  // 'I'm a 35 year old mum' is of herself.
  const isAged = units.some(({ kind }) => kind === 'number')
  return alone && isOnlyNamed && !isAged && items.length <= fewWords ? { for: personIn(alone) } : {}
}

const fewWords = 4
