const email = /[^\s@<>()"',;:=/]{1,64}@[^\s@<>()"',;:/]{1,200}/g
/** A secret of an address stands behind its `?` or `#`. */
const afterPath = /\b([a-z][a-z+.-]*:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>):]*/gi
const queryOfPath = /(\/[\w./-]*)\?[^\s"'<>):]*/g
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
/** A key, a token or a digest: long, in one word, with digits in it. */
const long = /[A-Za-z0-9_-]{24,}(?:\.[A-Za-z0-9_-]{8,})*/g
/** The number of a card, a telephone, an account. */
const digits = /\+?\d[\d -]{8,}\d/g
const address = /\b(?:\d{1,3}\.){3}\d{1,3}\b|\b(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{0,4}\b/gi

/** Takes out of a text what may name a person or open something: for logs and reports of errors. */
export const scrub = (text: string) =>
  withoutAddresses(text)
    .replaceAll(long, (word) => (uuid.test(word) || !/\d/.test(word) ? word : '[secret]'))
    .replaceAll(digits, '[number]')
    .replaceAll(address, '[address]')

/** The same of a stack or a statement, whose long names and numbers are ours. */
export const withoutAddresses = (text: string) =>
  text.replaceAll(afterPath, '$1').replaceAll(queryOfPath, '$1').replaceAll(email, '[email]')
