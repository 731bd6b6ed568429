import type { Language } from '../vocabulary/languages.ts'
import type { Cues } from './cues.ts'
import type { Amount, NumberWords } from './numbers.ts'
import type { FoundPhrase, Phrases, Speech, Tag } from './patterns.ts'
import type { Unit } from './units.ts'
import type { TalkWord } from './talk-words.ts'
import type { Matchers } from './word-lists.ts'
import type { Making } from '../vocabulary/traits.ts'

/** A phrase of a sentence, with what it means and the clause in which it stands. */
export type Item = FoundPhrase & { clause: number }

export type Sentence = {
  units: Unit[]
  items: Item[]
  together: Tag[]
  /** It ends with a question mark. */
  isQuestion: boolean
  vocabulary: Vocabulary
}

/** Everything that is needed to read a language. */
export type Vocabulary = {
  language: Language
  phrases: Phrases
  cues: Cues
  speech: Speech
  numbers: NumberWords
  /** Whether a colour stands before its piece or after it. */
  colours: 'before' | 'after'
  isCompounding: boolean
  grammar: Grammar
  /** What is said besides wishes, and how shops call the details of a piece. */
  talk: Matchers<TalkWord>
  details: Matchers<Making>
}

type IsIn = (sentence: Sentence, item: Item) => boolean

