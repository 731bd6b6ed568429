import { isLanguage, languageNames, languages, type Language } from '#client/i18n/language.ts'
import { formsOf, reportOn } from './faults.ts'
import { fingerprint, outdatedIn, pruneNotes } from './outdated.ts'
import { areasOf, sentenceOf } from './sentences.ts'

const wanted = process.argv.slice(2).filter(isLanguage)
if (process.argv.includes('--prune')) pruneNotes()

function print(language: Language, inFull: boolean) {
  const report = { ...reportOn(language), outdated: outdatedIn(language) }
  const { missing, extra, faulty, outdated } = report
  console.log(
    `${language} ${languageNames[language]}: ${missing.length} missing, ${extra.length} extra, ` +
      `${faulty.length} faulty, ${outdated.length} outdated (forms: ${formsOf(language).join(', ')})`,
  )
  if (!inFull) return byArea(missing)
  for (const name of missing) console.log(`  missing   ${name}: ${englishOf(name)}`)
  for (const name of extra) console.log(`  extra     ${name}`)
  for (const fault of faulty) console.log(`  faulty    ${fault}`)
  for (const name of outdated)
    console.log(`  outdated  ${name} [${fingerprint(englishOf(name))}]: ${englishOf(name)}`)
}

const englishOf = (name: string) => sentenceOf('en', name)

function byArea(missing: string[]) {
  const counts = areasOf('en')
    .map((area) => [area, missing.filter((name) => name.startsWith(`${area}.`)).length] as const)
    .filter(([, count]) => count > 0)
  if (counts.length > 0) console.log(`  ${counts.map(([area, count]) => `${area} ${count}`).join(', ')}`)
}

for (const language of wanted.length > 0 ? wanted : languages.filter((one) => one !== 'en'))
  print(language, wanted.length > 0)
