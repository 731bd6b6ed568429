import { editDistance } from '../vocabulary/edit-distance.ts'
import { heldOnce, isHeard, isSlip, shortestHeld, shortestSlip } from './slips.ts'
import { unitsOf, type Spacing, type Unit } from './units.ts'

/** What a phrase means: 'occasion:date', 'concept:dress', 'grammar:not'. */
export type Tag = `${string}:${string}`

type Word = {
  how: 'is' | 'starts' | 'ends' | 'gap'
  text: string
  stem: string
  /** It has to be written so, accents and all. */
  shown?: string
}
type Pattern = { words: Word[]; tag: Tag }
/** FoundPhrase where one of each side stands anywhere. */
type Together = { sides: Pattern[][]; tag: Tag }

/** A phrase in a sentence, from a unit up to another, exclusive. */
export type FoundPhrase = { from: number; to: number; tags: Tag[] }

export type Speech = {
  spacing: Spacing
  stem: (word: string) => string
  /** The forms in which a word may stand in the lexicon: without what Arabic writes together with it. */
  formsOf: (word: string) => string[]
  homographs: ReadonlySet<string>
}

const gaps = { spaced: 4, joining: 4, unspaced: 6 }
/** A stem of fewer letters is shared by too many words. */
const shortestStem = 3

/** Of a word that is cut down to so few letters two are an ending, and more are not: 'spannen' is no spa. */
const isEnding = (cut: number, stem: string) => stem.length > shortestStem || cut <= 2

/** How surely a word is meant: as it is, without what is written together with it, in another form, by its beginning or end. */
const sureness = { is: 4, form: 3, stem: 2, part: 1 }

/** A word that means something only together with others, or nothing. */
export const known: Tag = 'grammar:known'

/** Says how a thing is, or nothing: stands beside any other meaning of a word. */
const isWeak = (tag: Tag) =>
  tag.startsWith('quality:') || tag === 'grammar:venue' || tag === 'grammar:bears' || isSmall(tag)
const isSmall = (tag: Tag) => tag === 'grammar:plain' || tag === known
/** Small words and places have no other forms; 'I want' is not 'he wants', and 'chino' no China. */
const hasForms = (tag: Tag, word: string) =>
  tag !== 'grammar:needs' && tag !== 'place:known' && (!/^(?:grammar|budget):/.test(tag) || word.length >= 5)

/** A mistyped word is a thing or an occasion: 'heating' is no 'hating'. */
const isOfContent = (tag: Tag) => !/^(?:grammar|budget|change|place):/.test(tag)

function put<T>(map: Map<string, T[]>, key: string, value: T) {
  const values = map.get(key)
  if (values) values.push(value)
  else map.set(key, [value])
}

export class Phrases {
  readonly #speech: Speech
  readonly #byWord = new Map<string, Pattern[]>()
  readonly #byStem = new Map<string, Pattern[]>()
  readonly #byStart = new Map<string, Pattern[]>()
  readonly #ends: Pattern[] = []
  readonly #together: Together[] = []
  readonly #single = new Map<string, string[]>()

  constructor(speech: Speech) {
    this.#speech = speech
  }

