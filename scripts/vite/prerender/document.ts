import { load, type CheerioAPI } from 'cheerio'
import type { FirstCalls } from '#client/page-file.ts'
import { directionOf, languages, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'

export type Document = {
  language: Language
  title: string
  description: string
  /** Whether the file is English but served to readers of all languages: see public/first-paint.js. */
  isDrawnForAll?: boolean
  /** Further tags of the head. */
  head: string[]
  /** A prerendered page, and its name for main.tsx. */
  page?: { name: string; html: string }
  /** For other pages, a lifeless copy of the first view: see draft.ts. */
  draft?: string | undefined
  /** The calls that the page will make first: see client/page-file.ts. */
  calls?: FirstCalls | undefined
  /** The font files that some languages need: see faces.ts. */
  faces?: string
  /** The part of the style sheet that the page needs before the whole has loaded: see critical.ts. */
  style?: string | undefined
}

/** Separates head tags from the body: React writes the title and preloads before the rest of the HTML. */
export function splitHead(html: string) {
  const $ = load(html, null, false)
  const title = $.root().children('title').remove()
  if (title.length !== 1) throw new Error('A prerendered page has no title.')
  const links = $.root().children('link, meta').remove()
  return { title: title.text(), links: links.toArray().map((link) => $.html(link)), html: $.html() }
}

/** Moves what is not needed for the first paint into a template, from which public/first-paint.js takes it later. */
function deferRest($: CheerioAPI, when: 'after-pictures' | 'at-once') {
  $('link[rel=stylesheet]').attr('data-rest', '')
  const modules = $('link[rel=modulepreload]')
  if (when === 'at-once') modules.attr('fetchpriority', 'low')
  const rest = $('link[rel=stylesheet], script[type=module]').add(when === 'after-pictures' ? modules : [])
  const tags = rest.toArray().map((tag) => $.html(tag))
  rest.remove()
  $('body').append(`<template data-rest="${when}">${tags.join('')}</template>`)
}

/** The attributes that public/first-paint.js reads from its own tag; undefined ones are left out. */
const dataOf = ({ isDrawnForAll, faces, calls }: Document) => ({
  'data-languages': isDrawnForAll || faces ? languages.join(' ') : undefined,
  'data-drawn': isDrawnForAll ? '' : undefined,
  'data-faces': faces || undefined,
  'data-calls': calls?.calls.join(' '),
  'data-shopper-calls': calls?.ofShopper?.join(' '),
  'data-pictured': calls?.pictured && JSON.stringify(calls.pictured),
})

/** Fills in the built index.html; throws if one of the parts to fill is missing. */
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
  // A prerendered page has one language, so the notice for browsers without scripts stays in that one only.
  if (page) {
    content.attr({ 'data-page': page.name, 'data-language': language })
    part('noscript')
      .children('p')
      .not(`[lang=${tagOf(language)}]`)
      .remove()
  }
  if (style) deferRest($, page ? 'after-pictures' : 'at-once')
  // The first view can be read before it can be used, so its pictures and fonts load before its scripts.
  else if (draft) $('script[type=module], link[rel=modulepreload]').attr('fetchpriority', 'low')
  // The security policy of public/_headers lets none through, and React sets none where it takes a page over.
  const styled = $('[style]').attr('style')
  if (styled)
    throw new Error(`A page has a style attribute: ${styled}. Use a class, or set it when the page runs.`)
  return $.html()
}
