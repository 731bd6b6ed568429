/** What the one group of a pattern matches in a text, each time that the pattern does. */
export const findAll = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
