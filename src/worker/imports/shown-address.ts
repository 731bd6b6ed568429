const hidden = '…'

/** A part of a path that looks like a key and not like words: long, and with digits or letters in disorder. */
const isKey = (part: string) =>
  part.length >= 16 &&
  (/^[0-9a-f-]+$/i.test(part) || (/\d/.test(part) && /[a-z]/i.test(part) && !/[ .]/.test(part)))

/** An address as it may be shown and logged: without a password, a query and what may be a key in its path. */
export function shownAddress(address: string) {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) return address.replace(/[?#].*$/s, '')
  const path = url.pathname.split('/').map((part) => (isKey(part) ? hidden : part))
  return `${url.protocol}//${url.host}${path.join('/')}${url.search === '' ? '' : `?${hidden}`}`
}

/** A message of a fault with its addresses shown so. */
export const withoutAddresses = (message: string) =>
  message.replace(/\b[a-z][a-z+.-]*:\/\/[^\s'"<>)]+/gi, (address) => shownAddress(address))

/** An entry `name=address` of the configuration, whose address may be wrong. */
export const shownEntry = (entry: string) => {
  const [, name = '', address = entry] = /^([^=/:?]*=)(.*)$/s.exec(entry) ?? []
  return name + shownAddress(address)
}
