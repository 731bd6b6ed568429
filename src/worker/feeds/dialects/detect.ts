import { awin } from './awin.ts'
import { cj } from './cj.ts'
import { criteo } from './criteo.ts'
import type { Dialect } from './dialect.ts'
import { facebook } from './facebook.ts'
import { google } from './google.ts'
import { bagisto, magento } from './magento.ts'
import { plain } from './plain.ts'
import { rakuten } from './rakuten.ts'
import { shopifyJson, shopifyTable } from './shopify.ts'
import { shopMy } from './shopmy.ts'
import { wooCommerce } from './woocommerce.ts'

/** In order from the most specific dialect to the most general. */
const dialects: readonly Dialect[] = [
  awin,
  cj,
  rakuten,
  shopifyTable,
  shopifyJson,
  shopMy,
  criteo,
  bagisto,
  magento,
  wooCommerce,
  facebook,
  google,
  plain,
]

export const findDialect = (columns: Iterable<string>) => {
  const all = new Set(columns)
  return dialects.find((dialect) => dialect.speaks(all)) ?? null
}

export const dialectNamed = (name: string) => dialects.find((dialect) => dialect.name === name) ?? null
