import { parse, type Token } from '@messageformat/parser'
import { localeOf, type Language } from '#client/i18n/language.ts'
import { areasOf, readArea } from './sentences.ts'

/** The names of a message's arguments, from all its branches. */
function argumentsOf(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (!('arg' in token)) return []
    const inner = 'cases' in token ? token.cases.flatMap((one) => argumentsOf(one.tokens)) : []
    return [token.arg, ...inner]
  })
}

const branchesOf = (tokens: Token[]): { arg: string; keys: string[] }[] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return []
    const inner = token.cases.flatMap((one) => branchesOf(one.tokens))
    return token.type === 'plural'
      ? [{ arg: token.arg, keys: token.cases.map(({ key }) => key) }, ...inner]
      : inner
  })

const selectsOf = (tokens: Token[]): string[] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return []
    const inner = token.cases.flatMap((one) => selectsOf(one.tokens))
    if (token.type !== 'select') return inner
    const keys = token.cases
      .map(({ key }) => key)
      .sort()
      .join(' ')
    return [`${token.arg}: ${keys}`, ...inner]
  })

const unique = (names: string[]) => [...new Set(names)].sort()

/** Plural forms are collected from the whole numbers up to this one, which no shop exceeds. */
const largestCounted = 1_000

export function formsOf(language: Language) {
  const rules = new Intl.PluralRules(localeOf(language))
  return unique(Array.from({ length: largestCounted + 1 }, (_, count) => rules.select(count)))
}

/** The plural forms of the language that the message does not cover. `=1` stands for the one number it names. */
function missingForms(language: Language, keys: string[]) {
  const rules = new Intl.PluralRules(localeOf(language))
  const exact = new Set(keys.filter((key) => /^=?\d+$/.test(key)).map((key) => Number(key.replace('=', ''))))
  const needed = Array.from({ length: largestCounted + 1 }, (_, count) => count)
    .filter((count) => !exact.has(count))
    .map((count) => rules.select(count))
  return unique(needed).filter((form) => !keys.includes(form))
}

const markup = /<\/?[a-z][^>]*>|&(?:[a-z]+|#\d+);|\*\*|\]\(/iu

/** French puts a space before a colon, even at the beginning of a sentence. */
const spacesAround = (text: string) => `${/^\s*(?![\s:])/.exec(text)?.[0] ?? ''}|${/\s*$/.exec(text)?.[0]}`

/** An empty branch would leave a gap in the sentence that shoppers read. */
const hasEmptyBranch = (tokens: Token[]): boolean =>
  tokens.some(
    (token) =>
      'cases' in token && token.cases.some((one) => one.tokens.length === 0 || hasEmptyBranch(one.tokens)),
  )

/** The faults of a translation compared with its English sentence, each in a word or two. */
export function faultsOf(language: Language, english: string, translated: string): string[] {
  const faults: string[] = []
  if (translated.trim() === '') return ['is empty']
  if (spacesAround(translated) !== spacesAround(english)) faults.push('begins or ends with another space')
  if (markup.test(translated)) faults.push('holds markup')
  let own: Token[]
  try {
    own = parse(translated)
  } catch (error) {
    return [
      ...faults,
      `cannot be read: ${error instanceof Error ? error.message.split('\n')[0] : 'no message'}`,
    ]
  }
  const source = parse(english)
  const [takes, shouldTake] = [unique(argumentsOf(own)), unique(argumentsOf(source))]
  if (takes.join() !== shouldTake.join())
    faults.push(`takes {${takes.join()}} where English takes {${shouldTake.join()}}`)
  const [chooses, shouldChoose] = [selectsOf(own), selectsOf(source)]
  const unchosen = shouldChoose.filter((one) => !chooses.includes(one))
  // A translation may distinguish more than English does, as long as it covers all other cases.
  const unsure = chooses.filter((one) => !shouldChoose.includes(one) && !/\bother\b/.test(one))
  if (unchosen.length > 0) faults.push(`does not choose by "${unchosen.join()}"`)
  if (unsure.length > 0) faults.push(`chooses by "${unsure.join()}" without an "other"`)
  const inflecting = branchesOf(source).filter(({ keys }) => keys.includes('one'))
  for (const { arg, keys } of branchesOf(own)) {
    // 'You are number 5' inflects nothing: one form may serve all, but once some are distinguished, all must be.
    const inflects =
      inflecting.some((one) => one.arg === arg) || keys.some((key) => /^(?!other)[a-z]/.test(key))
    if (!inflects) continue
    const forms = missingForms(language, keys)
    if (forms.length > 0) faults.push(`{${arg}} lacks the form ${forms.join(', ')}`)
  }
  if (hasEmptyBranch(own) && !hasEmptyBranch(source)) faults.push('has an empty branch')
  return faults
}

export type Report = {
  /** Keys, `area.key`, that English has and the language lacks. */
  missing: string[]
  extra: string[]
  faulty: string[]
}

export function reportOn(language: Language): Report {
  const report: Report = { missing: [], extra: [], faulty: [] }
  const areas = unique([...areasOf('en'), ...areasOf(language)])
  for (const area of areas) {
    const [english, own] = [readArea('en', area), readArea(language, area)]
    for (const [key, sentence] of Object.entries(english)) {
      const name = `${area}.${key}`
      const translation = own[key]
      if (translation === undefined) report.missing.push(name)
      else report.faulty.push(...faultsOf(language, sentence, translation).map((fault) => `${name} ${fault}`))
    }
    report.extra.push(
      ...Object.keys(own)
        .filter((key) => !(key in english))
        .map((key) => `${area}.${key}`),
    )
  }
  return report
}
