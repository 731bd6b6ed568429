import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { searchInput } from '#shared/catalogue.ts'
import { searchProducts } from '#worker/catalogue/search/search.ts'
import { openCatalogue } from '#worker/lib/db.ts'
import { withBindings } from '../local/database.ts'
import { localState } from '../local/paths.ts'

const usage = `npm run cabine -- search FILE
Each line of FILE is a question: {"query": "red dress", "language": "en"}, with an "id" and "currency" of your own.`

const line = v.object({
  id: v.optional(v.string(), ''),
  query: v.string(),
  language: v.optional(v.string(), 'en'),
  currency: v.optional(v.string()),
})

const shown = 10

async function searchAll(file: string) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  await withBindings(localState, async ({ CATALOGUE_DB, CACHE }) => {
    // Bypasses the cache, so that the answer is the code's of now.
    const cache = { ...CACHE, get: async () => null, put: async () => undefined } as never
    const store = { db: openCatalogue(CATALOGUE_DB), cache }
    for (const one of lines) {
      const { id, query, language, currency } = v.parse(line, JSON.parse(one))
      const asked = v.parse(searchInput, { q: query, language, ...(currency && { currency }) })
      const {
        products,
        total,
        facets: _facets,
        isCut: _isCut,
        next: _next,
        ...read
      } = await searchProducts(store, asked)
      console.log(`${id} [${language}] ${query}`)
      console.log(`   ${JSON.stringify(read)}  ${total} found`)
      for (const { name, colour, category, price, sizes } of products.slice(0, shown))
        console.log(`   - ${[name, colour, category, price, sizes.join('/')].join(' · ')}`)
    }
  })
}

const { positionals } = parseArgs({ allowPositionals: true })
const [file] = positionals
if (file) await searchAll(file)
else {
  console.error(usage)
  process.exitCode = 1
}
