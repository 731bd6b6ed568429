import { isAsking, isDenial, isMild } from './denial.ts'
import { isLoose, kindAmong, means, namesIn, type Item, type Sentence } from './items.ts'
import { besideLiked, liesThere, sparedIn } from './praise.ts'
import type { ChangeAct, Reading } from './reading.ts'
import { colours } from './vocabulary.ts'
import type { Quality } from './source.ts'

/** What 'more' of a quality asks for, and what 'too' does. */
const acts: Record<Quality, { more: ChangeAct; too: ChangeAct }> = {
  expensive: { more: 'dearer', too: 'cheaper' },
  cheap: { more: 'cheaper', too: 'dearer' },
  long: { more: 'longer', too: 'shorter' },
  short: { more: 'shorter', too: 'longer' },
  tight: { more: 'tighter', too: 'looser' },
  loose: { more: 'looser', too: 'tighter' },
  warm: { more: 'warmer', too: 'cooler' },
  cool: { more: 'cooler', too: 'warmer' },
  dressy: { more: 'dressier', too: 'plainer' },
  plain: { more: 'plainer', too: 'dressier' },
  bold: { more: 'bolder', too: 'quieter' },
  quiet: { more: 'quieter', too: 'bolder' },
}

/** Changes that say nothing of how it shall be. */
const loose: ReadonlySet<string> = new Set(['other', 'more', 'keep', 'add', 'remove'])

/** 'Nothing too strict' is a wish, and changes nothing. */
export function isDeniedChange(sentence: Sentence, item: Item) {
  const { items, units, isQuestion, vocabulary } = sentence
  // '不要太正式的裙子'.
  if (
    vocabulary.language === 'zh' &&
    /^[不别別]$/.test(units[item.from]?.text ?? '') &&
    units[item.to]?.text === '的'
  )
    return true
  // '派手すぎない'.
  if (vocabulary.language === 'ja')
    return items.some((one) => one.from === item.to && isDenial(one) && !isAsking(sentence, one))
  const before = items.slice(0, items.indexOf(item)).findLast((one) => !isLoose(one))
  return (
    before !== undefined &&
    before.clause === item.clause &&
    item.from - before.to <= 1 &&
    means(before, 'grammar:not') &&
    // 'T'as pas plus long dans le même genre ?' asks for it, with a question mark or without.
    !(
      vocabulary.language === 'fr' &&
      units[before.from]?.text === 'pas' &&
      /^(?:as|avez|aurais|auriez)$/.test(units[before.from - 1]?.text ?? '')
    ) &&
    // 'Y a rien de plus gai ?' asks for it.
    !(isQuestion && /^(?:rien|niente|nulla|nada)$/.test(units[before.from]?.text ?? '')) &&
    namesIn(before, 'change').length === 0
  )
}

const isOfFit = (item: Item) =>
  namesIn(item, 'quality').some((name) => ['long', 'short', 'tight', 'loose'].includes(name))

/** 'Die Schuhe gehen gar nicht': of the shoes that lie there. */
const isPointed = (items: readonly Item[], complaint: Item, units: Sentence['units']) =>
  items.some(
    (item) =>
      item.to <= complaint.from &&
      kindAmong([item]) &&
      /^(?:die|der|das|diese[rs]?)$/.test(units[item.from - 1]?.text ?? ''),
  )

/** 'Those shoes are ugly': said of a piece in its clause, and no wish as 'I do not like red' is. */
const isBemoaned = ({ items, units }: Sentence, item: Item) =>
  means(item, 'social:complaint') &&
  !means(item, 'grammar:not') &&
  (!means(item, 'grammar:notBefore') || isPointed(items, item, units)) &&
  kindAmong(items.filter(({ clause }) => clause === item.clause)) !== undefined &&
  !items.some((one) => means(one, 'grammar:not') && one.to === item.from)

type Change = NonNullable<Reading['change']>
const reach = 3

const otherWord =
  /(?:^| )(?:other|else|otr[oa]s?|outr[oa]s?|altr[oaie]|autres?|ander(?:e[nrs]?|s)|друг\S*)(?: |$)|[别別他另]|اخر|غير/

