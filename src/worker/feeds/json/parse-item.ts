const string = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"`
const trailingComma = new RegExp(`(${string})|,(?=\\s*[}\\]])`, 'g')
const noValue = new RegExp(`(${string})|\\b(?:NaN|-?Infinity|undefined)\\b`, 'g')

/** What programs that put JSON together by hand get wrong, and what can only be meant one way. */
const mend = (text: string) =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\\(?:u(?![0-9a-f]{4})|[^"\\/bfnrtu])/gi, ' ')
    .replace(trailingComma, '$1')
    .replace(noValue, (_, kept: string | undefined) => kept ?? 'null')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (fault) {
    if (fault instanceof SyntaxError) return null
    throw fault
  }
}

/** An object, mended if need be; null where it cannot be read. */
export function parseItem(text: string): object | null {
  const value = parse(text) ?? parse(mend(text))
  return typeof value === 'object' ? value : null
}
