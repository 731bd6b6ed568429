export type Message = {
  /** The mail's id, by which a repeated sending is the same message. */
  id: string
  to: string
  subject: string
  text: string
  html: string
  writtenAt: Date
}

type Address = { name: string; email: string }

/** Removes line breaks, with which a value could begin another header. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim()

const toBase64 = (text: string) => Buffer.from(text).toString('base64')
const isPlain = (text: string) => /^[\x20-\x7e]*$/.test(text)

/** The bytes that fit, encoded and behind a header's name, into a line of 76 characters (RFC 2047, section 2). */
const maxBytesOfWord = 36

/** Splits between characters, never within one. */
function* wordsOf(text: string) {
  let word = ''
  for (const character of text) {
    if (Buffer.byteLength(word + character) > maxBytesOfWord) {
      yield word
      word = ''
    }
    word += character
  }
  yield word
}

const encodeWords = (text: string) =>
  Array.from(wordsOf(text), (word) => `=?utf-8?B?${toBase64(word)}?=`).join('\r\n ')

const headerText = (text: string) => (isPlain(oneLine(text)) ? oneLine(text) : encodeWords(oneLine(text)))

const nameOf = (name: string) =>
  isPlain(name) ? `"${oneLine(name).replaceAll(/["\\]/g, String.raw`\$&`)}"` : headerText(name)

/** Cuts an address at the first space: an address has none, and what follows could be an injected one. */
const emailOf = (email: string) => oneLine(email).replace(/ .*/s, '')

const addressOf = ({ name, email }: Address) =>
  name ? `${nameOf(name)} <${emailOf(email)}>` : emailOf(email)

/** The date in the format of RFC 5322, in UTC. */
const dateOf = (date: Date) => date.toUTCString().replace('GMT', '+0000')

const part = (type: string, boundary: string, content: string) =>
  [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(toBase64(content).match(/.{1,76}/g) ?? []),
  ].join('\r\n')

/** Builds the whole mail in the wire format (RFC 5322, RFC 2045). */
export function buildEml(from: Address, { id, to, subject, text, html, writtenAt }: Message) {
  const boundary = `cabine-${id}`
  const host = emailOf(from.email).split('@')[1] ?? 'localhost'
  return [
    `From: ${addressOf(from)}`,
    `To: ${emailOf(to)}`,
    `Subject: ${headerText(subject)}`,
    `Date: ${dateOf(writtenAt)}`,
    `Message-ID: <${id}@${host}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    part('text/plain', boundary, text.replaceAll(/\r?\n/g, '\r\n')),
    part('text/html', boundary, html),
    `--${boundary}--`,
    '',
  ].join('\r\n')
}
