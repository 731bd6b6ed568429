/** Finds dates behind an article in Italian sentences. */
export const articleAndDate = /\b(il|al|dal|del|nel|sul) \{date\}/gi

/**
 * 'Il 7 dicembre', but 'l’8' and 'l’11', which begin with a vowel when spoken. The function is compiled into the
 * sentences, so it must be self-contained.
 */
export const elided = (date: unknown, _locale: string, article: string | null) =>
  /^(?:8|11)(?!\d)/.test(String(date))
    ? `${String(article)
        .replace(/^i(?=l$)/, '')
        .replace(/^Il$/, 'L')
        .replace(/(?<=[aeu])l$/, 'll')}’${String(date)}`
    : `${article} ${String(date)}`
