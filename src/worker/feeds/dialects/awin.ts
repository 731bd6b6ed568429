import type { Dialect } from './dialect.ts'

/** Awin's product data feed: the advertiser chooses the columns, the network names them. */
export const awin: Dialect = {
  name: 'Awin',
  speaks: (columns) => columns.has('aw_deep_link') || columns.has('aw_product_id'),
  columns: {
    id: ['merchant_product_id', 'aw_product_id'],
    title: ['product_name'],
    brand: ['brand_name', 'merchant_name'],
    description: ['description', 'product_short_description'],
    link: ['aw_deep_link', 'merchant_deep_link'],
    image: ['large_image', 'merchant_image_url', 'aw_image_url'],
    moreImages: ['alternate_image', 'alternate_image_two', 'alternate_image_three'],
    price: ['search_price', 'display_price', 'store_price'],
    listPrice: ['product_price_old', 'rrp_price'],
    currency: ['currency'],
    availability: ['stock_status', 'in_stock', 'is_for_sale'],
    type: ['merchant_product_category_path', 'merchant_category', 'category_name'],
    gender: ['fashion:suitable_for', 'gender', 'category_name'],
    colour: ['colour', 'fashion:colour'],
    size: ['fashion:size', 'size'],
    material: ['fashion:material', 'material'],
    group: ['parent_product_id'],
  },
}
