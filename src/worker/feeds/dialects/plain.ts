import type { Dialect } from './dialect.ts'

const titles = ['title', 'name', 'product_name', 'product_title', 'productdisplayname']
const rest = [
  'price',
  'link',
  'url',
  'product_url',
  'image',
  'image_url',
  'image_link',
  'imageurls',
  'articletype',
]

/** A feed of no known system, with obvious column names. */
export const plain: Dialect = {
  name: 'plain columns',
  speaks: (columns) => titles.some((name) => columns.has(name)) && rest.some((name) => columns.has(name)),
  columns: {
    id: ['id', 'sku', 'product_id', 'item_id'],
    title: titles,
    brand: ['brand', 'brand_name', 'vendor', 'manufacturer'],
    description: ['description', 'body'],
    link: ['link', 'url', 'product_url', 'deeplink', 'buy_url', 'href'],
    image: ['image_link', 'image_url', 'image', 'imageurls', 'imageurl', 'picture', 'thumbnail'],
    moreImages: ['additional_image_link', 'additional_images', 'imageurls', 'images'],
    price: ['price', 'current_price', 'regular_price'],
    salePrice: ['sale_price', 'saleprice'],
    listPrice: ['list_price', 'compare_at_price', 'old_price', 'rrp'],
    currency: ['currency', 'currency_code'],
    availability: ['availability', 'in_stock', 'instock', 'stock_status'],
    expires: ['expiration_date'],
    type: ['category', 'product_type', 'type', 'articletype', 'categories', 'google_product_category'],
    gender: ['gender', 'department'],
    colour: ['color', 'colour', 'colors', 'basecolour'],
    size: ['size', 'sizes'],
    material: ['material'],
    group: ['group_id', 'item_group_id', 'parent_id'],
  },
}
