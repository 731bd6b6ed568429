const noBreak = '\u00A0'

/** `{name}`, and not the braces around one form of a plural. */
const argument = /(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{\w+\}/g

/**
 * Spaces that no line may break at, where the sources have plain ones, which can be seen. In Arabic what is put into a
 * sentence keeps its own direction: the dot of 'Camille R.' would go before her name.
 */
const rules: Record<string, (text: string) => string> = {
  fr: (text) => text.replace(/ (?=[:;!?»])/g, noBreak).replace(/« /g, `«${noBreak}`),
  ar: (text) => text.replace(argument, '\u2068$&\u2069'),
}

/** A message as it is printed in its language. */
export const typeset = (language: string, text: string) => rules[language]?.(text) ?? text
