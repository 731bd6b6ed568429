import { load } from 'cheerio'

/** Attributes by which labels and screen readers would take the copy for the page's real parts. */
const linkingAttributes = [
  'id',
  'for',
  'role',
  'name',
  'tabindex',
  'autocomplete',
  'aria-label',
  'aria-labelledby',
  'aria-controls',
  'aria-describedby',
  'aria-live',
]

/** `Node.COMMENT_NODE`, as browsers number it. */
const commentNode = 8

/**
 * Turns the rendered first view of an app page into a lifeless copy, which is shown until the page's code has replaced
 * it. Screen readers ignore it, and nothing in it can be pressed or filled in.
 */
export function draftOf(name: string, html: string) {
  const $ = load(html, null, false)
  // The head of the page comes from its file (file.ts).
  $.root().children('title, link, meta').remove()
  $('template').remove()
  $('*')
    .add($.root())
    .contents()
    .filter((_, { nodeType }) => nodeType === commentNode)
    .remove()
  $('input').replaceWith((_, input) => {
    // A browser draws the box of a checkbox itself, so its replacement needs a border.
    const box = $(input).is('[type=radio], [type=checkbox]') ? ' rounded-full border' : ''
    return $('<div></div>').attr('class', ($(input).attr('class') ?? '') + box)
  })
  // SVG keeps its ids, because gradients are referenced by them.
  for (const attribute of linkingAttributes) $(`[${attribute}]`).not('svg, svg *').removeAttr(attribute)
  return `<div data-draft="${name}" aria-hidden="true" inert>${$.html()}</div>`
}
