import { isCue, kindAmong, means, namesIn } from '../../sentence/items.ts'
import { asksForOne } from '../slots/no-denial.ts'
import { saysOther, type ChangeContext, type Rule } from './change-context.ts'
import { spare } from './removed.ts'
import type { Item } from '../../sentence/sentence.ts'

type Act = 'remove' | 'add'

/** The 'bota' of 'bota e jaqueta' is a boot. */
function isListed({ items, sentence }: ChangeContext, item: Item) {
  const next = items[items.indexOf(item) + 1]
  const isLast = next === undefined || next.clause !== item.clause
  // 'A bota pela sandália'.
  // 'Bota de camurça'.
  const isOfStuff = isCue(sentence, 'of', item.to)
  // 'Camisa xadrez e bota marrom'.
  const isListedBehind = items.some((one) => one.to === item.from && means(one, 'grammar:and'))
  const isNoun = (['the', 'a'] as const).some((name) => isCue(sentence, name, item.from - 1))
  return (
    kindAmong([item]) !== undefined &&
    item.to - item.from === 1 &&
    (isLast || isNoun || isListedBehind || isOfStuff || means(next, 'grammar:and'))
  )
}

/** The '加' of '碎花裙加草帽' joins two pieces. */
const isJoining = ({ items, textAt }: ChangeContext, verb: Item) =>
  textAt(verb.from) === '加' &&
  verb.to - verb.from === 1 &&
  items.some((one) => one.to === verb.from && kindAmong([one])) &&
  items.some((one) => one.from === verb.to && kindAmong([one]))

/** 'Ponme otro top, ese no': another in its place. */
const putsAnother = ({ items }: ChangeContext, verb: Item) =>
  items.some((one) => one.from === verb.to && means(one, 'grammar:other'))

/** 'Je ne mets jamais de jupe'. */
const isDeniedVerb = ({ items }: ChangeContext, verb: Item) =>
  items.some(
    (one) => one !== verb && one.clause === verb.clause && one.from === verb.to && means(one, 'grammar:not'),
  )

/** 'Even the T-shirt is too much in this heat'. */
const isEven = ({ items, sentence }: ChangeContext, verb: Item) =>
  items.some((one) => one.to <= verb.from && kindAmong([one]) && isCue(sentence, 'even', one.from - 2))

/** 'Che scarpe abbino a un vestito blu?' asks for shoes. */
const isAskedFor = ({ items, sentence }: ChangeContext, verb: Item) =>
  sentence.isQuestion &&
  items.some((one) => one.to <= verb.from && kindAmong([one]) && isCue(sentence, 'which', one.from - 1))

/** The verb of 'take the belt off'; the Portuguese 'bota' puts something on, or is a boot. */
const verbOf = (look: ChangeContext, act: Act) =>
  look.items.find(
    (item) =>
      means(item, `grammar:${act}`) &&
      !isListed(look, item) &&
      !isJoining(look, item) &&
      !(act === 'add' && putsAnother(look, item)) &&
      !(act === 'add' ? isDeniedVerb : isEven)(look, item) &&
      !isAskedFor(look, item) &&
      kindAmong(look.inClauseOf(item).filter((one) => one !== item || item.to - item.from > 1)),
  )

/** 'Kleid muss weg, lieber Hose', 'tira a saia e põe uma calça': a swap. */
const isSwapped = (look: ChangeContext, gone: Item) => wantsBesides(look, gone) || isTurnedDown(look, gone)

/** What no outfit can do without gives way to another that is named behind. */
function wantsBesides({ items, inClauseOf }: ChangeContext, gone: Item) {
  const own = inClauseOf(gone).find((item) => kindAmong([item]))
  const kind = own && kindAmong([own])
  return (
    kind !== undefined &&
    !spare.has(kind) &&
    items.some(
      (item) =>
        item.from >= Math.max(gone.to, own?.to ?? 0) &&
        ![undefined, kind].includes(kindAmong([item])) &&
        !spare.has(kindAmong([item]) ?? ''),
    )
  )
}

const isTurnedDown = ({ items, inClauseOf }: ChangeContext, gone: Item) =>
  items.some(
    (item) =>
      item.clause > gone.clause &&
      means(item, 'grammar:but') &&
      means(item, 'grammar:yes') &&
      ![undefined, kindAmong(inClauseOf(gone))].includes(kindAmong(inClauseOf(item))),
  )

/** 'The belt is a bit much, take it off': nothing else stands in its clause. */
function takenOff(look: ChangeContext) {
  const verb = look.find('grammar:remove')
  if (!verb || look.isUnread(verb.from - 1) || look.isUnread(verb.to)) return undefined
  const isBare = look.inClauseOf(verb).every(({ tags }) => tags.every((tag) => tag.startsWith('grammar:')))
  const before = look.items.filter(({ clause }) => clause === verb.clause - 1)
  return isBare && kindAmong(before) ? look.of('remove', [verb], before) : undefined
}

/** 'Without the belt', 'take the belt off'. */
export const removed: Rule = (look) => {
  if (asksForOne(look.sentence)) return undefined
  const verb = verbOf(look, 'remove')
  if (!verb || look.find('change:more')) return takenOff(look)
  return look.of(isSwapped(look, verb) ? 'other' : 'remove', [verb], look.inClauseOf(verb))
}

