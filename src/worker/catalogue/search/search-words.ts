import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import { isEnglish, type Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { inLatin, languageOfText, lexiconIn } from '@cabine/sophia/languages/load.ts'
import { readName } from './lexicon/read-words.ts'
import { pairsOf } from './lexicon/ideograph-pairs.ts'
import { isFiller, wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

type Texts = { name: string; brand: string; colour: string; material: string }

const read = (texts: Texts, lexicon: Lexicon) =>
  [texts.name, texts.colour, texts.material].flatMap((text) => readName(text, lexicon))

/** How many words a lexicon knows. Only a language that joins words needs to have them taken apart. */
const countKnown = (texts: Texts, words: string[], lexicon: Lexicon) =>
  lexicon.isCompounding
    ? read(texts, lexicon).filter(({ means }) => means !== null && means.length > 0).length
    : words.filter((word) => {
        const entry = lexicon.find([word])
        return entry !== null && entry.concept !== 'filler'
      }).length

/**
 * The lexicon of the language in which a product is described; null for English. A script tells a language. Of languages in Latin
 * letters it is the one that knows the most of its words, if that is more than English knows.
 */
export async function lexiconOfTexts(texts: Texts): Promise<Lexicon | null> {
  const script = languageOfText(`${texts.name} ${texts.colour}`, 'en')
  if (script !== 'en') return lexiconIn(script)
  const words = wordsOf(`${texts.name} ${texts.colour} ${texts.material}`)
  let most = words.filter(isEnglish).length
  if (most === words.length) return null
  let best: Lexicon | null = null
  for (const language of languages.filter((one): one is Exclude<Language, 'en'> => inLatin.includes(one))) {
    const lexicon = await lexiconIn(language)
    const known = countKnown(texts, words, lexicon)
    if (known > most) [most, best] = [known, lexicon]
  }
  return best
}

/**
 * By what else a product is found than by its own words: what these mean in English, so that a shopper finds it in each of
 * the ten languages; their stems, where nothing is known of a word; and pairs of characters in languages without spaces. Empty
 * for a product described in English, which the index understands itself.
 */
export async function searchWordsOf(texts: Texts): Promise<string> {
  const lexicon = await lexiconOfTexts(texts)
  if (!lexicon) return ''
  const words = read(texts, lexicon).flatMap(({ words: own, means }) => {
    if (means?.length) return means.map((phrase) => phrase.replace('=', ''))
    if (means || lexicon.isUnspaced) return []
    return own.filter((word) => !isFiller(word)).map((word) => lexicon.stem(fold(word)))
  })
  const pairs = lexicon.isUnspaced ? pairsOf(`${texts.name} ${texts.brand} ${texts.colour}`) : []
  return [...new Set([...words, ...pairs])].join(' ')
}
