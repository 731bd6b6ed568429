import { addGroup, asGroup, listGroups, removeGroup } from '#worker/catalogue/search/editors-synonyms.ts'
import { openCatalogue } from '#worker/lib/db.ts'
import { byCommand } from '#worker/audit-log/act.ts'
import type { LocalBindings } from '../local/database.ts'

const storeIn = ({ CATALOGUE_DB, CACHE }: LocalBindings) => ({
  db: openCatalogue(CATALOGUE_DB),
  cache: CACHE,
})

/** `synonyms`, `synonyms add 'cagoule, rain jacket'`, `synonyms remove 3`: what shoppers' words mean besides. */
export async function editSynonyms(env: LocalBindings, [act, argument = '']: string[]) {
  const store = storeIn(env)
  if (act === 'add') {
    const group = asGroup(argument.split(','))
    if (!group) {
      console.error('A group is two to twelve phrases of up to three words, with commas between them.')
      return 1
    }
    await addGroup(store, byCommand, group)
  } else if (act === 'remove' && !(await removeGroup(store, byCommand, Number(argument)))) {
    console.error(`There is no group ${argument}.`)
    return 1
  }
  const groups = await listGroups(store)
  for (const { number, phrases } of groups) console.log(`${number}  ${phrases.join(', ')}`)
  if (groups.length === 0) console.log('No group was added to the words that the shop knows by itself.')
  return 0
}
