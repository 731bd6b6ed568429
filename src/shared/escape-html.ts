const entities = new Map([
  ['&', '&amp;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#39;'],
])

/** Escapes text for HTML or XML, between tags and in quoted attributes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => entities.get(sign) ?? sign)
