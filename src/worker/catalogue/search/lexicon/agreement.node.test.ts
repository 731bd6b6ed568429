import { describe, expect, test } from 'vitest'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { Vocabulary } from '#worker/catalogue/search/words-of-the-shop.ts'
import { completeIn } from '../complete-word.ts'
import { concepts, type Concept } from '@cabine/sophia/vocabulary/concepts.ts'
import { files } from '@cabine/sophia/languages/load.ts'

/** A shop that has everything. */
const vocabulary: Vocabulary = {
  asOf: 1,
  words: [...new Set(Object.values(concepts).flat().join(' ').replaceAll('=', '').split(' '))].map((word) => [
    word,
    1,
  ]),
  brands: [],
}

const suggest = async (typed: string, language: Exclude<Language, 'en'>) =>
  completeIn((await files[language]()).lexicon, typed, vocabulary)

describe('what is suggested agrees with the thing', () => {
  test.each<[Exclude<Language, 'en'>, string, string]>([
    ['fr', 'robe noi', 'robe noire'],
    ['fr', 'robe en soie noi', 'robe en soie noire'],
    ['fr', 'sac à main noi', 'sac à main noir'],
    ['fr', 'robes ray', 'robes rayées'],
    ['fr', 'bottes blan', 'bottes blanches'],
    ['fr', 'robe portefeuille viol', 'robe portefeuille violette'],
    ['fr', 'veste en jean ble', 'veste en jean bleue'],
    ['fr', 'jupe bleu mar', 'jupe bleu marine'],
    ['fr', 'chaussures marr', 'chaussures marron'],
    ['es', 'falda roj', 'falda roja'],
    ['es', 'zapatos azu', 'zapatos azules'],
    ['es', 'botas marr', 'botas marrones'],
    ['es', 'zapatos resis', 'zapatos resistentes al agua'],
    ['it', 'gonna ner', 'gonna nera'],
    ['it', 'borsa bian', 'borsa bianca'],
    ['it', 'scarpe bian', 'scarpe bianche'],
    ['it', 'pantaloni lun', 'pantaloni lunghi'],
    ['it', 'guanti gri', 'guanti grigi'],
    ['it', 'scarpe ver', 'scarpe verdi'],
    ['it', 'sandali clas', 'sandali classici'],
    ['pt', 'saia verm', 'saia vermelha'],
    ['pt', 'botas marr', 'botas marrons'],
    ['pt', 'sandálias az', 'sandálias azuis'],
    ['pt', 'calças conf', 'calças confortáveis'],
    ['ru', 'платье крас', 'платье красное'],
    ['ru', 'красный пл', 'красное платье'],
    ['ru', 'синий юб', 'синяя юбка'],
    ['ru', 'туфли син', 'туфли синие'],
    ['ru', 'широкий брю', 'широкие брюки'],
    ['ru', 'облегающий пла', 'облегающее платье'],
    ['ru', 'черный св', 'черный свитер'],
    ['ar', 'تنورة أسو', 'تنورة سوداء'],
    ['ar', 'فستان أسو', 'فستان أسود'],
    ['ar', 'حقيبة بن', 'حقيبة بنية'],
    ['de', 'rot Klei', 'rotes Kleid'],
    ['de', 'schwarze Mante', 'schwarzer Mantel'],
    ['de', 'weiß Blu', 'weiße Bluse'],
    ['de', 'Kleid schwar', 'Kleid schwarz'],
    ['de', 'beige Mante', 'beige Mantel'],
  ])('in %s %s goes on as %s', async (language, typed, expected) => {
    expect(await suggest(typed, language)).toContain(expected)
  })

  test('a word on its own is as it stands in a dictionary', async () => {
    expect(await suggest('noi', 'fr')).toContain('noir')
    expect(await suggest('красн', 'ru')).toContain('красный')
    expect(await suggest('schwa', 'de')).toContain('schwarz')
  })

  test('behind an unknown noun no adjective is suggested that would have to be inflected, only one that never is', async () => {
    expect(await suggest('truc noi', 'fr')).not.toContain('truc noir')
    expect(await suggest('truc marr', 'fr')).toContain('truc marron')
  })
})

/** The nouns, which vocabulary/concepts.ts lists before the colours. */
const keys = Object.keys(concepts) as Concept[]
const things = keys.slice(keys.indexOf('trousers'), keys.indexOf('black'))

/** Words whose gender is disputed among native speakers. */
const open: Partial<Record<Language, string[]>> = {
  es: ['mules'],
  pt: ['polo', 'mule', 'tote'],
  ru: ['кросс-боди'],
  ar: ['باركا', 'سنيكرز', 'فلات', 'ميول', 'إسبادريل', 'توت'],
}

test.each(['fr', 'es', 'it', 'pt', 'ru', 'ar', 'de'] as const)(
  'in %s the gender of every noun is known',
  async (language) => {
    const { lexicon } = await files[language]()
    const firsts = things.map(
      (thing) => lexicon.entries.find(({ concept }) => concept === thing)?.shown ?? '',
    )
    const black = {
      fr: 'noir',
      es: 'negro',
      it: 'nero',
      pt: 'preto',
      ru: 'черный',
      ar: 'أسود',
      de: 'schwarz',
    }[language]
    const unknown = firsts.filter((thing) =>
      language === 'de'
        ? lexicon.agree('schwarz ', thing) === `schwarz ${thing}`
        : lexicon.agree(`${thing} `, black) === null,
    )
    expect(unknown.filter((thing) => !open[language]?.includes(thing))).toEqual([])
  },
)
