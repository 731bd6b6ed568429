import { DatabaseSync } from 'node:sqlite'
import { sql } from 'drizzle-orm'
import type { SearchInput } from '#shared/catalogue.ts'
import { lettingGo } from '#worker/catalogue/search/let-words-go.ts'
import type { Question } from '#worker/catalogue/search/question.ts'
import { readQuestion } from '#worker/catalogue/search/read-question.ts'
import { tiersOf } from '#worker/catalogue/search/match-filters.ts'
import { numberAt } from '#worker/catalogue/index-place.ts'
import { listColumns } from '#worker/catalogue/present.ts'
import { searchStatement } from '#worker/catalogue/search/search-statement.ts'
import { judgedQuestion, type JudgedQuestion, type Wanted } from './search-questions.ts'
import { textOf } from './statement-text.ts'

const judged = 150
const depth = 10
const idPlace = Object.keys(listColumns).indexOf('id')

type Product = { number: number; name: string; brand: string; popularity: number; availability: string }

/** How much a shopper gains by a product: what she named has to be true of it; what others like, and has, counts besides. */
function gainOf({ name, brand, popularity, availability }: Product, wanted: Wanted) {
  const words = [wanted.colour, wanted.material, wanted.thing, wanted.cut].filter((one) => one !== undefined)
  const met = words.filter((word) => name.includes(word)).length + Number(wanted.brand === brand)
  const share = met / (words.length + Number(wanted.brand !== undefined))
  const liked = Math.min(1, Math.log1p(popularity) / 7)
  return (2 ** (3 * share) - 1) * (1 + 0.25 * liked) * (availability === 'in_stock' ? 1 : 0.6)
}

const discounted = (gains: number[]) =>
  gains.slice(0, depth).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0)

/** Every match, by the index's own measure of its words, popularity and stock: slow, and the best that words can do. */
function exactStatement({ asked }: JudgedQuestion) {
  const widest = tiersOf(readQuestion(asked.q), asked).at(-1)
  return sql`select number, products.name, products.brand, popularity, availability
    from product_search join products on number = ${numberAt(sql`product_search.rowid`)}
    where product_search match ${widest}
    order by bm25(product_search, 10.0, 6.0, 5.0, 5.0, 2.0, 0.2, 5.0, 0, 0, 0) * (1 + 0.06 * ln(1 + popularity))
      * iif(availability = 'out_of_stock', 0.5, 1)
    limit ${depth}`
}

/** The mean nDCG@10 of the product's answers and of the exact order, over the same questions, judged by the same rule; and
 * of those without an answer, how many are told of another kind of piece once words are let go. */
export async function judgeAnswers(file: string) {
  const database = new DatabaseSync(file, { readOnly: true })
  const rows = (statement: ReturnType<typeof exactStatement>) => {
    const { sql: text, params } = textOf(statement)
    return database.prepare(text).all(...params)
  }
  const byId = database.prepare(
    'select number, name, brand, popularity, availability from products where id = ?',
  )
  const answerOf = (question: Question, asked: SearchInput) => {
    const [answer] = rows(searchStatement(question, asked, 0))
    const page = JSON.parse(String(answer?.page)) as unknown[][]
    const found = page
      .slice(0, depth)
      .map((values) => byId.get(String(values[idPlace])) as unknown as Product)
    return { found, near: answer?.near }
  }
  let [fast, exact, nothing, otherKind] = [0, 0, 0, 0]
  try {
    for (let i = 0; i < judged; i++) {
      const one = judgedQuestion(i)
      const question = readQuestion(one.asked.q)
      const { found, near } = answerOf(question, one.asked)
      if (found.length === 0) {
        nothing += 1
        const less = typeof near === 'number' ? lettingGo(question)[near] : undefined
        const instead = less ? answerOf(less, one.asked).found : []
        const isOfKind = ({ name }: Product) => name.includes(one.wanted.thing ?? '')
        if (instead.length === 0 || !instead.every(isOfKind)) otherKind += 1
      }
      const best = rows(exactStatement(one)) as unknown as Product[]
      const gains = (list: Product[]) => list.map((product) => gainOf(product, one.wanted))
      const pool = [...new Map([...found, ...best].map((product) => [product.number, product])).values()]
      const ideal = discounted(gains(pool).toSorted((a, b) => b - a))
      if (ideal === 0) continue
      fast += discounted(gains(found)) / ideal
      exact += discounted(gains(best)) / ideal
    }
  } finally {
    database.close()
  }
  return { fast: fast / judged, exact: exact / judged, nothing, otherKind }
}
