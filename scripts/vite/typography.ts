const noBreak = '\u00A0'

/** Matches `{name}`, but not the braces around one form of a plural. */
const argument = /(?<!(?:zero|one|two|few|many|other|=\d+)\s*)\{\w+\}/g

/**
 * What the source files leave out, because it cannot be seen there: French gets spaces at which no line breaks. Arabic
 * gets marks that keep an inserted text in its own direction, or else the dot of 'Camille R.' would go before the name.
 */
const rules: Record<string, (text: string) => string> = {
  fr: (text) => text.replace(/ (?=[:;!?»])/g, noBreak).replace(/« /g, `«${noBreak}`),
  ar: (text) => text.replace(argument, '\u2068$&\u2069'),
}

/** Returns a message with the invisible characters that its language requires. */
export const typeset = (language: string, text: string) => rules[language]?.(text) ?? text
