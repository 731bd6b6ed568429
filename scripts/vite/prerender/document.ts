import { escapeHtml } from '#shared/escape-html.ts'
import { directionOf, tagOf, type Language } from '#shared/languages.ts'

export type Document = {
  language: Language
  title: string
  description: string
  /** Where another language is read than it is drawn in: see public/first-paint.js. */
  leadsTo?: readonly Language[]
  /** More of the head, a tag a line. */
  head: string[]
  /** What main.tsx is told of the page, and the page itself, where it is prerendered. */
  page?: { name: string; html: string }
  /** Or a picture of its first view: see draft.ts. */
  draft?: string
}

/** React writes what belongs in the head before everything else: titles, pictures to fetch at once. */
const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<(?:link|meta)[^>]*\/>)+/

export function takeHead(html: string) {
  const head = hoisted.exec(html)?.[0] ?? ''
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)
  if (!title) throw new Error('A prerendered page has no title.')
  const links = head.replace(title[0], '').match(/<[^>]+>/g) ?? []
  return { title: title[1], links, html: html.slice(head.length) }
}

/** Fills the built index.html, and says so when it no longer reads as expected. */
export function fillTemplate(
  template: string,
  { language, title, description, head, page, draft, leadsTo }: Document,
) {
  const replace = (text: string, from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`index.html has no ${from}: see scripts/vite/prerender.`)
    return text.replace(from, () => to)
  }
  const list = leadsTo ? ` data-languages="${leadsTo.join(' ')}"` : ''
  const named = page ? ` data-page="${page.name}" data-language="${language}"` : ''
  const edits: [RegExp, string][] = [
    [/<html [^>]*>/, `<html lang="${tagOf(language)}" dir="${directionOf(language)}">`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta\s+name="description"[^>]*>/, `<meta name="description" content="${escapeHtml(description)}" />`],
    [/<script src="\/first-paint.js">/, `<script src="/first-paint.js"${list}>`],
    [/ *<!-- head -->\n/, head.map((tag) => `    ${tag}\n`).join('')],
    [/<div id="root"><\/div>/, `<div id="root"${named}>${page?.html ?? draft ?? ''}</div>`],
  ]
  const filled = edits.reduce((text, [from, to]) => replace(text, from, to), template)
  // What is drawn already can be read before it can be pressed: its pictures and type come before its scripts.
  return page || draft
    ? filled.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    : filled
}
