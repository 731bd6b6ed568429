const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

export const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign])

/** `<name>text</name>` on a line of its own. */
export const element = (name: string, text: string, depth: number) =>
  `${'  '.repeat(depth)}<${name}>${escapeText(text)}</${name}>\n`
