import { languages, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import { readTraits } from '@cabine/sophia/catalogue/read-traits.ts'
import { wordsOfTraits } from '@cabine/sophia/catalogue/words-of-traits.ts'
import type { AnyCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import type { Traits } from '@cabine/sophia/vocabulary/traits.ts'
import { traitsOfLandmarks } from '#shared/traits-of-landmarks.ts'
import { fold } from '@cabine/sophia/vocabulary/fold.ts'
import { isEnglish, type Lexicon } from '@cabine/sophia/languages/lexicon.ts'
import { inLatin, languageOfText, lexiconIn } from '@cabine/sophia/languages/load.ts'
import { readName } from './lexicon/read-words.ts'
import { pairsOf } from './lexicon/ideograph-pairs.ts'
import { isFiller, wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

type Texts = { name: string; brand: string; colour: string; material: string }

/** What else tells how a piece is. */
type Made = { category: AnyCategory; description: string; landmarks: GarmentLandmarks | null }

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

/** Words without which nobody writes a sentence in English, and which no other language writes so. */
const ofEnglish = /(?<!\p{L})(?:the|and|with|that|which|of|for|is|on|from|to|its|at)(?!\p{L})/giu

/** A name may be of words that several languages have ('Camel Short'): a sentence is of one. */
const isEnglishSentence = (description: string) =>
  new Set(description.toLowerCase().match(ofEnglish)).size > 1

/**
 * The lexicon of the language in which a product is described; null for English. A script tells a language, and so do the small words of a
 * sentence. Else, of languages in Latin letters it is the one that knows the most of its words, if that is more than English knows.
 */
export async function lexiconOfTexts({
  description = '',
  ...texts
}: Texts & { description?: string }): Promise<Lexicon | null> {
  const script = languageOfText(`${texts.name} ${texts.colour}`, 'en')
  if (script !== 'en') return lexiconIn(script)
  if (isEnglishSentence(description)) return null
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

/** What a text of another language says in English; pairs of characters in languages without spaces. */
function wordsIn(texts: Texts, lexicon: Lexicon) {
  const words = read(texts, lexicon).flatMap(({ words: own, means }) => {
    if (means?.length) return means.map((phrase) => phrase.replace('=', ''))
    if (means || lexicon.isUnspaced) return []
    return own.filter((word) => !isFiller(word)).map((word) => lexicon.stem(fold(word)))
  })
  const pairs = lexicon.isUnspaced ? pairsOf(`${texts.name} ${texts.brand} ${texts.colour}`) : []
  return [...words, ...pairs]
}

/**
 * By what else a product is found than by its own words: how it is made (sleeves, heel, pattern), as its texts and its picture
 * tell; and where these are in another language than English, which the index understands itself, what they mean. `known`: how it is made,
 * where that is read already.
 */
export async function searchWordsOf(
  { name, brand, colour, material, ...made }: Texts & Partial<Made>,
  known?: Traits,
): Promise<string> {
  const texts = { name, brand, colour, material }
  const { category = 'unknown', description = '', landmarks = null } = made
  const lexicon = await lexiconOfTexts({ ...texts, description })
  const traits =
    known ?? readTraits({ ...texts, category, description }, lexicon, traitsOfLandmarks(landmarks, category))
  const own = lexicon ? wordsIn(texts, lexicon) : []
  return [
    ...new Set([...own, ...wordsOfTraits(traits, category, `${name} ${material} ${description}`)]),
  ].join(' ')
}
