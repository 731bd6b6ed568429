import { and, asc, eq, sql } from 'drizzle-orm'
import { readCachedList, refreshList, type CachedList, type Store } from '../cached-list.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnCatalogue, type Actor } from '../../audit-log/act.ts'
import { searchSynonyms } from '../schema.ts'
import { longestPhrase, synonymKey } from '@cabine/sophia/languages/en/synonyms.ts'
import { wordsOf } from '@cabine/sophia/languages/en/split-words.ts'

/** By what each phrase is found besides. */
export type MoreSynonyms = ReadonlyMap<string, readonly string[]>

export const synonymGroups: CachedList<string[][]> = {
  name: 'search-synonyms',
  load: async ({ db }) => {
    const rows = await db
      .select({ phrases: searchSynonyms.phrases })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.number))
    return rows.map(({ phrases }) => phrases)
  },
}

/** The groups that editors made, for a question. */
export async function readMoreSynonyms(store: Store): Promise<MoreSynonyms> {
  const more = new Map<string, string[]>()
  for (const phrases of await readCachedList(store, synonymGroups))
    for (const phrase of phrases) {
      const others = phrases.filter((other) => other !== phrase)
      more.set(synonymKey(phrase), [...(more.get(synonymKey(phrase)) ?? []), ...others])
    }
  return more
}

const maxPhrases = 12

/** The phrases as they are kept, or null where they are no group: fewer than two, too many, or a phrase too long. */
export function asGroup(phrases: readonly string[]): string[] | null {
  const group = [...new Set(phrases.map((phrase) => wordsOf(phrase).join(' ')).filter(Boolean))]
  const fits = group.every((phrase) => phrase.split(' ').length <= longestPhrase)
  return fits && group.length >= 2 && group.length <= maxPhrases ? group : null
}

export const listGroups = ({ db }: Pick<Store, 'db'>) =>
  db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.number))

/** Questions that are cached keep their answers for some minutes. */
export async function addGroup(store: Store, by: Actor, phrases: string[]) {
  await actOnCatalogue(
    store.db,
    by,
    { act: 'synonyms.add', subject: phrases.join(', ').slice(0, 200), after: phrases },
    () => [store.db.insert(searchSynonyms).values({ phrases })],
  )
  await refreshList(store, synonymGroups)
}

/** False where there is no such group. */
export async function removeGroup(store: Store, by: Actor, number: number, reason = '') {
  const isIt = eq(searchSynonyms.number, number)
  const isRemoved = await actOnCatalogue(
    store.db,
    by,
    {
      act: 'synonyms.remove',
      subject: String(number),
      reason,
      before: jsonOf(searchSynonyms, ['phrases'], isIt),
      onlyIf: sql`exists (select 1 from ${searchSynonyms} where ${isIt})`,
    },
    (isNoted) => [store.db.delete(searchSynonyms).where(and(isIt, isNoted))],
  )
  await refreshList(store, synonymGroups)
  return isRemoved
}
