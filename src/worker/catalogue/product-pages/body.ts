import { html } from 'hono/html'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { lexiconIn } from '@cabine/sophia/languages/load.ts'
import { plainName } from '@cabine/sophia/languages/plain-name.ts'
import { isCutOut, pagePictureSizes, pictureSources } from '#shared/picture-address.ts'
import { productPath } from '#shared/product-address.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import type { ProductDetail } from './product-detail.ts'
import { picturesOf, productIdFor } from './product-pictures.ts'
import { priceIn } from './price-in-language.ts'
import { wordsOf } from './page-words.ts'

/**
 * The very file that the app asks for (client/ui/product/product-picture.tsx): with another one the page would load two.
 * A cut-out of our own keeps a margin; a shop's white ground is blended away.
 */
function picture(product: ProductDetail, address: string) {
  const { src, srcSet = '', avif } = pictureSources(address, productIdFor(product, address))
  return html`<picture>
    ${avif ? html`<source type="image/avif" srcset="${avif}" sizes="${pagePictureSizes}" />` : ''}
    <img
      class="absolute inset-0 size-full object-contain ${
        isCutOut(address) ? 'p-[7%] filter-(--picture-filter)' : 'mix-blend-multiply'
      }"
      src="${src}"
      srcset="${srcSet}"
      sizes="${pagePictureSizes}"
      alt="${product.name}"
      fetchpriority="high"
    />
  </picture>`
}

const linkTo = (piece: Product, language: Language, of = piece) =>
  html`<li>
    <a class="underline underline-offset-4" href="${productPath(of, language)}"
      >${[piece.brand, piece.name].filter(Boolean).join(' · ')}</a
    >
  </li>`

const closeToIt = ({ similar, similar_by: by }: ProductDetail, language: Language) =>
  html`<section class="mt-16 grid gap-2 lg:mt-28">
    <h2 class="font-display text-display-sm">${wordsOf(language)[by === 'look' ? 'alike' : 'similar']}</h2>
    <ul class="grid gap-1">
      ${similar.map((piece) => linkTo(piece, language))}
    </ul>
  </section>`

/**
 * The first view of a product's page: what is known of the piece, readable before any script runs and where none does.
 * The app puts its own page in its place (client/shell/header.tsx, client/pages/product/page.tsx), so the parts have the
 * places and the classes that they have there; other classes have no styles.
 */
export async function bodyOf(product: ProductDetail, language: Language) {
  const words = wordsOf(language)
  const { brand, name, availability, description, sizes, similar, colours } = product
  const [main] = picturesOf(product)
  const plain = language === 'en' ? null : plainName(product, await lexiconIn(language))
  const canBeTriedOn = product.garment_category && availability !== 'gone'
  return html`<header class="sticky top-0 z-20 border-b border-hairline bg-paper/92">
      <div class="page flex h-16 items-center justify-between gap-4">
        <a class="inline-flex min-h-11 items-center font-display text-display-sm leading-none" href="/"
          >Cabine</a
        >
      </div>
    </header>
    <main data-drawn-by="worker" class="page pt-4 pb-16 lg:pt-8">
      <a class="inline-flex min-h-10 items-center text-sm font-medium pointer-coarse:min-h-11" href="/explore"
        >${words.back}</a
      >
      <article class="mt-2">
        <div class="grid items-start gap-x-16 gap-y-6 lg:grid-cols-[minmax(0,1.2fr)_minmax(24rem,1fr)]">
          <div
            class="relative max-lg:-mx-5 max-lg:sm:-mx-8 max-lg:aspect-3/4 max-lg:max-h-[66dvh] overflow-hidden rounded-sm bg-ground lg:h-[calc(100dvh-8rem)]"
          >
            ${main ? picture(product, main) : ''}
          </div>
          <div class="grid content-start gap-6 lg:pt-6">
            <header>
              <p class="text-ink-soft"><bdi>${brand}</bdi></p>
              <h1 class="mt-1 font-display text-display-md text-balance"><bdi>${name}</bdi></h1>
              ${language === 'en' ? '' : html`<span class="block min-h-5 truncate text-sm leading-5 text-ink-soft">${plain ?? ''}</span>`}
              <p class="mt-3 text-lg tabular-nums">${priceIn(language, product)}</p>
              <p class="mt-1 text-sm text-ink-soft">${words[availability]}</p>
            </header>
            ${
              canBeTriedOn
                ? html`<p>
                    <a
                      class="inline-flex items-center justify-center rounded-full border border-edge px-6 font-medium min-h-12"
                      href="/fitting-room?pieces=${product.id}"
                      >${words.tryOn}</a
                    >
                  </p>`
                : ''
            }
            <p class="max-w-[52ch]"><bdi>${description}</bdi></p>
            ${sizes.length > 0 ? html`<p class="text-sm text-ink-soft">${sizes.join(' · ')}</p>` : ''}
            ${
              colours.length > 0
                ? html`<ul class="grid gap-1">
                    ${colours.map((piece) => linkTo({ ...piece, name: piece.colour || piece.name, brand: '' }, language, piece))}
                  </ul>`
                : ''
            }
          </div>
        </div>
        ${similar.length > 0 ? closeToIt(product, language) : ''}
      </article>
    </main>`
}
