const noBreak = '\u00A0'

/** What a language sets apart with a space that no line may break at; the sources have plain ones, which can be seen. */
const spaced: Record<string, (text: string) => string> = {
  fr: (text) => text.replace(/ (?=[:;!?»])/g, noBreak).replace(/« /g, `«${noBreak}`),
}

/** A message as it is printed in its language. */
export const typeset = (language: string, text: string) => spaced[language]?.(text) ?? text
