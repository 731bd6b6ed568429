import * as v from 'valibot'
import { wornCategories } from '@cabine/engine/contract/garment-categories.ts'
import { delivery } from '#shared/delivery.ts'
import { sizeSystems } from '#shared/sizes/size-systems.ts'
import { measureNames } from '@cabine/engine/contract/measure-names.ts'
import {
  anyCategory,
  availabilities,
  colourFamilies,
  departments,
  productOccasions,
  seasons,
} from '@cabine/sophia/vocabulary/product-categories.ts'
import { moment, type Answers } from '../lib/route-answers.ts'

export const product = v.object({
  id: v.string(),
  title: v.string(),
  name: v.string(),
  brand: v.string(),
  price: v.pipe(v.string(), v.description("For display: '$59.00', 'Price varies' or 'SOLD OUT'.")),
  price_cents: v.nullable(v.number()),
  most_price_cents: v.optional(
    v.pipe(v.number(), v.description('What its dearest size costs, where sizes differ.')),
  ),
  list_price_cents: v.nullable(v.number()),
  currency: v.string(),
  product_url: v.pipe(v.string(), v.description("The shop's page; empty where a plan keeps it back.")),
  image_url: v.string(),
  additional_images: v.array(v.string()),
  dominant_color: v.nullable(v.string()),
  category: v.picklist(anyCategory),
  colour: v.string(),
  colour_family: v.nullable(v.picklist(colourFamilies)),
  colour_count: v.optional(
    v.pipe(v.number(), v.description('In how many colours the piece is sold, where in several.')),
  ),
  sizes: v.array(v.string()),
  occasions: v.array(v.picklist(productOccasions)),
  availability: v.picklist([...availabilities, 'gone']),
  garment_category: v.nullable(v.picklist(wornCategories)),
  is_luxe: v.boolean(),
  is_sample: v.boolean(),
  group_id: v.optional(v.string()),
  material: v.optional(v.string()),
  season: v.optional(v.picklist(seasons)),
  department: v.optional(v.nullable(v.picklist(departments))),
})

const range = v.tuple([v.number(), v.number()])
const sizeChart = v.array(
  v.object({
    name: v.string(),
    ranges: v.object(v.entriesFromList(measureNames, v.optional(range))),
  }),
)

const variant = v.object({
  id: v.string(),
  size: v.string(),
  price: v.string(),
  price_cents: v.nullable(v.number()),
  list_price_cents: v.nullable(v.number()),
  currency: v.string(),
  availability: v.picklist(availabilities),
  product_url: v.string(),
})

const productDetail = v.object({
  ...product.entries,
  variants: v.pipe(
    v.array(variant),
    v.description('Its sizes, from small to large, where the shop sells each by itself.'),
  ),
  colours: v.pipe(v.array(product), v.description('The same piece in other colours.')),
  description: v.string(),
  material: v.string(),
  season: v.picklist(seasons),
  size_chart: v.nullable(sizeChart),
  size_system: v.nullable(v.picklist(sizeSystems)),
  delivery: v.nullable(delivery),
  similar: v.array(product),
  similar_by: v.picklist(['look', 'words']),
  look: v.nullable(v.string()),
  of_brand: v.array(product),
  gone_at: v.nullable(moment),
})

const collection = v.object({
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  image_url: v.string(),
  is_premium: v.boolean(),
  product_count: v.number(),
})

const chatProduct = v.object({
  id: v.string(),
  name: v.string(),
  brand: v.string(),
  price: v.string(),
  image: v.string(),
  link: v.string(),
  product,
})

export const catalogueAnswers = {
  'GET /api/products': { 200: v.array(product) },
  'GET /api/products/:id': { 200: productDetail },
  'GET /api/collections': { 200: v.array(collection) },
  'GET /api/collections/:slug': { 200: v.array(product) },
  'GET /api/top-picks': { 200: v.array(product) },
  'GET /api/handpicked-products': { 200: v.array(product) },
  'GET /api/shop-all-products': { 200: v.array(product) },
  'GET /api/shop-links': { 200: v.record(v.string(), v.string()) },
  'GET /api/shopmy-products': { 200: v.object({ products: v.array(chatProduct), more: v.boolean() }) },
} satisfies Answers