/** What one language does unlike the others. The rules ask for it, and know no language by name; what is missing it does not do. */
export type Grammar = {
  // How it is built

  /** Articles stand before their word, are written with it (a pattern finds them there), or are none. */
  articles: 'apart' | 'none' | RegExp
  /** "Don't" is one word. */
  isJoining?: true
  /** Every noun has a capital. */
  hasCapitalNouns?: true
  /** The verb stands last: what is denied, likened or excepted stands before what says so. */
  isVerbLast?: true
  /** 'Yes' asks for something, and praises nothing: '不要牛仔裤，要裙子'. */
  isYesAsking?: true
  /** 'No' stands before a verb, too, and answers nothing: 'no tengo nada'. */
  isNoOfVerb?: true
  /** What is liked less may stand in a clause of its own: 'lieber Hosen, als diesen Rock'. */
  isOutdoneApart?: true
  /** 'Petite' and 'tall' are lines of pieces, and say nothing of a single one. */
  areSizesLines?: true
  /** A colour before a word that nobody knows is of a name: 'the Blue Parrot'. */
  areUnknownNames?: true
  /** The further forms in which a word may stand in the lists. */
  formsOf?: (word: string) => string[]

  // What its shoppers are like

  /** Centimetres from which a woman is tall; elsewhere 173. */
  tallFrom?: number
  /** Sizes from which shops call them plus sizes; elsewhere 46. */
  plusFrom?: number
  /** What '¥' is; elsewhere yen. */
  yuan?: 'CNY'

  // Words

  /** What a word means where it stands, if that is not what it means elsewhere. */
  readAs?: (sentence: Sentence, item: Item) => Tag[] | undefined
  /** Behind an article this ending is no comparative: 'ein schicker Mantel'. */
  attribute?: { ending: string; articles: RegExp }
  /** Finds the plain form of a comparative: 'elegant' of 'elegantere'. */
  comparative?: RegExp
  /** Whether what was found is a part of a longer word that nobody knows, of which the part before is known up to a place. */
  isPartOfWord?: (
    units: readonly Unit[],
    found: FoundPhrase,
    known: number | undefined,
    phrases: Phrases,
  ) => boolean
  /** Before a city of which the name is a colour, too: dressed 'en bordeaux'. */
  dressedIn?: string
  /** Tells a relative pronoun. */
  relatives?: RegExp
  /** A size without a number: 'サイズはいつもM'. */
  sizeNames?: RegExp

  // What is said of what

  /** 'Long' is said of time. */
  isOfTime?: IsIn
  /** A colour or the like is more than she wants of it: 'mir zu rosa'. */
  isTooMuchOf?: (sentence: Sentence, too: Item, thing: Item) => boolean
  /** A change says that there is too much of what stands before: '黑的太沉了'. */
  isTooMuch?: IsIn
  /** A change behind a colour is said of the colour, and asks for nothing. */
  isOfColourBefore?: IsIn
  /** A quality is how a piece shall be, and changes nothing that lies there: '短いスカート'. */
  isAttribute?: IsIn
  /** A quality says that a piece does not fit, without a word for 'too'. */
  isUnfit?: (sentence: Sentence, item: Item, before: Item | undefined) => boolean
  /** How it is stands before its garment: '暖かいコート'. */
  isBeforeGarment?: true

  // Denying

  /** What a 'no' denies, where that is not found as elsewhere. */
  deniedBy?: (sentence: Sentence, denier: Item) => Item[] | undefined
  /** A 'no' only asks: '安いのない？'. */
  isAsking?: IsIn
  /** A 'no' denies nothing: the Arabic 'what'. */
  isNoDenier?: IsIn
  /** Denies its verb alone: 'jeans that don't cost a fortune'. */
  deniesItsVerb?: IsIn
  /** Denies nothing before it. */
  deniesAheadOnly?: true
  /** Of a piece behind a 'no' it is denied how it is, and not the piece: '不黑的连衣裙'. */
  isHowDenied?: (sentence: Sentence, denier: Item, piece: Item) => boolean
  /** A change behind a 'no' is a wish: '不要太正式的裙子'. */
  isDeniedChange?: IsIn
  /** A 'no' before a change asks for it: 'T'as pas plus long ?'. */
  isAskedFor?: IsIn
  /** A small word within a sentence answers nothing: 'man muss sich ja schämen'. */
  isParticle?: IsIn

  // Asking for changes

  /** 'All' stands behind what stays: '除了鞋子都换'. */
  changesAllBehind?: (sentence: Sentence, from: number) => boolean
  /** Whether a whole outfit is asked for, by what stands behind its piece. */
  asksForOutfit?: (behind: string) => boolean
  /** A piece lies there by its article. */
  isInsteadOf?: IsIn
  /** By what stands before and behind a piece, another is liked more. */
  isOutdone?: (before: string, behind: string) => boolean
  /** What is given away stands before: '代わりに', and what it becomes. */
  givenAway?: { instead: RegExp; into: RegExp }
  /** Back is where somebody comes from. */
  isReturn?: IsIn
  /** The piece into which another shall be turned. */
  isTarget?: (sentence: Sentence, piece: Item, from: number) => boolean
  /** A colour is the one in which a piece that lies there shall be: 'スカートを緑に'. */
  isTurnedInto?: (sentence: Sentence, piece: Item, colour: Item) => boolean
  /** 'Make' stands without an article beside its piece: 'сделай юбку зелёной'. */
  isMadeBare?: true
  /** 'More' before a piece is another one: 'ещё ремень'. */
  isMoreAnother?: true
  /** The word for a set is also that for a whole outfit: 'un conjunto'. */
  isSetOutfit?: true
  /** Behind a colour in which a piece shall be. */
  makesColour?: RegExp
  /** Where another sentence may begin without a sign. */
  beginsNext?: { item?: IsIn; at?: (before: Unit | undefined) => boolean }

  // Persons and numbers

  /** The person for whom a piece is, said behind the person. */
  wearer?: (sentence: Sentence) => Item | undefined
  /** Somebody stands in the case of who is given something. */
  isGiven?: IsIn
  /** Somebody wants something. */
  wants?: IsIn
  /** 'For' is written with the person. */
  isForPerson?: IsIn
  /** Something is given to somebody who may stand anywhere. */
  isGift?: (verb: string) => boolean
  /** How many words may stand between a person and the occasion that is his; elsewhere one. */
  possessionReach?: number
  /** A number is an age by what stands beside it. */
  isAge?: (sentence: Sentence, amount: Amount) => boolean
  /** A number is that of a birthday. */
  isBirthday?: (sentence: Sentence, amount: Amount) => boolean
  /** The same, as an ordinal: 'zum 80.'. */
  isOrdinal?: (before: string, behind: string) => boolean
  /** Degrees without their name. */
  isTemperature?: (sentence: Sentence, amount: Amount) => boolean
  /** Years are a while, and no age: '50 Jahre Abitur'. */
  isLasting?: IsIn
}
