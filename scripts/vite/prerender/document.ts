import { load, type CheerioAPI } from 'cheerio'
import type { FirstCalls } from '#client/page-file.ts'
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
  draft?: string | undefined
  /** What the server is asked first: see client/page-file.ts. */
  calls?: FirstCalls | undefined
  /** Files of the faces that some languages are set in: see faces.ts. */
  faces?: string
  /** The style that the drawn page needs before the whole of it has come: see critical.ts. */
  style?: string | undefined
}

/** React writes what belongs in the head before everything else: titles, pictures to fetch at once. */
export function takeHead(html: string) {
  const $ = load(html, null, false)
  const title = $.root().children('title').remove()
  if (title.length !== 1) throw new Error('A prerendered page has no title.')
  const links = $.root().children('link, meta').remove()
  return { title: title.text(), links: links.toArray().map((link) => $.html(link)), html: $.html() }
}

/** What a drawn page does without at first, in a template: public/first-paint.js takes it out. */
function setAside($: CheerioAPI, when: 'after-pictures' | 'at-once') {
  $('link[rel=stylesheet]').attr('data-rest', '')
  const modules = $('link[rel=modulepreload]')
  if (when === 'at-once') modules.attr('fetchpriority', 'low')
  const rest = $('link[rel=stylesheet], script[type=module]').add(when === 'after-pictures' ? modules : [])
  const tags = rest.toArray().map((tag) => $.html(tag))
  rest.remove()
  $('body').append(`<template data-rest="${when}">${tags.join('')}</template>`)
}

/** What public/first-paint.js reads off its own tag; what is undefined is left out. */
const dataOf = ({ isDrawnForAll, faces, calls }: Document) => ({
  'data-languages': isDrawnForAll || faces ? languages.join(' ') : undefined,
  'data-drawn': isDrawnForAll ? '' : undefined,
  'data-faces': faces || undefined,
  'data-calls': calls?.calls.join(' '),
  'data-shopper-calls': calls?.ofShopper?.join(' '),
  'data-pictured': calls?.pictured && JSON.stringify(calls.pictured),
})

/** Fills the built index.html, and says so when a part of it is missing. */
export function fillTemplate(template: string, firstPaint: string, document: Document) {
  const { language, title, description, head, page, draft, style } = document
  const $ = load(template, { scriptingEnabled: false })
  const part = (selector: string) => {
    const found = $(selector)
    if (found.length !== 1) throw new Error(`index.html has ${found.length} of ${selector}.`)
    return found
  }
  part('html').attr({ lang: tagOf(language), dir: directionOf(language) })
  part('title').text(title)
  part('meta[name=description]').attr('content', description)
  const script = part('script[src="/first-paint.js"]').removeAttr('src').text(firstPaint)
  for (const [name, value] of Object.entries(dataOf(document)))
    if (value !== undefined) script.attr(name, value)
  if (style) script.after(`<style>${style}</style>`)
  part('script[type=module]').before(head.join('\n    '))
  const content = part('#root').html(page?.html ?? draft ?? '')
  // A page that is whole says in its own language what it wants scripts for.
  if (page) {
    content.attr({ 'data-page': page.name, 'data-language': language })
    part('noscript')
      .children('p')
      .not(`[lang=${tagOf(language)}]`)
      .remove()
  }
  if (style) setAside($, page ? 'after-pictures' : 'at-once')
  // What is drawn already can be read before it can be pressed: its pictures and type come before its scripts.
  else if (draft) $('script[type=module], link[rel=modulepreload]').attr('fetchpriority', 'low')
  return $.html()
}
