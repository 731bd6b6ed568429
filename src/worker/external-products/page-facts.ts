import { logEvent } from '../lib/log.ts'
import type { ItemProperty, ItemScope } from './microdata.ts'

const maxBlocks = 40
const maxMetas = 400
const maxImages = 40
const maxProperties = 3_000
const maxValueLength = 4_000
const maxDepth = 60

/** The structured data of a page, as it was written. */
export type PageFacts = {
  /** Keyed by lower-case name; the first of several counts. */
  metas: Map<string, string>
  images: string[]
  title: string
  canonical: string
  jsonLd: string[]
  properties: ItemProperty[]
}

/** Void elements, for which HTMLRewriter reports no end tag. */
const voidElements = new Set([
  'meta',
  'link',
  'img',
  'input',
  'source',
  'br',
  'hr',
  'area',
  'embed',
  'track',
  'wbr',
  'col',
  'base',
])

const pictureMetas = new Set([
  'og:image',
  'og:image:secure_url',
  'og:image:url',
  'twitter:image',
  'twitter:image:src',
])

const isJsonLd = (type: string | null) => /^\s*application\/ld\+json/i.test(type ?? '')

/** Collects a page's structured data as a stream. No other part of the page is kept, and no script is run. */
export async function readFacts(html: string): Promise<PageFacts> {
  const facts: PageFacts = {
    metas: new Map(),
    images: [],
    title: '',
    canonical: '',
    jsonLd: [],
    properties: [],
  }
  let block: string[] | null = null
  let scope: ItemScope | null = null
  let depth = 0
  /** Properties whose text is still being read. */
  const open: ItemProperty[] = []

  function takeMeta(element: Element) {
    const name = (element.getAttribute('property') ?? element.getAttribute('name') ?? '').toLowerCase().trim()
    const content = (element.getAttribute('content') ?? '').slice(0, maxValueLength)
    if (!name || !content || facts.metas.size >= maxMetas) return
    if (pictureMetas.has(name) && facts.images.length < maxImages) facts.images.push(content)
    if (!facts.metas.has(name)) facts.metas.set(name, content)
  }

  function takeProperty(element: Element) {
    const names = element.getAttribute('itemprop')?.trim().split(/\s+/) ?? []
    const isVoid = voidElements.has(element.tagName)
    const isScope = element.hasAttribute('itemscope') && !isVoid && depth < maxDepth
    if (facts.properties.length >= maxProperties) return
    if (isScope) {
      const former = scope
      scope = {
        type: (element.getAttribute('itemtype') ?? '').trim(),
        parent: former,
        property: names[0] ?? '',
      }
      depth += 1
      element.onEndTag(() => {
        scope = former
        depth -= 1
      })
      return
    }
    const value =
      element.getAttribute('content') ??
      element.getAttribute('href') ??
      element.getAttribute('src') ??
      element.getAttribute('data-src')
    for (const name of names.slice(0, 3)) {
      const property = { scope, name, value: (value ?? '').slice(0, maxValueLength) }
      facts.properties.push(property)
      if (value !== null || isVoid || open.length >= maxDepth) continue
      open.push(property)
      element.onEndTag(() => void open.splice(open.indexOf(property), 1))
    }
  }

  const rewriter = new HTMLRewriter()
    .on('meta', { element: takeMeta })
    .on('head > title', {
      text: ({ text }) => void (facts.title += facts.title.length < maxValueLength ? text : ''),
    })
    .on('link[rel~="canonical" i]', {
      element: (element) => void (facts.canonical ||= element.getAttribute('href') ?? ''),
    })
    .on('script[type]', {
      element(element) {
        if (!isJsonLd(element.getAttribute('type')) || facts.jsonLd.length >= maxBlocks) return
        const parts: string[] = []
        block = parts
        element.onEndTag(() => {
          facts.jsonLd.push(parts.join(''))
          block = null
        })
      },
      text: ({ text }) => void block?.push(text),
    })
    .on('[itemscope], [itemprop]', {
      element: takeProperty,
      text({ text }) {
        for (const property of open) if (property.value.length < maxValueLength) property.value += text
      },
    })
  const headers = { 'content-type': 'text/html; charset=utf-8' }
  try {
    await rewriter.transform(new Response(html, { headers })).body?.pipeTo(new WritableStream())
  } catch (error) {
    // HTMLRewriter stops at its memory limit; what was read before it counts.
    logEvent('external_page_cut', { error: String(error) })
  }
  return facts
}
