import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createServer } from 'vite'
import { isLanguage, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { hear, vocabularyOf } from '@cabine/sophia/reading/load.ts'
import { readSentence } from '@cabine/sophia/reading/read.ts'
import { judgedIn } from '@cabine/sophia/reading/judged/lines.ts'
import { scoreOf } from '@cabine/sophia/reading/judged/score.ts'

const usage = `npm run cabine -- sophia score FILE [--language xx] [--faults]
npm run cabine -- sophia read FILE --language xx
npm run cabine -- sophia talk FILE [--language xx]`

const byName = ([one]: [string, unknown], [other]: [string, unknown]) => one.localeCompare(other)

/** Prints how many slots and sentences of a file of judged sentences are read rightly, by language and by slot. */
async function score(file: string, only: string | undefined, showsFaults: boolean) {
  const judged = judgedIn(file).filter(({ language }) => !only || language === only)
  const languages = new Map<string, number[]>()
  const slots = new Map<string, number[]>()
  const add = (map: Map<string, number[]>, name: string, ...numbers: number[]) =>
    map.set(
      name,
      numbers.map((one, place) => one + (map.get(name)?.[place] ?? 0)),
    )
  for (const sentence of judged) {
    const said = readSentence(sentence.text, await vocabularyOf(sentence.language))
    const { right, of, missing, extra } = scoreOf(sentence, said)
    const isWhole = missing.length + extra.length === 0
    for (const name of [sentence.language, 'all']) add(languages, name, right, of, isWhole ? 1 : 0, 1)
    for (const slot of new Set([...missing, ...extra].map((path) => path.split('.')[0] ?? '')))
      add(
        slots,
        slot,
        missing.filter((path) => path.startsWith(slot)).length,
        extra.filter((path) => path.startsWith(slot)).length,
      )
    if (showsFaults && !isWhole)
      console.log(
        `${sentence.id} ${sentence.text}\n   missing ${missing.join(' ')}  extra ${extra.join(' ')}`,
      )
  }
  for (const [language, [right = 0, of = 0, whole = 0, count = 0]] of [...languages].toSorted(byName))
    console.log(
      `${language}  slots right ${((100 * right) / of).toFixed(1)} %  sentences right ${whole} of ${count}`,
    )
  for (const [slot, [missing, extra]] of [...slots].toSorted(byName))
    console.log(`${slot}: missing ${missing}, too much ${extra}`)
}

/** Prints how each line of a file is read, and which of its words are not. */
async function read(file: string, language: Language) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { reading, heard } = await hear(line, language)
    const unread = heard.unread.length ? `  unread: ${heard.unread.join(', ')}` : ''
    console.log(`${line}\n   ${JSON.stringify(reading)}${unread}`)
  }
}

/** Prints how whole talks go, in the words of the product, which Vite compiles. */
async function talk(file: string, only: string | undefined) {
  const vite = await createServer({ configFile: 'scripts/sophia/talk.vite.ts' })
  try {
    const { printTalks } = (await vite.ssrLoadModule('/scripts/sophia/talk.ts')) as typeof import('./talk.ts')
    await printTalks(file, only)
  } finally {
    await vite.close()
  }
}

const {
  positionals: [command, file],
  values: { language, faults },
} = parseArgs({
  allowPositionals: true,
  options: { language: { type: 'string' }, faults: { type: 'boolean', default: false } },
})
if (command === 'score' && file) await score(file, language, faults)
else if (command === 'talk' && file) await talk(file, language)
else if (command === 'read' && file && isLanguage(language)) await read(file, language)
else {
  console.error(usage)
  process.exitCode = 1
}
