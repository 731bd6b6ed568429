import { isCue, means, namesIn, says, type Item, type Sentence } from './items.ts'
import type { Reading } from './reading.ts'
import { kinds } from './vocabulary.ts'

const persons = ['man', 'woman', 'child'] as const
const isPerson = (item: Item) => persons.some((name) => means(item, `grammar:${name}`))

/** Directly behind the person who wears it: '父用', '夫への', '息子が着る'. */
const wears =
  /^(?:用|向け|の(?:[^、。の]{1,5}用|服|洋服|コーデ|もの|やつ)|(?:に|へ)$|への|へのプレゼント|が着|も着|が履|が[^、。]{0,6}着る|[がに][^、。]{0,14}(?:欲し|ほし|必要)|に着せ|に履かせ|に贈|に送|にあげ|に買|にプレゼント|にギフト)/
/** Between a person and the piece that is for him: '父に黒いネクタイ', '彼氏のスーツ'. */
const gives = /^(?:に|へ|の)(?!会|呼|見|誘)/

/** The person who wears it, in a language that says so behind the person: Japanese. */
function personBefore({ items, units }: Sentence): Item | undefined {
  const isGift = items.some((item) => means(item, 'grammar:for') && !isPerson(item))
  const isWearer = (person: Item) => {
    if (!isPerson(person)) return false
    const behind = units
      .slice(person.to, person.to + 24)
      .map(({ text }) => text)
      .join('')
    if (wears.test(behind) || (isGift && /^(?:に|へ|の|$)/.test(behind))) return true
    if (!gives.test(behind)) return false
    const own = items.filter(({ clause }) => clause === person.clause)
    // '夫に暖かいセーター': how it is stands between them.
    const isSmall = (item: Item) =>
      // '夫の仕事用の白いシャツ'.
      (namesIn(item, 'occasion').length > 0 && units[item.to - 1]?.text === '用') ||
      item.tags.every((tag) =>
        /^(?:grammar:(?:plain|known|yes|with|and)$|(?:quality|fit|vibe|weather):)/.test(tag),
      )
    const next = own.find((item) => item.from >= person.to && !isSmall(item))
    // '夫に褒められるワンピース': of a verb that nobody knows she is the one who wears it.
    const isRead = (from: number, to: number) =>
      units
        .slice(from, to)
        .every((_, at) => own.some((item) => item.from <= from + at && from + at < item.to))
    if (next) return namesIn(next, 'concept').length > 0 && isRead(person.to, next.from)
    // 'ネクタイを父に'.
    const before = own.findLast((item) => item.to <= person.from && !isSmall(item))
    return (
      before !== undefined && namesIn(before, 'concept').length > 0 && /^(?:に|へ)(?:.?$|です)/.test(behind)
    )
  }
  return items.find(isWearer)
}

/** '我老公想要一件毛衣'; of '我妈想要我穿裙子' she herself wears it. */
const wants =
  /^(?:也|还|现在|最近|马上)?(?:(?:要)?(?:参加|去|上|有)[^，。我]{1,8})?(?:想要|想买|想找|需要|缺|要买|要一)(?!我)/

const personIn = (item: Item) =>
  means(item, 'grammar:child') ? 'kids' : means(item, 'grammar:man') ? 'men' : 'women'
const isPiece = (item: Item) => namesIn(item, 'concept').some((name) => kinds.has(name))

/** 'Herrenhemd' is one word, and Russian needs no 'for': 'рубашку мужу'. */
function wearerBeside({ items, units, vocabulary }: Sentence) {
  const isGiven = ({ from }: Item) =>
    vocabulary.language === 'ru' &&
    /[уюе]$/.test(units[from]?.text ?? '') &&
    !/^(?:в|во|на|о|об|по|к|ко|при|у)$/.test(units[from - 1]?.text ?? '')
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

/** What behind a person says that he is to have it: '我老公想要', 'my sister's birthday present'. */
function isWanting(person: Item, sentence: Sentence) {
  const { units, vocabulary } = sentence
  const behind = units.slice(person.to, person.to + 8).map(({ text }) => text)
  if (vocabulary.language === 'zh') return wants.test(behind.join(''))
  // 'Al mio ragazzo serve', 'a mi novio le hace falta'.
  if (vocabulary.language === 'it') return /^(?:serv|occorr|manc)/.test(behind[0] ?? '')
  if (vocabulary.language === 'es') return /^les? (?:hacen?|falta)/.test(behind.slice(0, 2).join(' '))
  return (
    vocabulary.language === 'en' &&
    says(sentence, 'gift', person.to, person.to + 2) &&
    units[person.to - 1]?.text.endsWith('s') === true
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
      !items.some((item) => item.from === at + 1 && persons.some((name) => means(item, `grammar:${name}`))) &&
      (next?.kind !== 'word' || units[at]?.shown !== 'mi')
    )
  }
  // 'Camisa de homem pra mim'.
  if (units.some((_, at) => isForMe(at))) return {}
  const named =
    vocabulary.language === 'ja'
      ? personBefore(sentence)
      : items.find((item) => isPerson(item) && isWanting(item, sentence))
  if (named) return { for: personIn(named) }
  // In Arabic 'for' is written together with the person.
  const isForPerson = (item: Item) =>
    vocabulary.language === 'ar' &&
    units[item.from]?.text.startsWith('ل') === true &&
    persons.some((name) => means(item, `grammar:${name}`))
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
    if (!(means(item, 'grammar:for') || isForPerson(item)) || isHonoured) continue
    // '妈妈生日想送一条围巾': who is given something may stand anywhere.
    const isGift = vocabulary.language === 'zh' && /[送礼]/.test(textOf(item.from, item.to))
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
      next.from - near.to <= (vocabulary.language === 'ar' ? 0 : 1) &&
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
  const wearer = needy && vocabulary.language !== 'ja' ? needy : wearerBeside(sentence)
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
