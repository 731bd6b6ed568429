import type { Concept } from '../vocabulary/concepts.ts'
import type { Language } from '../vocabulary/languages.ts'
import type {
  BodyWish,
  ChangeAct,
  DressCode,
  FitWish,
  ReadOccasion,
  ReadQuestion,
  ReadVibe,
  Social,
} from '../vocabulary/reading-words.ts'
import type { CueName } from './cue-names.ts'

/** What an adjective says of what lies there; 'too' and 'more' before it make it a change. */
export const qualities = [
  'expensive',
  'cheap',
  'long',
  'short',
  'tight',
  'loose',
  'warm',
  'cool',
  'dressy',
  'plain',
  'bold',
  'quiet',
] as const
export type Quality = (typeof qualities)[number]

/** The words by which a sentence is built. */
export const grammarNames = [
  /** 'no', 'without', 'I hate': denies what follows in its clause, or else what stands before it. */
  'not',
  /** 'is out', 'は苦手': denies what stands before it. */
  'notBefore',
  /** 'rather than': what follows is not wanted, what stands before is. */
  'ratherThan',
  /** 'any colour but': what follows, or in some languages what stands before, is not wanted. */
  'except',
  /** Begins a new clause: 'but', 'rather'. */
  'but',
  /** Says yes to what stands beside it: 'yes', 'is fine'. */
  'yes',
  'and',
  /** 'with', 'to go with': begins another piece. */
  'with',
  'too',
  /** Before how a piece is on her: 'sits', 'me queda'. */
  'sits',
  'more',
  'less',
  'other',
  'same',
  /** Shows at what lies there: 'this', 'that'. */
  'this',
  'add',
  'remove',
  'keep',
  /** 'the rest', 'everything else'. */
  'rest',
  'colour',
  /** The whole outfit, or one piece of it. */
  'outfit',
  'piece',
  /** 'for' before the person who wears it. */
  'for',
  /** Behind the person who wears it: 'my husband needs'. */
  'needs',
  'man',
  'woman',
  'child',
  /** Says that words of warmth are about the weather. */
  'outside',
  /** Says that a number is an age: 'years old', or before it 'I am', 'aged'. */
  'yearsOld',
  'iAm',
  /** Before the years of a birthday: 'turns'. */
  'turns',
  /** Before or after a dress size. */
  'size',
  'height',
  'minus',
  'degrees',
  'fahrenheit',
  /** Before a place: 'in'. */
  'in',
  /** Before a place to which she travels: 'off to', 'three days in'. */
  'travel',
  /** A house, a street, a shop: the colour of its name is no wish. */
  'venue',
  /** Hair, eyes, a car: nor is theirs. */
  'bears',
  /** Before what somebody else wears: 'she wears'. */
  'theirs',
  /** Before what she wore another time: 'last year'. */
  'past',
  /** Before what it looks like, in Japanese behind it: 'as if I went to'. */
  'resembles',
  /** Beside what is so with all pieces of a kind: 'always'. */
  'always',
  /** Words that carry no wish. */
  'plain',
] as const
export type GrammarName = (typeof grammarNames)[number]

export const weatherNames = [
  'hot',
  'warm',
  'mild',
  'cool',
  'cold',
  'rain',
  'snow',
  'wind',
  'forecast',
] as const
export type WeatherName = (typeof weatherNames)[number]

export const dateNames = ['today', 'tonight', 'tomorrow', 'weekend', 'next_week'] as const
export type DateName = (typeof dateNames)[number]

export const budgetNames = [
  /** Before or after an amount. */
  'most',
  'least',
  'between',
  'to',
  'low',
  'high',
  'open',
] as const
export type BudgetName = (typeof budgetNames)[number]

/**
 * A language's words for Sophia, separated by commas; kinds, colours, materials, patterns and cuts are in the lexicon
 * that the shop's search has, too. In a phrase
 * - `wedding*` is any word that begins so, `*kleid` any that ends so;
 * - `…` stands for up to four words (six characters where there are no spaces);
 * - `a/b + c/d` is found where a or b and c or d stand anywhere in the sentence.
 */
export type WordsOfSophia = {
  language: Language
  /** Whether a colour stands before its piece ('red dress') or after it ('robe rouge'). */
  colours: 'before' | 'after'
  /** Characters that stand for another, each before the one of the lists: '請请 個个'. */
  spellings?: string
  /** Words that an accent makes two ('el' and 'él'), each of which is found only as it is written. */
  homographs?: string
  /** Words of no wish that would be taken for a form or a misspelling of one: 'pizza' is no 'pizzo'. */
  lookalikes?: string
  occasions: Record<ReadOccasion, string>
  weather: Record<WeatherName, string>
  body: Record<BodyWish, string>
  fit: Record<Exclude<FitWish, 'warm' | 'light'>, string> & { warm: string; light: string }
  shoes: Record<'flat' | 'low' | 'high' | 'any', string>
  dressCodes: Record<DressCode, string>
  vibes: Record<ReadVibe, string>
  changes: Partial<Record<ChangeAct, string>>
  qualities: Record<Quality, string>
  questions: Record<ReadQuestion, string>
  social: Record<Social, string>
  dates: Record<DateName, string>
  /** January to December. */
  months: string
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter', string>
  budget: Record<BudgetName, string>
  /** Names of money besides signs and codes: 'quid=GBP'. */
  currencies: string
  /** 'zehn=10, tausend=1000'. */
  numbers: string
  grammar: Record<GrammarName, string>
  /**
   * What a rule looks for besides phrases. Each is found only as it is written, but for case and accents: `*` at its beginning or
   * end stands for any letters, alone for any word, and `…` for anything within the sentence.
   */
  cues: Partial<Record<CueName, string>>
  /** What people call things in a sentence, besides the words of the search. */
  things: Partial<Record<Concept | 'natural' | 'animal', string>>
  /** Cities as they are typed; their weather can be asked for. */
  places: string
}
