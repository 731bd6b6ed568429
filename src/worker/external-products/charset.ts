const sniffedBytes = 4096
const maxTypeLength = 200

/** The order that browsers use: a byte order mark, then the Content-Type header, then the page's own meta tag. */
function charsetOf(bytes: Uint8Array, contentType: string) {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const said = /charset\s*=\s*["']?\s*([\w:.-]+)/i
  const head = String.fromCharCode(...bytes.subarray(0, sniffedBytes))
  const metas = Array.from(head.matchAll(/<meta[^>]*>/gi), ([tag]) => tag)
  const places = [contentType.slice(0, maxTypeLength), ...metas]
  return places.flatMap((text) => said.exec(text)?.[1] ?? [])[0] ?? 'utf-8'
}

/** Decodes a page's bytes as text. Invalid bytes become U+FFFD. */
export function decodePage(bytes: Uint8Array, contentType: string) {
  const charset = charsetOf(bytes, contentType)
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
