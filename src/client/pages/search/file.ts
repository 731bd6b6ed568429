import { cardSizes } from '#client/ui/product/grid-columns.ts'
import { emptyQuery } from '#client/features/catalogue/search-query.ts'
import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Search · Cabine',
  description: 'Search every piece in the shop by brand, colour, size and price, and try it on.',
  firstCalls: {
    calls: [sessionCall, '/api/search?'],
    pictured: { in: '/api/search?', count: 2, sizes: cardSizes },
  },
  secondPart: {
    modules: ['features/search/found-products.tsx'],
    areas: ['search-results', 'catalogue', 'hearts'],
  },
  firstView: () => ({ query: emptyQuery, answer: pending() }),
  example: 'search?q=coat',
}
