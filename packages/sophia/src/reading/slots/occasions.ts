import { isPlace, means, namesSaid, says } from '../../sentence/items.ts'
import type { ReadOccasion } from '../../vocabulary/reading-words.ts'
import type { Item, Sentence } from '../../sentence/sentence.ts'

/** What a more exact occasion says already. */
const contained: Partial<Record<ReadOccasion, ReadOccasion[]>> = {
  bride: ['wedding_guest'],
  civil_wedding: ['wedding_guest', 'office', 'family_visit', 'court'],
  // 'The wedding of a colleague' is no day at work, and 'my grandmother's birthday' no visit to her.
  wedding_guest: ['office', 'university', 'family_visit', 'garden_party', 'engagement'],
  funeral: ['office', 'religious_service', 'family_visit'],
  baptism: ['office', 'religious_service', 'family_visit'],
  communion: ['baptism', 'religious_service', 'office', 'family_visit'],
  birthday: ['office', 'family_visit'],
  graduation: ['family_visit', 'school_run', 'university'],
  engagement: ['family_visit'],
  family_visit: ['date', 'meeting', 'at_home'],
  quinceanera: ['birthday', 'party'],
  first_day: ['office'],
  home_office: ['office'],
  business_trip: ['office', 'vacation'],
  interview: ['office', 'doctor', 'university', 'school_run', 'shopping', 'dinner', 'meeting', 'museum'],
  school_run: ['university', 'office'],
  meeting: ['office'],
  hiking: ['walk'],
  ski_trip: ['hiking', 'vacation', 'city_trip'],
  cruise: ['vacation'],
  conference: ['office'],
  // 'The opera with my boss' is no day at work.
  opera: ['office', 'family_visit'],
  theatre: ['office', 'family_visit'],
  concert: ['office'],
  garden_party: ['party'],
  henna_night: ['party'],
  // Who takes the train to the office does not travel.
  office: ['flight', 'everyday'],
  // 'An appointment with the judge', 'a day trip to the hospital'.
  court: ['conference', 'date', 'meeting', 'office', 'wedding_guest'],
  doctor: ['date', 'meeting', 'office', 'city_trip'],
  memorial: ['religious_service', 'family_visit', 'funeral'],
  religious_service: ['office'],
  ramadan: ['at_home', 'family_visit'],
  eid: ['family_visit'],
  lunar_new_year: ['family_visit'],
  diwali: ['family_visit', 'party'],
  bar_mitzvah: ['office', 'family_visit'],
  prom: ['university', 'gala'],
  coming_of_age: ['wedding_guest'],
  gala: ['office'],
  school_ceremony: ['gala', 'opera', 'school_run', 'university', 'office', 'meeting', 'party'],
  baby_shower: ['party', 'birthday'],
  barbecue: ['everyday'],
  christmas: ['party'],
  new_year: ['party'],
}

/** Questions about the shop; where one is asked, 'buy', 'photo' and 'home' are no occasions. */
const shopQuestions: ReadonlySet<string> = new Set([
  'returns',
  'delivery',
  'paid_link',
  'who_sells',
  'privacy',
  'care',
  'costs',
  'how_try_on',
  'in_stock',
  'delete_data',
  'contact',
])
const incidental: ReadonlySet<string> = new Set([
  'shopping',
  'photo_shoot',
  'office',
  'meeting',
  'everyday',
  'at_home',
  'coffee',
])

/** The occasions of a sentence, each once and as exactly as she said it. */
export function occasionsIn(sentence: Sentence, denied: ReadonlySet<Item>, isBirthday: boolean) {
  const isOfShop = namesSaid(sentence, new Set(), 'question').some((name) => shopQuestions.has(name))
  // The Spanish 'tenis' are sneakers.
  const isPairOfShoes = (item: Item) => means(item, 'occasion:sport') && means(item, 'concept:sneakers')
  const unsaid = new Set([
    ...denied,
    ...sentence.items.filter((item) => isGiftee(sentence, item) || isPairOfShoes(item)),
  ])
  const said = namesSaid(sentence, unsaid, 'occasion') as ReadOccasion[]
  const named: ReadOccasion[] = isBirthday && !said.includes('birthday') ? [...said, 'birthday'] : said
  // 'L'enterrement, il fera froid au cimetière' remembers nobody.
  const isBurial = named.includes('funeral') && says(sentence, 'graveyard')
  // 'Il pleut tout le temps chez moi' is where she lives.
  const isOfSky = namesSaid(sentence, new Set(), 'weather').some((name) => /^(?:rain|snow)$/.test(name))
  const names = named.filter(
    (name) =>
      !(name === 'at_home' && isOfSky) &&
      !(name === 'office' && isWithColleagues(sentence, named)) &&
      !(isOfShop && incidental.has(name)) &&
      !(isBurial && name === 'memorial'),
  )
  const [aim] = names.length === 0 && !isOfShop ? aimsOf(sentence) : []
  if (aim)
    return [says(sentence, 'country', aim.from, aim.to) ? ('vacation' as const) : ('city_trip' as const)]
  const within = new Set(names.flatMap((name) => contained[name] ?? []))
  // 'A barbecue at the weekend' is when, and not what for.
  return names.filter((name) => !within.has(name) && (name !== 'weekend' || names.length === 1))
}

/** 'A scarf for my mother-in-law' is no visit to her. */
const isGiftee = ({ items }: Sentence, item: Item) =>
  (means(item, 'grammar:woman') || means(item, 'grammar:man')) &&
  items.some((one) => means(one, 'grammar:for') && one.to <= item.from && item.from - one.to <= 2)

/** Where she travels: 'off to Lisbon'. */
const aimsOf = (sentence: Sentence) =>
  sentence.items.filter(
    (item) =>
      isPlace(item, sentence) &&
      sentence.items.some((one) => one.to === item.from && means(one, 'grammar:travel')),
  )

const meetings: ReadonlySet<string> = new Set(
  'drinks,dinner,party,club,races,lunch,brunch,birthday'.split(','),
)

/** 'An aperitif with my colleagues' is no day at work. */
const isWithColleagues = (sentence: Sentence, named: readonly string[]) =>
  named.some((name) => meetings.has(name)) &&
  sentence.items
    .filter((item) => means(item, 'occasion:office'))
    .every((item) => says(sentence, 'colleague', item.from, item.to))