/** 'And a hat on top': a sentence that begins so goes on with what lies there. */
function addedWithAnd(look: ChangeContext) {
  const [first] = look.items
  const pieces = look.items.filter((item) => kindAmong([item]))
  const isSmall = (item: Item) => item.tags.every((tag) => /^(?:grammar|budget):/.test(tag))
  const isAlone = look.items.every((item) => kindAmong([item]) || isSmall(item))
  return first?.from === 0 &&
    means(first, 'grammar:and') &&
    pieces.length === 1 &&
    isAlone &&
    !look.items.some((item) => means(item, 'grammar:not') || means(item, 'grammar:other'))
    ? look.of('add', [first], pieces)
    : undefined
}

/** 'Maybe a belt to go with it?', 'einen Gürtel dazu': nothing else that it could go with is named. */
function addedToIt(look: ChangeContext) {
  const pieces = look.items.filter((item) => kindAmong([item]))
  const isSmall = (item: Item) => item.tags.every((tag) => /^(?:grammar|budget|social):/.test(tag))
  const isAlone = look.items.every((item) => kindAmong([item]) || isSmall(item))
  const [piece, ...others] = pieces
  if (
    !piece ||
    others.length > 0 ||
    !isAlone ||
    look.other ||
    look.isOfShown(pieces) ||
    look.find('grammar:not')
  )
    return undefined
  const joining = look.items.find((item) => means(item, 'grammar:with') && item.from >= piece.to)
  // 'Quel haut va avec ?' asks for a top.
  if (!joining || isAskedFor(look, joining)) return undefined
  const behind = look.units.slice(joining.to).filter(({ kind }) => kind === 'word' || kind === 'number')
  return behind.length === 0 || (behind.length === 1 && it.test(behind[0]?.text ?? ''))
    ? look.of('add', [joining], pieces)
    : undefined
}
const it = /^(?:it|that|this|them|those|these)$/

/** 'Ещё ремень', 'وحزام كمان', '再来条腰带': one more of what an outfit can do without. */
function addedOneMore(look: ChangeContext) {
  const pieces = look.items.filter((item) => kindAmong([item]))
  const more = look.find('change:more')
  const isAlone = look.items.every((item) => pieces.includes(item) || item === more || isPlain(item))
  const isPlural = /[иы]$/.test(look.textAt(pieces[0]?.from ?? 0))
  return more &&
    !saysOther(more, look.sentence) &&
    look.sentence.vocabulary.grammar.isMoreAnother &&
    pieces.length > 0 &&
    pieces.every((item) => spare.has(kindAmong([item]) ?? '')) &&
    isAlone &&
    !isPlural
    ? look.of('add', [more], pieces)
    : undefined
}
const isPlain = (item: Item) => item.tags.every((tag) => tag.startsWith('grammar:'))

/** 'Would a belt go with it? Add one'. */
function addedAsAsked(look: ChangeContext) {
  const verb = look.find('grammar:add')
  if (!verb || kindAmong(look.inClauseOf(verb))) return undefined
  const asked = look.items.filter(({ clause }) => clause === verb.clause - 1)
  const isAsked = look.units
    .slice(asked.at(-1)?.to ?? verb.from, verb.from)
    .some(({ text }) => /^[?？؟]$/.test(text))
  return isAsked && kindAmong(asked) ? look.of('add', [verb], asked) : undefined
}

/** 'Añade algo más': something, whatever it is. */
export const addedAnything: Rule = (look) => {
  const verb = look.find('grammar:add')
  // 'Ajoute un truc pour me couvrir les épaules'.
  const isAlone = look.items.every(({ tags }) =>
    tags.every((tag) => /^(?:grammar|budget|fit|body):/.test(tag)),
  )
  // 'Je mets 120 maximum' is a sum.
  const hasNumber = look.units.some(({ kind }) => kind === 'number')
  return verb && isAlone && !hasNumber && look.items.length <= fewWords ? look.of('add', [verb]) : undefined
}

const fewWords = 6

/** 'Three days in Nice, a mint swimsuit, and add a straw hat': she tells all of what she wants. */
const isListOfWishes = ({ items, isOfShown, sentence }: ChangeContext, verb: Item) => {
  const isOf = (item: Item) => kindAmong([item]) && item.clause < verb.clause && item.to <= verb.from
  const others = items.filter(isOf)
  const isShown = sentence.vocabulary.grammar.articles !== 'none' && isOfShown(others)
  return others.length > 0 && !isShown && items.some((item) => namesIn(item, 'occasion').length > 0)
}

/** 'Add a belt'. */
export const added: Rule = (look) => {
  if (look.find('change:more')) return addedOneMore(look)
  const verb = verbOf(look, 'add')
  // '来条浪漫点的碎花半身裙', of all that she tells.
  const isOrdered =
    verb && look.textAt(verb.from) === '来' && look.items.some((item) => namesIn(item, 'occasion').length > 0)
  if (verb && (isOrdered || isListOfWishes(look, verb))) return undefined
  if (verb) return look.of('add', [verb], look.inClauseOf(verb))
  return addedAsAsked(look) ?? addedWithAnd(look) ?? addedToIt(look)
}