/** Says 'other', and not only 'more'. */
const saysOther = ({ from, to }: Item, { units, vocabulary }: Sentence) =>
  otherWord.test(
    units
      .slice(from, to)
      .map(({ text }) => text)
      .join(vocabulary.speech.spacing === 'unspaced' ? '' : ' '),
  )

const asksForOther = (item: Item, sentence: Sentence) =>
  means(item, 'grammar:other') || (means(item, 'change:more') && saysOther(item, sentence))

/** 'The skirt' lies there, 'a skirt' is looked for; without articles each may. */
const isOfShown = (among: readonly Item[], sentence: Sentence) =>
  among.some((item) => kindAmong([item]) && liesThere(item, sentence))

/** Where the piece that a change is about stands: in its clause or before; not the 'sneakers' of 'plainer, with sneakers'. */
function nearTo(items: readonly Item[], change: Item) {
  const own = items.filter(({ clause }) => clause === change.clause)
  if (kindAmong(own) || namesIn(change, 'weather').length > 0) return own
  // 'Quédate con el pantalón, pero la chaqueta la prefiero más corta': the one just before.
  const justBefore = items.filter(({ clause }) => clause === change.clause - 1)
  if (kindAmong(justBefore)) return justBefore
  const joining = items.find((item) => item.clause > change.clause && means(item, 'grammar:with'))
  return items.filter((item) => item.clause < (joining?.clause ?? Number.POSITIVE_INFINITY))
}

