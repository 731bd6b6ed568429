import { and, asc, desc, gt, isNull, lte } from 'drizzle-orm'
import { productPath } from '#shared/product-address.ts'
import { products } from '../schema.ts'
import type { CatalogueDb } from '../../lib/db.ts'

/** So many numbers a part: its rows are one range of the table's own key, and one answer of the database holds them. */
const numbersAPart = 10_000

const xml = (root: string, entries: string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</${root}>\n`

/** The list of the parts: the build's own pages, and the products by ranges of their numbers. */
export async function sitemapIndex(db: CatalogueDb, site: string) {
  const [last] = await db
    .select({ number: products.number })
    .from(products)
    .orderBy(desc(products.number))
    .limit(1)
  const count = Math.ceil((last?.number ?? 0) / numbersAPart)
  const names = ['pages', ...Array.from({ length: count }, (_, at) => `products-${at + 1}`)]
  return xml(
    'sitemapindex',
    names.map((name) => `  <sitemap><loc>${site}/sitemaps/${name}.xml</loc></sitemap>\n`),
  )
}

/** The addresses of one range; null where the range cannot be. Each page names its other languages itself. */
export async function productSitemap(db: CatalogueDb, site: string, part: number) {
  if (!Number.isSafeInteger(part) || part < 1) return null
  const from = (part - 1) * numbersAPart
  const rows = await db
    .select({ id: products.id, brand: products.brand, name: products.name, updatedAt: products.updatedAt })
    .from(products)
    .where(and(gt(products.number, from), lte(products.number, from + numbersAPart), isNull(products.goneAt)))
    .orderBy(asc(products.number))
  return xml(
    'urlset',
    rows.map(
      (row) =>
        `  <url><loc>${site}${productPath(row)}</loc><lastmod>${row.updatedAt.toISOString().slice(0, 10)}</lastmod></url>\n`,
    ),
  )
}
