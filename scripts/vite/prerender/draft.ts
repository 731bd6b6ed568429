import { load } from 'cheerio'

/** What would tie it to the page's real parts, for a screen reader or a label: it is a picture of them. */
const ties = [
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
 * The first view of an app page, to look at until its code draws the page in its place: nobody is told of it,
 * and nothing in it can be pressed or filled in.
 */
export function draftOf(name: string, html: string) {
  const $ = load(html, null, false)
  // A page's head is that of its file.
  $.root().children('title, link, meta').remove()
  $('template').remove()
  $('*')
    .add($.root())
    .contents()
    .filter((_, { nodeType }) => nodeType === commentNode)
    .remove()
  $('input').replaceWith((_, input) => {
    // A browser draws its own box for what is ticked.
    const box = $(input).is('[type=radio], [type=checkbox]') ? ' rounded-full border' : ''
    return $('<div></div>').attr('class', ($(input).attr('class') ?? '') + box)
  })
  // A drawing keeps its own, which its gradients have.
  for (const tie of ties) $(`[${tie}]`).not('svg, svg *').removeAttr(tie)
  return `<div data-draft="${name}" aria-hidden="true" inert>${$.html()}</div>`
}
