import { escapeHtml } from '#shared/escape-html.ts'
import type { FirstCalls } from '#client/prerendered.ts'
import { directionOf, languages, tagOf, type Language } from '#shared/languages.ts'

export type Document = {
  language: Language
  title: string
  description: string
  /** Its words are English, also for whoever reads another language: see public/first-paint.js. */
  isDrawnForAll?: boolean
  /** More of the head, a tag a line. */
  head: string[]
  /** What main.tsx is told of the page, and the page itself, where it is prerendered. */
  page?: { name: string; html: string }
  /** Or a picture of its first view: see draft.ts. */
  draft?: string
  /** What the server is asked first: see client/prerendered.ts. */
  calls?: FirstCalls | undefined
  /** Files of the faces that some languages are set in: see faces.ts. */
  faces?: string
  /** The style that the drawn page needs before the whole of it has come: see critical.ts. */
  style?: string | undefined
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

/** A first view's head is that of its file (heads.ts). */
export const withoutHead = (html: string) => html.replace(hoisted, '')

const script = /<script type="module"[^>]*><\/script>/
const modulePreload = /<link rel="modulepreload"[^>]*>/g
const styleSheet = /<link rel="stylesheet"[^>]*>/g

/** What a drawn page does without at first, in a template: public/first-paint.js takes it out. */
function setAside(text: string, when: 'after-pictures' | 'at-once') {
  const kept: string[] = []
  const take = (tag: string) => {
    kept.push(tag)
    return ''
  }
  const less = text
    .replaceAll(styleSheet, (tag) => take(tag.replace('<link', '<link data-rest')))
    .replaceAll(when === 'after-pictures' ? modulePreload : /$^/g, take)
    .replace(script, take)
    .replaceAll(/^\s+\n/gm, '')
    .replaceAll('<link rel="modulepreload"', '$& fetchpriority="low"')
  return less.replace(
    '</body>',
    () => `  <template data-rest="${when}">${kept.join('')}</template>\n  </body>`,
  )
}

/** Fills the built index.html, and says so when it no longer reads as expected. */
export function fillTemplate(template: string, firstPaint: string, document: Document) {
  const { language, title, description, head, page, draft, isDrawnForAll, calls, faces, style } = document
  const replace = (text: string, from: RegExp, to: string) => {
    if (!from.test(text)) throw new Error(`index.html has no ${from}: see scripts/vite/prerender.`)
    return text.replace(from, () => to)
  }
  const data = [
    (isDrawnForAll || faces) && ` data-languages="${languages.join(' ')}"`,
    isDrawnForAll && ' data-drawn',
    faces && ` data-faces="${faces}"`,
    calls && ` data-calls="${calls.calls.join(' ')}"`,
    calls?.hers && ` data-her-calls="${calls.hers.join(' ')}"`,
    calls?.pictured && ` data-pictured="${escapeHtml(JSON.stringify(calls.pictured))}"`,
  ]
  const named = page ? ` data-page="${page.name}" data-language="${language}"` : ''
  const edits: [RegExp, string][] = [
    [/<html [^>]*>/, `<html lang="${tagOf(language)}" dir="${directionOf(language)}">`],
    [/<title>[^<]*<\/title>/, `<title>${title}</title>`],
    [/<meta\s+name="description"[^>]*>/, `<meta name="description" content="${escapeHtml(description)}" />`],
    [
      /<!-- [^>]* -->\s*<script src="\/first-paint.js"><\/script>/,
      `<script${data.filter(Boolean).join('')}>${firstPaint}</script>${style ? `\n    <style>${style}</style>` : ''}`,
    ],
    [/ *<!-- head -->\n/, head.map((tag) => `    ${tag}\n`).join('')],
    [/<div id="root"><\/div>/, `<div id="root"${named}>${page?.html ?? draft ?? ''}</div>`],
  ]
  // A page that is whole says in its own language what it wants scripts for.
  const line = new RegExp(` *<p lang="${tagOf(language)}"[^]*?</p>\\n`)
  const noScript = /(?<=<noscript>\n)[^]*?(?=\s*<\/noscript>)/
  if (page) edits.push([noScript, line.exec(template)?.[0].trimEnd() ?? ''])
  const filled = edits.reduce((text, [from, to]) => replace(text, from, to), template)
  if (style) return setAside(filled, page ? 'after-pictures' : 'at-once')
  // What is drawn already can be read before it can be pressed: its pictures and type come before its scripts.
  return draft
    ? filled.replaceAll(/<(?:script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"')
    : filled
}
