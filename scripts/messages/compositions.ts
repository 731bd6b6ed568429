import { parse, type Token } from '@messageformat/parser'
import { localeOf, type Language } from '#client/i18n/language.ts'

/** A message with a gap that other messages fill. */
type Composition = {
  frames: RegExp
  argument: string
  values: RegExp
  /** Whether the gap is a colour's: its values are names of colours, all in one form. */
  isColour?: boolean
}

/** What the code puts together, by names `area.key`. */
export const compositions: Composition[] = [
  { frames: /^letter\.(?:palette|why)_/, argument: 'colour', values: /^letter\.the_/, isColour: true },
  { frames: /^sophia\.palette_/, argument: 'colour', values: /^sophia\.the_/, isColour: true },
  { frames: /^sophia\.wish_(?:avoids|loves)$/, argument: 'what', values: /^sophia\.(?:the|stuff)_/ },
  { frames: /^sophia\.picks_/, argument: 'occasion', values: /^sophia\.for_/ },
  { frames: /^sophia\.picks_/, argument: 'weather', values: /^sophia\.in_/ },
  { frames: /^stylist-chat\.found$/, argument: 'occasion', values: /^stylist-chat\.for_/ },
  { frames: /^stylist-chat\.found$/, argument: 'category', values: /^stylist-chat\.category_/ },
  { frames: /^letter\.outfitAway$/, argument: 'weather', values: /^letter\.for_/ },
]

/** Every way to read a message: one for each choice of its branches, with the values in their gaps. */
function readings(tokens: Token[], values: Record<string, string>): string[] {
  let texts = ['']
  for (const token of tokens) {
    const parts =
      token.type === 'content'
        ? [token.value]
        : 'cases' in token
          ? token.cases.flatMap((one) => readings(one.tokens, values))
          : token.type === 'argument'
            ? [values[token.arg] ?? '…']
            : ['5']
    texts = texts.flatMap((text) => parts.map((part) => text + part))
  }
  return texts
}

const articles: Partial<Record<Language, RegExp>> = {
  en: /^(?:the|an?) /iu,
  de: /^(?:der|die|das|dem|den|eine?) /iu,
  fr: /^(?:l[ea]s? |l’|une? |des )/iu,
  es: /^(?:el|l[ao]s?|una?) /iu,
  it: /^(?:il |l[oae] |l’|i |gli |un[oa]? )/iu,
  pt: /^(?:[oa]s?|uma?) /iu,
  ar: /^ال/u,
}

/** What no joint of two messages may read like: two articles, an article that had to merge or agree, a particle twice. */
const clashes: Record<Language, RegExp> = {
  en: /\b(?:the|an?) (?:the|an?)\b|\b(?:for|to) (?:\w+ )?(?:event|weekend|day|party|wedding|ceremony|interview|evening)\b(?<!\b(?:an?|the|your) (?:\w+ )?\w+)/iu,
  de: /(?<!\p{L})(?:bei|von|mit|zu|aus|nach) (?:das|die) |(?<!\p{L})(?:der|die|das|dem|den|eine?) (?:der|die|das) /iu,
  fr: /(?<!\p{L})(?:de|à) les? |(?<!\p{L})(?:l[ea]s?|un|une|des) (?:l[ea]s? |l’)/iu,
  es: /(?<!\p{L})(?:de|a) el |(?<!\p{L})(?:el|las?|los|un|una) (?:el|las?|los) /iu,
  it: /(?<!\p{L})(?:di|a|da|in|su) (?:il |l[oae] |l’|i |gli )|(?<!\p{L})(?:il|lo|la|gli|le) (?:il |l[oae] |l’|gli )/iu,
  pt: /(?<!\p{L})(?:de|em|por) [oa]s? |(?<!\p{L})[oa]s? [oa]s? |(?<!\p{L})(?:[oa]|n[oa]|d[oa]|ao) (?:estamp|flor|list)\p{L}*s(?!\p{L})/iu,
  ru: /(?<!\p{L})(?:в|во|на|с|со|для|из|от|к|без|под) (?:в|на|для|с) /iu,
  ar: /(?<!\p{L})[لب]?لال/u,
  ja: /のの|にに|はは|をを|がが|でで/u,
  zh: /的的|色色|适合适合/u,
}

/** In Russian a colour's name is in the nominative, so nothing may govern it. */
const governed = /(?<!\p{L})(?:в|во|на|с|со|для|из|от|к|без|под) \{colour\}/iu

/** The faults of a message that others fill, over all they can be. */
export function faultsOfComposition(
  language: Language,
  frame: string,
  { argument, isColour }: Pick<Composition, 'argument' | 'isColour'>,
  values: Record<string, string>,
): string[] {
  const tokens = parse(frame)
  const faults = Object.values(values).flatMap((value) => [
    ...readings(tokens, { [argument]: value }).filter((text) => clashes[language].test(text)),
    ...(/\p{L}\/\p{L}/u.test(value) ? [`${value}: two words for one`] : []),
  ])
  if (!isColour) return faults
  // A print is no colour: it has a sentence of its own.
  const hasPrint = 'multi' in values
  const article = articles[language]
  const withArticle = Object.values(values).filter((value) => article?.test(value))
  const isMixed = withArticle.length > 0 && withArticle.length < Object.keys(values).length
  return [
    ...faults,
    ...(hasPrint ? [`${values.multi}: no colour`] : []),
    ...(isMixed ? [`some with an article: ${withArticle.join()}`] : []),
    ...(language === 'ru' && governed.test(frame) ? ['a colour that a word governs'] : []),
  ]
}

/** Arguments that count things. */
const counting = new Set(['count', 'days', 'hours', 'minutes', 'most'])

/** Counted words that have one form for every number, where the language has more. */
export function countsWithoutForms(language: Language, text: string): string[] {
  if (new Intl.PluralRules(localeOf(language)).resolvedOptions().pluralCategories.length === 1) return []
  const found = (tokens: Token[], chosen: string[]): string[] =>
    tokens.flatMap((token, at) => {
      if ('cases' in token)
        return token.cases.flatMap((one) =>
          found(one.tokens, token.type === 'plural' ? [...chosen, token.arg] : chosen),
        )
      const next = tokens[at + 1]
      if (token.type !== 'argument' || next?.type !== 'content') return []
      if (!counting.has(token.arg) || chosen.includes(token.arg)) return []
      return /^[\s\u00A0\u202F]*\p{L}/u.test(next.value) ? [token.arg] : []
    })
  return found(parse(text), [])
}
