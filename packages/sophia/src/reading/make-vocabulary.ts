import { concepts } from '../vocabulary/concepts.ts'
import { sameThings } from '../languages/en/synonyms.ts'
import { rootOf } from '../languages/en/split-words.ts'
import { foldPhrase, inHiragana } from '../vocabulary/fold.ts'
import type { Lexicon } from '../languages/lexicon.ts'
import { Cues } from '../sentence/cues.ts'
import { numberWords } from '../sentence/numbers.ts'
import { colours, cuts, kinds, materials, patterns } from '../sentence/thing-phrases.ts'
import { known, Phrases, type Speech, type Tag } from '../sentence/patterns.ts'
import type { WordsOfTalk } from '../sentence/talk-words.ts'
import { matchersOf } from '../sentence/word-lists.ts'
import { makings, type Making } from '../vocabulary/traits.ts'
import type { WordsOfSophia } from '../sentence/phrases.ts'
import type { Grammar, Vocabulary } from '../sentence/sentence.ts'

const isThing = (concept: string) =>
  concept === 'accessories' || [kinds, colours, materials, patterns, cuts].some((group) => group.has(concept))

const firsts = new Set(Object.values(concepts).map(([first]) => first))
const isFirst = (form: string): boolean => firsts.has(form as never) && form in concepts

/** Phrases that are separated by commas, and what they mean. */
type Listed = readonly [phrases: string, tag: Tag]

/** In English the words of the shops are the words of shoppers. */
function* englishThings(): Generator<Listed> {
  for (const [concept, forms] of Object.entries(concepts)) {
    if (!isThing(concept)) continue
    // 'Blue' is also a word for a light blue, but it means blue.
    const own = forms.filter((form) => !form.startsWith('=') && (form === concept || !isFirst(form)))
    const others = sameThings.find(([first]) => first === own[0]) ?? []
    const isGarment = kinds.has(concept)
    yield [(isGarment ? [...own, ...englishOf(others)] : own).join(','), `concept:${concept}`]
  }
}

/** Of the synonyms of the search those which are narrower things of their own, or French, are left out. */
const englishOf = (group: readonly string[]) => group.filter((word) => !isOwn.has(word) && !french.has(word))
const isOwn = new Set<string>(Object.values(concepts).flat())
const french: ReadonlySet<string> = new Set(
  'robe,jupe,pull,haut,veste,manteau,chemise,costume,tennis shoes,sac,throw,short,sweat,hooded,knit,chain,tank,mac,cuff,studs,slides,tailleur,vest,chandail,pochette,bague,montre,maison,bougie,collier,jewels,overalls,tights,legging,baskets'.split(
    ',',
  ),
)

function* listedIn(words: WordsOfSophia): Generator<Listed> {
  const groups = {
    occasion: words.occasions,
    weather: words.weather,
    body: words.body,
    fit: words.fit,
    shoes: words.shoes,
    code: words.dressCodes,
    vibe: words.vibes,
    change: words.changes,
    quality: words.qualities,
    question: words.questions,
    social: words.social,
    date: words.dates,
    season: words.seasons,
    budget: words.budget,
    grammar: words.grammar,
    concept: words.things,
  }
  for (const [group, entries] of Object.entries(groups))
    for (const [name, listed] of Object.entries(entries)) yield [listed, `${group}:${name}`]
  for (const [place, month] of words.months.split(',').entries())
    yield [month.replaceAll('/', ','), `month:${place + 1}`]
  for (const one of words.currencies.split(',')) {
    const [name = '', code = ''] = one.split('=')
    if (code) yield [name, `currency:${code.trim()}`]
  }
  yield [words.places, 'place:known']
  yield [words.lookalikes ?? '', known]
}

/** In hiragana a shorter word may be a part of the grammar. */
const isLongKatakana = /^[ァ-ヺー]{4,}$/

function* thingsIn({ entries, isUnspaced }: Lexicon, homographs: ReadonlySet<string>): Generator<Listed> {
  for (const { shown, folded, concept } of entries) {
    // The Portuguese 'lã' is wool, and 'lá' is there.
    const isWritten =
      isUnspaced ||
      shown
        .toLowerCase()
        .split(' ')
        .some((word) => homographs.has(word))
    if (!isThing(concept)) continue
    yield [isWritten ? shown : folded, `concept:${concept}`]
    // 'わんぴーす', before it is converted.
    if (isLongKatakana.test(shown)) yield [inHiragana(shown), `concept:${concept}`]
  }
}

/** How long the page may be kept from answering, ms. */
const longestTask = 10

/** Some ten thousand phrases take a phone half a second. */
async function addAll(phrases: Phrases, ...lists: Iterable<Listed>[]) {
  let since = performance.now()
  for (const list of lists)
    for (const [listed, tag] of list)
      for (const phrase of listed.split(',')) {
        phrases.add(phrase.trim(), tag)
        if (performance.now() - since < longestTask) continue
        await new Promise((done) => setTimeout(done))
        since = performance.now()
      }
}

/** Builds the vocabulary of a language; of English there is no lexicon, the concepts are its words. */
export async function makeVocabulary(
  words: WordsOfSophia,
  grammar: Grammar,
  lexicon: Lexicon | null,
  { talk, attributes }: WordsOfTalk,
): Promise<Vocabulary> {
  const { language } = words
  const isUnspaced = lexicon?.isUnspaced === true
  const speech: Speech = {
    spacing: isUnspaced ? 'unspaced' : grammar.isJoining ? 'joining' : 'spaced',
    stem: lexicon?.stem ?? ((word) => rootOf(word.replace(/(?<=\p{L}{2})ies$/u, 'y'))),
    formsOf: grammar.formsOf ?? formsIn(words.spellings),
    homographs: new Set(words.homographs?.split(' ')),
  }
  const phrases = new Phrases(speech)
  await addAll(phrases, listedIn(words), lexicon ? thingsIn(lexicon, speech.homographs) : englishThings())
  return {
    language,
    phrases,
    cues: new Cues(words.cues, speech.spacing),
    speech,
    numbers: {
      values: numberWords(words.numbers, foldPhrase),
      formsOf: grammar.formsOf ?? (() => []),
      isUnspaced,
      and: new Set(words.cues.numberAnd?.split(', ')),
    },
    colours: words.colours,
    grammar,
    talk: matchersOf(talk, isUnspaced),
    details: matchersOf(detailsOf(attributes), isUnspaced),
    isCompounding: lexicon?.isCompounding === true,
  }
}

const detailsOf = (attributes: WordsOfTalk['attributes']) =>
  Object.fromEntries(makings.map((making) => [making, attributes[making]])) as Record<Making, string>

/** The forms in which a word of a language may stand in its lists. */
function formsIn(spellings: string | undefined): Speech['formsOf'] {
  if (!spellings) return (word) => [word]
  const others = new Map(spellings.split(' ').map(([one = '', other = '']) => [one, other]))
  return (word) => {
    const other = others.get(word)
    return other ? [word, other] : [word]
  }
}