  add(phrase: string, tag: Tag) {
    if (!phrase.includes(' + ')) {
      this.#index({ words: this.#wordsOf(phrase, tag), tag })
      return
    }
    const sides = phrase
      .split(' + ')
      .map((side) => side.split('/').map((one) => ({ words: this.#wordsOf(one, tag), tag })))
    this.#together.push({ sides, tag })
    // They are known words, and no forms of others: 'ventre' is not wind.
    for (const { words } of sides.flat()) if (words.length === 1) this.#index({ words, tag: known })
  }

  #wordsOf(phrase: string, tag: Tag): Word[] {
    // 'Schicker' is a change, 'schick' is none, and both have one stem.
    const isOneWord = !/[\s…]/.test(phrase.trim())
    const isComparative = (text: string) =>
      tag.startsWith('change:') && (isOneWord || /er(?:e[nrs]?)?$/.test(text))
    return phrase
      .trim()
      .split(/(…|\s+)/)
      .filter((part) => part?.trim())
      .flatMap((part): Word[] => {
        if (part === '…') return [{ how: 'gap', text: '', stem: '' }]
        const how = part.endsWith('*') ? 'starts' : part.startsWith('*') ? 'ends' : 'is'
        return unitsOf(part.replaceAll('*', ''), this.#speech.spacing).map(({ text, shown }) => ({
          how,
          text,
          stem: how === 'is' && hasForms(tag, text) && !isComparative(text) ? this.#speech.stem(text) : '',
          ...(this.#speech.homographs.has(shown) && { shown }),
        }))
      })
  }

  #index(pattern: Pattern) {
    const [first] = pattern.words
    if (!first) return
    if (first.how === 'starts') put(this.#byStart, first.text, pattern)
    else if (first.how === 'ends') this.#ends.push(pattern)
    else {
      put(this.#byWord, first.text, pattern)
      if (first.stem.length >= shortestStem) put(this.#byStem, first.stem, pattern)
    }
    if (
      isOfContent(pattern.tag) &&
      pattern.words.length === 1 &&
      first.how === 'is' &&
      first.text.length >= 5
    )
      put(this.#single, first.text.charAt(0), first.text)
  }

  #sure(word: Word, unit: Unit): number {
    if (unit.kind !== 'word' && unit.kind !== 'number') return 0
    if (word.shown && word.shown !== unit.shown.toLowerCase()) return 0
    const forms = this.#speech.formsOf(unit.text)
    if (word.how === 'is') {
      if (unit.text === word.text) return sureness.is
      if (forms.includes(word.text)) return sureness.form
      const isStem =
        word.stem.length >= shortestStem &&
        forms.some(
          (form) =>
            this.#speech.stem(form) === word.stem && isEnding(form.length - word.text.length, word.stem),
        )
      return isStem ? sureness.stem : 0
    }
    if (unit.text === word.text) return sureness.is
    const isPart =
      word.how === 'starts'
        ? forms.some((form) => form.startsWith(word.text))
        : forms.some((form) => form.endsWith(word.text))
    return isPart ? sureness.part : 0
  }

  /** How many units a pattern takes from a place, and how surely; null where it does not stand there. */
  #matchAt(words: readonly Word[], units: readonly Unit[], at: number): { to: number; sure: number } | null {
    const [word, ...rest] = words
    if (!word) return { to: at, sure: sureness.is }
    if (word.how === 'gap') {
      for (let skip = 0; skip <= gaps[this.#speech.spacing]; skip++) {
        const found = this.#matchAt(rest, units, at + skip)
        if (found) return found
        if (units[at + skip]?.kind === 'break') return null
      }
      return null
    }
    const unit = units[at]
    const sure = unit ? this.#sure(word, unit) : 0
    if (sure === 0) return null
    const found = this.#matchAt(rest, units, at + 1)
    return found && { to: found.to, sure: Math.min(sure, found.sure) }
  }

  #candidates({ text, kind }: Unit): Pattern[] {
    if (kind !== 'word' && kind !== 'number') return []
    const found: Pattern[] = []
    for (const form of this.#speech.formsOf(text)) {
      found.push(...(this.#byWord.get(form) ?? []), ...(this.#byStem.get(this.#speech.stem(form)) ?? []))
      for (let length = 1; length <= form.length; length++)
        found.push(...(this.#byStart.get(form.slice(0, length)) ?? []))
    }
    return [...found, ...this.#ends]
  }

  /** The longest phrase at a place, with everything that it means. */
  at(units: readonly Unit[], at: number): FoundPhrase | null {
    const unit = units[at]
    if (!unit) return null
    type Best = { to: number; sure: number; tags: Set<Tag> }
    const best: { strong?: Best; weak?: Best } = {}
    for (const { words, tag } of this.#candidates(unit)) {
      const found = this.#matchAt(words, units, at)
      if (!found) continue
      const side = isWeak(tag) ? 'weak' : 'strong'
      const own = best[side]
      const isBetter = !own || found.to > own.to || (found.to === own.to && found.sure > own.sure)
      if (isBetter) best[side] = { ...found, tags: new Set([tag]) }
      else if (own && found.to === own.to && found.sure === own.sure) own.tags.add(tag)
    }
    // A small word that is written as it stands in the list is no form of another.
    const isFormOfOther =
      best.strong &&
      best.weak &&
      best.weak.to >= best.strong.to &&
      best.weak.sure === sureness.is &&
      best.strong.sure <= sureness.form &&
      [...best.weak.tags].every(isSmall)
    const sides = [isFormOfOther ? undefined : best.strong, best.weak].filter((one) => one !== undefined)
    if (sides.length === 0) return null
    const to = Math.max(...sides.map((one) => one.to))
    return { from: at, to, tags: sides.flatMap((one) => (one.to === to ? [...one.tags] : [])) }
  }

  /** What single words say together, wherever they stand in a sentence; of a body in one clause. */
  together(units: readonly Unit[], clauses: readonly (readonly Unit[])[]): Tag[] {
    type Place = { from: number; to: number }
    /** '膝盖' is a knee, and no knee that is covered: what two sides find are two places. */
    const stand = (
      within: readonly Unit[],
      [side, ...others]: readonly Pattern[][],
      taken: Place[],
    ): boolean =>
      side === undefined ||
      side.some(({ words }) =>
        within.some((_, from) => {
          const to = this.#matchAt(words, within, from)?.to
          if (to === undefined || taken.some((one) => from < one.to && one.from < to)) return false
          return stand(within, others, [...taken, { from, to }])
        }),
      )
    const stands = (within: readonly Unit[]) => (sides: readonly Pattern[][]) => stand(within, sides, [])
    return this.#together
      .filter(({ sides, tag }) =>
        /^(?:body|fit):/.test(tag) ? clauses.some((clause) => stands(clause)(sides)) : stands(units)(sides),
      )
      .map(({ tag }) => tag)
  }

  /**
   * The known word that a mistyped one stands for: a letter or, in a long word, two are wrong behind the first. Of a thing
   * also the vowels may be missing ('плтье'), and a letter may be held down ('احمرر') or double in vain.
   */
  corrected(word: string): string | null {
    const single = heldOnce(word)
    if (single !== word && single.length >= shortestHeld && this.#isThing(single)) return single
    if (word.replace(/^ال/, '').length < shortestSlip) return null
    const most = word.length >= 10 ? 2 : 1
    let best: { text: string; edits: number } | null = null
    for (const text of this.#single.get(word.charAt(0)) ?? []) {
      const edits = editDistance(word, text, most)
      if (edits > most || (best && edits >= best.edits)) continue
      if (isSlip(word, text) || (isHeard(word, text) && this.#isThing(text))) best = { text, edits }
    }
    return best?.text ?? null
  }

  /** Whether a word by itself is a piece, a colour and the like. */
  #isThing(word: string) {
    return (this.#byWord.get(word) ?? []).some(
      ({ words, tag }) => words.length === 1 && tag.startsWith('concept:'),
    )
  }
}
