import { readFileSync } from 'node:fs'
import { vocabularyOf } from '#shared/stylist/understanding/load.ts'
import { readSentence } from '#shared/stylist/understanding/read.ts'
import { readItems } from '#shared/stylist/understanding/items.ts'
import { unitsOf } from '#shared/stylist/understanding/units.ts'
const [language = 'en', from='0', to='6000'] = process.argv.slice(2)
const v = await vocabularyOf(language as 'en')
const src = readFileSync(`src/shared/stylist/understanding/words/${language}.ts`,'utf8').toLowerCase() + (language==='en'? '' : readFileSync(`src/shared/lexicon/words/${language}.ts`,'utf8').toLowerCase())
const listed = new Set(src.match(/[\p{L}]+/gu))
for (const word of readFileSync(`/tmp/freq-${language}.txt`, 'utf8').split('\n').slice(+from,+to)) {
  if (listed.has(word) || !/^[\p{L}']+$/u.test(word)) continue
  const { items } = readItems(unitsOf(word, v.speech.spacing), v)
  const tags = items.flatMap(i=>i.tags).filter(t=>!/^grammar:(plain|known|in|with|and)/.test(t))
  if (tags.length) console.log(word + ' ' + tags.map(t=>t.replace('concept','c').replace('occasion','o')).join(','))
}
