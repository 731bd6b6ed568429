import type { Dialect } from './dialect.ts'

/** CJ's product catalogue; its newer feeds have Google's columns. */
export const cj: Dialect = {
  name: 'CJ',
  speaks: (columns) => columns.has('buyurl') && columns.has('name'),
  columns: {
    id: ['sku'],
    title: ['name'],
    brand: ['manufacturer', 'programname'],
    description: ['description'],
    link: ['buyurl'],
    image: ['imageurl'],
    price: ['price'],
    salePrice: ['saleprice'],
    listPrice: ['retailprice'],
    currency: ['currency'],
    availability: ['instock'],
    type: ['advertisercategory', 'thirdpartycategory', 'google_product_category', 'keywords'],
    gender: ['gender', 'advertisercategory'],
    colour: ['color', 'colour'],
    size: ['size'],
    sizeSystem: ['sizesystem', 'size_system'],
  },
}
