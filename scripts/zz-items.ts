import { vocabularyOf } from '#shared/stylist/understanding/load.ts'
import { readItems } from '#shared/stylist/understanding/items.ts'
import { unitsOf } from '#shared/stylist/understanding/units.ts'
const [language = 'en', ...texts] = process.argv.slice(2)
const v = await vocabularyOf(language as 'en')
for (const t of texts) { const s = readItems(unitsOf(t, v.speech.spacing), v); console.log(s.items.map(i=>s.units.slice(i.from,i.to).map(u=>u.text).join(' ')+'['+i.clause+']: '+i.tags.join(',')).join('\n'), s.together) }
