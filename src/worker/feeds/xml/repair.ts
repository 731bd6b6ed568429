/** Left as they are: in them, nothing needs to be escaped. One without end goes to the end of the item. */
const quoted = String.raw`<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)`

const loose = new RegExp(
  String.raw`(${quoted})|&#(x[\da-f]+|\d+);|&(?![a-z_][\w.-]*;)|<(?![a-z_:/!?\u0080-\uffff])`,
  'gi',
)

function isCharacter(reference: string) {
  const code = reference.startsWith('x') ? Number.parseInt(reference.slice(1), 16) : Number(reference)
  if (code < 0x20) return code === 0x09 || code === 0x0a || code === 0x0d
  return code < 0xd800 || (code > 0xdfff && code < 0xfffe) || (code > 0xffff && code <= 0x10ffff)
}

/** Escapes an '&' and a '<' that can only be text, and takes out references to characters that there are not. */
export const escapeLoose = (item: string) =>
  item.replace(loose, (all: string, kept?: string, reference?: string) => {
    if (kept !== undefined) return kept
    if (reference !== undefined) return isCharacter(reference.toLowerCase()) ? all : ' '
    return all === '&' ? '&amp;' : '&lt;'
  })

const formatting = new RegExp(
  String.raw`(${quoted})|</?(?:a|b|i|u|s|p|br|hr|em|strong|small|sub|sup|span|div|font|center|blockquote|h[1-6]|img|[ou]l|li|table|t(?:body|head|[rdh]))(?:\s[^<>]*)?/?>`,
  'gi',
)

/** Takes out HTML's formatting, which shops write into a description as if it needed no ends. */
export const withoutFormatting = (item: string) => item.replace(formatting, (_, kept?: string) => kept ?? ' ')
