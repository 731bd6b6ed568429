import { directionOf, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { ProductDetail } from './product-detail.ts'
import { bodyOf } from './body.ts'
import { descriptionOf, headOf, titleOf, type OfSite } from './head.ts'
import { readPageFile, type Files } from './page-file.ts'

/** The same page with one product in it, for who comes first and for who reads without scripts. */
export async function drawPage(
  files: Files,
  product: ProductDetail,
  { language, status, ...ofSite }: { language: Language; status: 200 | 410 } & OfSite,
) {
  const { body, headers } = await readPageFile(files, '/shells/product')
  const [head, content] = await Promise.all([headOf(product, language, ofSite), bodyOf(product, language)])
  return (
    new HTMLRewriter()
      .on('html', {
        element: (element) =>
          void element.setAttribute('lang', tagOf(language)).setAttribute('dir', directionOf(language)),
      })
      .on('title', { element: (element) => void element.setInnerContent(titleOf(product)) })
      .on('meta[name=description]', {
        element: (element) => void element.setAttribute('content', descriptionOf(product, language)),
      })
      .on('head', { element: (element) => void element.append(String(head), { html: true }) })
      .on('#root', { element: (element) => void element.setInnerContent(String(content), { html: true }) })
      // The sentence that nothing works without scripts: the piece can be read.
      .on('noscript', { element: (element) => void element.remove() })
      .transform(new Response(body, { status, headers }))
  )
}
