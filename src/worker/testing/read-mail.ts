export type Mail = { headers: Record<string, string>; text: string; html: string; eml: string }

const decode = (base64: string) => Buffer.from(base64, 'base64').toString()

/** Decodes a header's encoded words (RFC 2047). */
const readWords = (value: string) =>
  value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?B\?([^?]*)\?=/g, (_, word: string) => decode(word))

/** Parses a mail as a mail program does: headers unfolded, both parts decoded. */
export function readMail(eml: string): Mail {
  const [head = '', ...rest] = eml.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), readWords(line.slice(colon + 1).trim())]
    }),
  )
  const body = rest.join('\r\n\r\n')
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1] ?? ''
  const [, text, html] = body.split(`--${boundary}`).map((part) => decode(part.split('\r\n\r\n')[1] ?? ''))
  return { headers, text, html, eml }
}

/** The secret of the link in a mail. */
export function tokenIn({ text }: Pick<Mail, 'text'>) {
  const token = /#(\S+)/.exec(text)?.[1]
  if (!token) throw new Error('no link in this mail')
  return token
}