/** What a sentence asks to be otherwise about what lies there. */
export function changeIn(sentence: Sentence): { change: Change; spoken: Item[] } | null {
  const { items, together, isQuestion, units, vocabulary } = sentence
  const inClauseOf = (one: Item) => items.filter(({ clause }) => clause === one.clause)
  const about = (among: readonly Item[]) => {
    const kind = kindAmong(among)
    return kind ? { about: kind } : {}
  }
  const of = (
    act: ChangeAct,
    spoken: Item[],
    among: readonly Item[] = items,
  ): { change: Change; spoken: Item[] } => ({
    change: { act, ...about(among) },
    spoken,
  })
  const isUnread = (at: number) =>
    units[at]?.kind === 'word' && !items.some(({ from, to }) => from <= at && at < to)
  const isBare = (verb: Item) =>
    !isUnread(verb.from - 1) &&
    !isUnread(verb.to) &&
    inClauseOf(verb).every(({ tags }) => tags.every((tag) => tag.startsWith('grammar:')))
  const find = (tag: `${string}:${string}`) => items.find((item) => means(item, tag))

  const back = find('change:undo')
  // 'Can it go back?' is about the shop.
  const isOfShop = (isQuestion && find('question:returns')) || together.includes('question:returns')
  // 'Er kommt aus Australien zurück'.
  const isReturn =
    vocabulary.language === 'de' &&
    back !== undefined &&
    back.to - back.from === 1 &&
    units.slice(0, back.from).some(({ text }) => /^(?:komm|fahr|flieg|reis|kehr|ruf)/.test(text))
  if (back && !isOfShop && !isReturn) return { change: { act: 'undo' }, spoken: [back] }
  const again = find('change:start_over')
  if (again) return { change: { act: 'start_over' }, spoken: [again] }

  // 'Muda tudo menos a jaqueta' keeps the jacket.
  const except = items.find((item) => means(item, 'grammar:except') && !isUnread(item.to))
  const isAllChanged =
    except &&
    items.some(
      (item) => item.to <= except.from && (means(item, 'grammar:other') || means(item, 'change:other')),
    ) &&
    [except.from - 1, except.from].some((at) =>
      /^(?:tudo|todo|everything|all|alles|tout|tutto)$/.test(units[at]?.text ?? ''),
    )
  const stays =
    isAllChanged &&
    items.find((item) => item.from >= except.to && item.from - except.to <= 2 && kindAmong([item]))
  if (stays) return of('keep', [except], [stays])
  const spared = sparedIn(sentence)
  // 'All great except the scarf, take that off'.
  const isTakenOff = spared && items.some((item) => item.from >= spared.to && means(item, 'grammar:remove'))
  if (spared) return of(isTakenOff ? 'remove' : 'other', [spared], [spared])
  const disliked = besideLiked(sentence)
  if (disliked) return of('other', [disliked], [disliked])
  const rest = find('grammar:rest')
  // 'The jacket is fine, change the rest' keeps it, too.
  const isKept = (item: Item) =>
    means(item, 'grammar:keep') ||
    (rest !== undefined &&
      rest.clause !== item.clause &&
      // 'A blusa fica, o resto sai'.
      ((means(item, 'grammar:sits') &&
        item.clause < rest.clause &&
        item.to - item.from <= 2 &&
        !items.some((one) => one.clause === item.clause && one.from >= item.to)) ||
        // 'Die Jacke gefällt mir, aber der Rest nicht'.
        means(item, 'grammar:yes') ||
        (means(item, 'social:compliment') && item.clause < rest.clause)) &&
      // 'Die Schuhe bitte in Braun, der Rest ist super'.
      units[item.from]?.text !== 'bitte')
  // 'More formal, the shoes can stay' changes something.
  const isChangedElsewhere = (item: Item) =>
    rest === undefined &&
    items.some((one) => one.clause !== item.clause && namesIn(one, 'change').some((name) => !loose.has(name)))
  // 'Another bag, and leave the rest'.
  const beforeRest = rest ? items.filter(({ to }) => to <= rest.from) : []
  const exchanged = beforeRest.find((item) => means(item, 'grammar:other') || means(item, 'change:other'))
  const staysElse =
    exchanged && items.some((item) => item.from >= exchanged.to && means(item, 'grammar:keep'))
  if (exchanged && staysElse && kindAmong(beforeRest)) return of('other', [exchanged], beforeRest)
  // 'I love the skirt, keep it and change the rest'.
  const pointed = rest && items.find((item) => means(item, 'grammar:keep'))
  const shown = pointed && items.filter(({ clause }) => clause === pointed.clause - 1)
  const isTaken = shown?.some((item) => means(item, 'grammar:remove') || means(item, 'grammar:other'))
  if (pointed && shown && !isTaken && !kindAmong(inClauseOf(pointed)) && kindAmong(shown))
    return of('keep', [pointed], shown)
  const keep = items.find((item) => isKept(item) && kindAmong(inClauseOf(item)) && !isChangedElsewhere(item))
  // 'Пиджак оставьте, а джинсы замените на брюки'.
  const swapping = items.find(
    (item) =>
      means(item, 'grammar:other') &&
      item.clause !== keep?.clause &&
      inClauseOf(item).filter((one) => kindAmong([one])).length > 1,
  )
  if (keep && swapping && !rest) return of('other', [swapping], inClauseOf(swapping))
  // 'Leave the trousers as they are and change only the blouse'.
  const left = keep && items.find((item) => item.from >= keep.from && kindAmong([item]))
  const isOnlyOne =
    left && units.slice(keep.from, left.from).some(({ text }) => /^(?:que|only|solo|nur)$/.test(text))
  const alone =
    !isOnlyOne && left && items.find((item) => item.from >= left.to && asksForOther(item, sentence))
  const changed = alone && items.find((item) => item.from >= alone.from && kindAmong([item]))
  if (left && alone && changed && !rest && kindAmong([changed]) !== kindAmong([left]))
    return of('other', [alone], [changed])
  // 'Off with the necklace, and leave the watch': what comes first.
  const isAfterRemoval = keep && items.some((one) => one.to <= keep.from && means(one, 'grammar:remove'))
  const isElseWanted = rest ?? find('grammar:other') ?? find('change:other') ?? find('change:more')
  if (keep && !isAfterRemoval && (isElseWanted || items.filter((item) => !isLoose(item)).length <= 4))
    return of('keep', [keep], inClauseOf(keep))
  // 'Trousers instead of the skirt': 'rather than' and 'other' in one.
  const isPut = (item: Item) =>
    items.some((one) => one.clause <= item.clause && one.to <= item.from && means(one, 'grammar:add'))
  const swap = items.find(
    (item) => means(item, 'grammar:ratherThan') && (means(item, 'grammar:other') || isPut(item)),
  )
  const swapped = swap && items.filter(({ clause, from }) => clause === swap.clause && from >= swap.to)
  if (swap && swapped && kindAmong(swapped)) return of('other', [swap], swapped)
  // 'I do not like the skirt, give me trousers', 'no skirt, change it into trousers'.
  const isDisliked = (item: Item) =>
    means(item, 'social:complaint') ||
    (isDenial(item) && items.some((one) => one.clause > item.clause && means(one, 'grammar:other')))
  const refused = items.find((item) => isDisliked(item) && kindAmong(inClauseOf(item)))
  const instead = refused && kindAmong(items.filter(({ clause }) => clause !== refused.clause))
  if (refused && instead && instead !== kindAmong(inClauseOf(refused)))
    return of('other', [refused], inClauseOf(refused))
  for (const act of ['remove', 'add'] as const) {
    // The 'bota' of 'bota e jaqueta' is a boot.
    const isListed = (item: Item) => {
      const next = items[items.indexOf(item) + 1]
      const isLast = next === undefined || next.clause !== item.clause
      // 'A bota pela sandália'.
      const isNoun = /^(?:as?|umas?|essas?|las?|unas?|esas?)$/.test(units[item.from - 1]?.text ?? '')
      return (
        kindAmong([item]) !== undefined &&
        item.to - item.from === 1 &&
        (isLast || isNoun || means(next, 'grammar:and'))
      )
    }
    // 'Je ne mets jamais de jupe'.
    const isDenied = (item: Item) =>
      act === 'add' &&
      items.some(
        (one) =>
          one !== item && one.clause === item.clause && one.from === item.to && means(one, 'grammar:not'),
      )
    // 'Even the T-shirt is too much in this heat'.
    const isEven = (item: Item) =>
      act === 'remove' &&
      items.some(
        (one) =>
          one.to <= item.from &&
          kindAmong([one]) &&
          /^(?:anche|even|sogar|selbst|meme|incluso|ate)$/.test(units[one.from - 2]?.text ?? ''),
      )
    // The Portuguese 'bota' puts something on, or is a boot.
    const isVerb = (item: Item) =>
      means(item, `grammar:${act}`) &&
      !isListed(item) &&
      !isDenied(item) &&
      !isEven(item) &&
      kindAmong(inClauseOf(item).filter((one) => one !== item || item.to - item.from > 1))
    const verb = items.find(isVerb)
    // 'Kleid muss weg, lieber Hose': a swap.
    const gone = verb && kindAmong(inClauseOf(verb))
    const isSwapped =
      act === 'remove' &&
      verb !== undefined &&
      items.some(
        (item) =>
          item.clause > verb.clause &&
          means(item, 'grammar:but') &&
          means(item, 'grammar:yes') &&
          ![undefined, gone].includes(kindAmong(inClauseOf(item))),
      )
    if (verb && !find('change:more')) return of(isSwapped ? 'other' : act, [verb], inClauseOf(verb))
    // 'The belt is a bit much, take it off': nothing else stands in its clause.
    const pointing = act === 'remove' ? items.find((item) => means(item, 'grammar:remove')) : undefined
    const before = pointing && items.filter(({ clause }) => clause === pointing.clause - 1)
    if (pointing && before && kindAmong(before) && isBare(pointing)) return of(act, [pointing], before)
  }
  const colour = find('grammar:colour')
  // 'The other jacket' is another one, 'the other' the rest.
  const other =
    find('grammar:other') ??
    (rest && items.some((one) => one.from === rest.to && kindAmong([one])) ? rest : undefined)
  const otherColour = find('change:other_colour')
  const recoloured =
    otherColour ?? (colour && other && Math.abs(other.from - colour.from) <= reach ? other : undefined)
  if (recoloured) {
    const own = inClauseOf(recoloured)
    return of('other_colour', [recoloured], kindAmong(own) ? own : items)
  }

  // 'Swap the clutch for a bigger bag' gives the clutch away.
  const traded = other
    ? items.filter((item) => item.clause === other.clause && item.from >= other.to && kindAmong([item]))
    : []
  if (other && traded.length > 1) return of('other', [other], traded)
  // 'My bum is too fat' is about her, and not about what is too thick.
  const isOfBody = (item: Item) =>
    together.some((tag) => tag.startsWith('body:hide_')) &&
    (means(item, 'change:cooler') || means(item, 'change:tighter')) &&
    !kindAmong(inClauseOf(item))
  // 'Je sors encore danser', 'dass es weiter besteht': still, and no more.
  const isStill = (item: Item) =>
    item.to - item.from === 1 &&
    units[item.from]?.text === { fr: 'encore', de: 'weiter' }[vocabulary.language as string] &&
    units[item.from - 1]?.kind === 'word' &&
    units[item.to]?.kind === 'word'
  // 'A lighter blue'.
  const isShade = (item: Item) =>
    units[item.from]?.text === 'lighter' &&
    items.some((one) => one.from === item.to && namesIn(one, 'concept').some((name) => colours.has(name)))
  // '短いスカート', '便宜的裙子': how a piece shall be.
  const isAttribute = (item: Item) =>
    /^(?:ja|zh)$/.test(vocabulary.language) &&
    /^[いなの的]$/.test(units[item.to - 1]?.text ?? '') &&
    (namesIn(item, 'quality').length > 0 || namesIn(item, 'budget').length > 0) &&
    items.some((one) => one.from === item.to && namesIn(one, 'concept').length > 0)
  const changes = items.filter(
    (item) =>
      item !== back &&
      !isStill(item) &&
      !isShade(item) &&
      !isAttribute(item) &&
      namesIn(item, 'change').length > 0 &&
      !isDeniedChange(sentence, item) &&
      !isOfBody(item),
  )
  // 'The colour stays as it is, but shorter' changes something.
  const first = changes.find((item) => !means(item, 'change:keep')) ?? changes[0]
  // 'Está muito sério, quero algo mais alegre': what she asks for, and not what is wrong.
  const isWished = (item: Item) =>
    /^(?:mais|mas|piu|more)$/.test(units[item.from]?.text ?? '') &&
    namesIn(item, 'change').every((name) => !loose.has(name))
  const isTooMuch = (item: Item) =>
    /^(?:muito|muy|troppo|too|demasiado|tao|tan)$/.test(units[item.from]?.text ?? '')
  const wished =
    first && isTooMuch(first)
      ? changes.find((item) => item.clause > first.clause && isWished(item))
      : undefined
  const named = wished ?? first
  const [act] = named ? (namesIn(named, 'change') as ChangeAct[]) : []
  // 'شو في غير هالكعب': others than those heels.
  const besides = named && items.find((item) => item.from === named.to && kindAmong([item]))
  if (named && act === 'more' && besides && units[besides.from - 1]?.text === 'غير')
    return of('other', [named], [besides])
  // 'Other options for the skirt', 'I do not like the skirt, show me something else'.
  const isOther = named && saysOther(named, sentence)
  const isAgainst = (item: Item) => isDenial(item) || means(item, 'social:complaint')
  const unwanted = items.find((item) => isAgainst(item) && kindAmong(inClauseOf(item)))
  const ofWhat = isOther && act === 'more' ? [inClauseOf(named), unwanted ? inClauseOf(unwanted) : []] : []
  const otherOf = ofWhat.find((among) => isOfShown(among, sentence))
  if (named && otherOf) return of('other', [named], otherOf)
  if (named && act && act !== 'other' && act !== 'more') return of(act, [named], nearTo(items, named))
  // 'Got anything more formal?' asks for no more of the same.
  const after = act === 'more' && items.find((item) => item.from === named?.to)
  const [more] = after ? (namesIn(after, 'quality') as Quality[]) : []
  if (after && more) return of(acts[more].more, [after])

  // 'Nem muito caro nem muito barato', 'ni muy largo ni muy corto'.
  const isNeither = (item: Item) =>
    items.some(
      (one) =>
        one.clause === item.clause &&
        item.from - one.to <= 1 &&
        item.from >= one.to &&
        /^(?:nem|ni|ne|weder|noch|neither|nor)$/.test(units[one.from]?.text ?? ''),
    )
  for (const [place, item] of items.entries()) {
    const [quality] = namesIn(item, 'quality') as Quality[]
    if (!quality || isNeither(item)) continue
    const near = items
      .slice(Math.max(0, place - 2), place + 2)
      .filter((one) => Math.abs(one.from - item.from) <= reach)
    const isTooOrLess = near.some((one) => means(one, 'grammar:too') || means(one, 'grammar:less'))
    const isMore = near.some((one) => one !== item && means(one, 'grammar:more'))
    const isWish = near.some((one) => isMild(sentence, one, item))
    if (isTooOrLess && !isWish) return of(acts[quality].too, [item])
    if (isMore) return of(acts[quality].more, [item])
  }
  // 'The trousers sit tight': as 'too tight', though nothing says so.
  const sits = find('grammar:sits')
  const unfit =
    sits && items.find((item) => isOfFit(item) && item.clause === sits.clause && item.from >= sits.to)
  const [how] = unfit ? (namesIn(unfit, 'quality') as Quality[]) : []
  if (sits && unfit && how && unfit.from - sits.to <= 2 && kindAmong(inClauseOf(sits)))
    return of(acts[how].too, [unfit], inClauseOf(sits))
  // In Arabic an adjective without the article of its noun is what the sentence says: 'البنطلون ضيق'.
  const said = items.find((item, place) => {
    const noun = items[place - 1]
    const hasArticle = ({ from }: Item) => units[from]?.text.startsWith('ال') === true
    return (
      noun?.to === item.from && isOfFit(item) && kindAmong([noun]) && hasArticle(noun) && !hasArticle(item)
    )
  })
  const [told] = said && vocabulary.language === 'ar' ? (namesIn(said, 'quality') as Quality[]) : []
  if (said && told) return of(acts[told].too, [said], inClauseOf(said))
  const isUnspaced = vocabulary.speech.spacing === 'unspaced'
  const kindNear = (one: Item) =>
    kindAmong(
      inClauseOf(one).filter(
        (item) => Math.abs(item.from - one.from) <= (isUnspaced ? 2 * reach : reach) + 2,
      ),
    ) !== undefined
  if (other && kindNear(other)) return of('other', [other], inClauseOf(other))
  // 'The blouse is see-through, have you another?'
  const faulted = items.find((item) => means(item, 'grammar:too') && kindAmong(inClauseOf(item)))
  if (other && faulted) return of('other', [other], inClauseOf(faulted))
  // 'Die Pumps bitte gegen etwas Flaches tauschen'.
  const justBefore = other ? items.filter(({ clause }) => clause === other.clause - 1) : []
  if (other && isOfShown(justBefore, sentence)) return of('other', [other], justBefore)
  const isComplaint = find('social:complaint') !== undefined
  const saysNothingElse = !items.some((item) =>
    item.tags.some((tag) => /^(?:occasion|concept|weather|budget):/.test(tag)),
  )
  if (other && (isComplaint || (saysNothingElse && !named && items.length <= 5))) return of('other', [other])
  // 'The shoes do not convince me': nothing else is said.
  const bemoaned = items.find((item) => isBemoaned(sentence, item))
  const isOnlyThat =
    !items.some((item) => item.tags.some((tag) => /^(?:occasion|weather|budget(?!:to)|body):/.test(tag))) &&
    items.filter((item) => kindAmong([item])).length === 1
  if (bemoaned && isOnlyThat && !named) return of('other', [bemoaned], inClauseOf(bemoaned))
  if (named && act) return of(act, [named])
  // 'More, please': nothing else is said.
  const bare = items.filter(({ tags }) => tags.some((tag) => tag !== 'grammar:plain'))
  const [only] = bare
  return only && bare.length === 1 && means(only, 'grammar:more') ? of('more', [only]) : null
}

/** 'The same in black': of what lies there, in a colour. */
export const isInColour = ({ items }: Sentence) =>
  items.some((item) => means(item, 'grammar:same')) || items.some((item) => means(item, 'change:in_colour'))
