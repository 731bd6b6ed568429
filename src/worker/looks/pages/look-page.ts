import { html, raw } from 'hono/html'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { shownLookPath } from '#shared/shown-looks.ts'
import { asData } from '../../catalogue/product-pages/structured-data.ts'
import type { ShownLook } from '../shown/queries.ts'
import type { ShownPiece } from './shown-pieces.ts'
import { wordsOf } from './page-words.ts'
import { reportForm, type ReportOutcome } from './report-form.ts'

type Shown = {
  shown: ShownLook
  pieces: ShownPiece[]
  language: Language
  report: ReportOutcome
}

const isOfHer = ({ shows }: ShownLook) => shows !== 'pieces'

/** For programs: that AI made the picture, as its own metadata say (IPTC's vocabulary of digital source types). */
const aiData = (path: string) =>
  html`<script type="application/ld+json">
    ${raw(
      asData({
        '@context': 'https://schema.org',
        '@type': 'ImageObject',
        contentUrl: `${path}/picture.jpg`,
        digitalSourceType:
          'https://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
      }),
    )}
  </script>`

function pieceRow({ name, brand, price, picture, path, shopLink }: ShownPiece, language: Language) {
  const words = wordsOf(language)
  return html`<li>
    ${
      picture
        ? html`<img src="${picture}" alt="" width="64" height="85" loading="lazy" />`
        : html`<span class="none"></span>`
    }
    <div>
      ${brand ? html`<p class="soft small"><bdi>${brand}</bdi></p>` : ''}
      <p><bdi>${path ? html`<a href="${path}">${name}</a>` : name}</bdi></p>
      ${price ? html`<p class="small">${price}</p>` : ''}
    </div>
    ${
      shopLink
        ? html`<a class="shop" href="${shopLink}" rel="sponsored nofollow noopener noreferrer" target="_blank"
            >${words.shop}<span>${words.paidLink}</span></a
          >`
        : ''
    }
  </li>`
}

/** Leads on with the pieces that can be had; without any, to the fitting room alone. */
function tryOnPath(pieces: ShownPiece[]) {
  const ids = pieces.flatMap(({ product }) => (product?.garment_category ? [product.id] : []))
  return ids.length > 0 ? `/fitting-room?pieces=${ids.join(',')}` : '/fitting-room'
}

/** A look as its owner shows it: the picture that she chose, her words, and what is in it. */
export function lookBody(told: Shown) {
  const { shown, pieces, language } = told
  const words = wordsOf(language)
  const path = shownLookPath(shown.key)
  const alt = words.alt.replace('{title}', shown.title)
  const isHidden = shown.shows === 'blurred' || shown.shows === 'cropped'
  return html`<main class="look">
    <div class="picture">
      <div class="frame">
        <img
          src="${path}/picture.jpg"
          width="${shown.width}"
          height="${shown.height}"
          fetchpriority="high"
          alt="${isHidden ? `${alt}. ${words.faceHidden}` : alt}"
        />
        ${
          isOfHer(shown)
            ? html`<p class="label">${words.madeWithAi}</p>
                ${aiData(path)}`
            : ''
        }
      </div>
    </div>
    <div class="told">
      <div class="head">
        <p class="soft">${words.kicker}</p>
        <h1><bdi>${shown.title}</bdi></h1>
      </div>
      ${shown.words ? html`<p class="words"><bdi>${shown.words}</bdi></p>` : ''}
      <a class="button" href="${tryOnPath(pieces)}">${words.tryOn}</a>
      ${
        pieces.length > 0
          ? html`<section>
              <h2>${words.pieces}</h2>
              ${pieces.some(({ shopLink }) => shopLink) ? html`<p class="soft small">${words.paidLinkText}</p>` : ''}
              <ul class="pieces">
                ${pieces.map((piece) => pieceRow(piece, language))}
              </ul>
            </section>`
          : ''
      }
      ${reportForm({ path, language, report: told.report })}
    </div>
  </main>`
}

/** Asks for the password of a look. Nothing of the look stands here. */
export function passwordBody(key: string, language: Language, refusal: 'wrong' | 'tooMany' | null) {
  const words = wordsOf(language)
  return html`<main class="alone">
    <div class="card">
      <h1>${words.passwordTitle}</h1>
      <p class="soft">${words.passwordLead}</p>
      <form method="post" action="${shownLookPath(key)}/open">
        ${refusal ? html`<p class="bad" role="alert" id="refusal">${words[refusal]}</p>` : ''}
        <label class="field"
          >${words.password}<input
            type="password"
            name="password"
            required
            maxlength="64"
            autocomplete="off"
            ${refusal ? raw('aria-describedby="refusal" aria-invalid="true"') : ''}
        /></label>
        <button class="button">${words.show}</button>
      </form>
    </div>
  </main>`
}

type Notice = 'gone' | 'tooMany' | 'failed'

/** In place of a look: it is shown no longer, or never was; or something keeps us from looking. */
export function noticeBody(language: Language, what: Notice) {
  const words = wordsOf(language)
  return html`<main class="alone">
    <div class="card">
      <h1>${what === 'gone' ? words.goneTitle : words[what]}</h1>
      ${what === 'gone' ? html`<p class="soft">${words.goneLead}</p>` : ''}
      <a class="button" href="/fitting-room">${words.toFittingRoom}</a>
    </div>
  </main>`
}
