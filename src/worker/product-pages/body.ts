import { html } from 'hono/html'
import type { Language } from '#shared/languages.ts'
import { productPath } from '#shared/product-address.ts'
import type { Product } from '#shared/product.ts'
import type { ProductDetail } from '../catalogue/product-detail.ts'
import { pictureAt, picturesOf } from './pictures.ts'
import { wordsOf } from './words.ts'

const similarPiece = (product: Product, language: Language) => html`
  <li>
    <a class="underline underline-offset-4" href="${productPath(product, language)}">${product.title}</a>
  </li>
`

/**
 * The first view of a product's page: what is known of the piece, readable before any script runs and where none does.
 * The app puts its own page in its place (client/pages/product/page.tsx), in the same places, so only classes of that page
 * have styles.
 */
export function bodyOf(product: ProductDetail, language: Language) {
  const words = wordsOf(language)
  const { brand, name, price, availability, description, sizes, similar } = product
  const [main] = picturesOf(product)
  const canBeTriedOn = product.garment_category && availability !== 'gone' && !product.is_luxe
  return html`<main data-draft="product" class="page pt-4 pb-16 lg:pt-8">
    <article class="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(24rem,1fr)]">
      <div class="relative aspect-3/4 overflow-hidden rounded-sm bg-ground">
        ${
          main &&
          html`<img
            class="absolute inset-0 size-full object-contain mix-blend-multiply"
            src="${pictureAt(product, main, 640)}"
            srcset="
              ${pictureAt(product, main, 320)} 320w,
              ${pictureAt(product, main, 640)} 640w,
              ${pictureAt(product, main, 960)} 960w
            "
            sizes="(width < 64rem) 100vw, 52vw"
            alt="${name}"
            fetchpriority="high"
          />`
        }
      </div>
      <div class="grid content-start gap-6 lg:pt-6">
        <header>
          <p class="text-ink-soft">${brand}</p>
          <h1 class="mt-1 font-display text-display-md text-balance">${name}</h1>
          <p class="mt-3 text-lg">${price}</p>
          <p class="mt-1 text-sm text-ink-soft">${words[availability]}</p>
        </header>
        <p class="max-w-[52ch]">${description}</p>
        ${sizes.length > 0 ? html`<p class="text-sm text-ink-soft">${sizes.join(' · ')}</p>` : ''}
        ${
          canBeTriedOn
            ? html`<p>
                <a class="underline underline-offset-4" href="/fitting-room?pieces=${product.id}"
                  >${words.tryOn}</a
                >
              </p>`
            : ''
        }
        ${
          similar.length > 0
            ? html`<section class="grid gap-2">
                <h2 class="font-display text-display-sm">${words.similar}</h2>
                <ul class="grid gap-1">
                  ${similar.map((one) => similarPiece(one, language))}
                </ul>
              </section>`
            : ''
        }
      </div>
    </article>
  </main>`
}
