import { directionOf, tagOf, type Language } from '#shared/languages.ts'
import type { ProductDetail } from '../catalogue/product-detail.ts'
import { bodyOf } from './body.ts'
import { descriptionOf, headOf, titleOf } from './head.ts'

type Files = Pick<Fetcher, 'fetch'>

/** A file of the build, with the headers that the files have: the policy of what may run is theirs. */
async function readFile(files: Files, path: string) {
  const { body, headers: given } = await files.fetch(new URL(path, 'https://assets.local'))
  const headers = new Headers(given)
  for (const name of ['etag', 'cache-control', 'cf-cache-status', 'content-length']) headers.delete(name)
  return { body, headers }
}

/** The page that the build has written for all products, as the app draws it alone. */
export async function plainPage(files: Files) {
  const { body, headers } = await readFile(files, '/shells/product')
  return new Response(body, { headers })
}

export async function unknownPage(files: Files) {
  const { body, headers } = await readFile(files, '/404')
  return new Response(body, { status: 404, headers })
}

/** The same page with one product in it, for who comes first and for who reads without scripts. */
export async function drawPage(
  files: Files,
  product: ProductDetail,
  { language, site, status }: { language: Language; site: string; status: 200 | 410 },
) {
  const { body, headers } = await readFile(files, '/shells/product')
  const [head, content] = await Promise.all([headOf(product, language, site), bodyOf(product, language)])
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
