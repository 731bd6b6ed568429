import type { Dialect } from './dialect.ts'

/** Criteo's table from before it adopted Google's names. */
export const criteo: Dialect = {
  name: 'Criteo',
  speaks: (columns) => columns.has('producturl') && (columns.has('bigimage') || columns.has('smallimage')),
  columns: {
    id: ['id'],
    title: ['name'],
    brand: ['brand'],
    description: ['description'],
    link: ['producturl'],
    image: ['bigimage', 'smallimage'],
    price: ['price'],
    listPrice: ['retailprice'],
    currency: ['currency'],
    availability: ['instock'],
    type: ['categoryid3', 'categoryid2', 'categoryid1'],
    gender: ['gender'],
    colour: ['color', 'colour'],
    size: ['size'],
  },
}
