import { cardSizes } from '#client/ui/product/grid-columns.ts'
import { pending, sessionCall, type PageFile } from '#client/page-file.ts'

export const file: PageFile = {
  title: 'Collection · Cabine',
  description: 'Pieces that belong together, chosen by our editors. Try any of them on your own photo.',
  firstCalls: {
    calls: [sessionCall, '/api/collections/:', '/api/collections'],
    pictured: { in: '/api/collections/:', count: 2, sizes: cardSizes },
  },
  secondPart: {
    modules: ['features/catalogue/collection-pieces.tsx'],
    areas: ['catalogue', 'hearts', 'editorial-collections'],
  },
  firstView: () => ({ slug: '', collections: pending(), products: pending() }),
  example: 'collections/workwear',
}
