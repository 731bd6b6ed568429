/** A picture as text, for a JSON body. */
export function toDataUrl(picture: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''))
  reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')))
  reader.readAsDataURL(picture)
  return promise
}

/** SHA-256 in hexadecimal: all that the server learns about a picture that stays in the browser. */
export async function digestOf(picture: Blob) {
  const digest = await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** How a picture that is only on this device is called. */
export const nameOnDevice = async (picture: Blob) => `device:${await digestOf(picture)}`

export async function fetchPicture(url: string, signal?: AbortSignal): Promise<Blob> {
  const response = await fetch(url, { signal })
  const picture = await response.blob()
  // The static host answers a missing file with the app's page.
  if (!response.ok || !picture.type.startsWith('image/')) throw new Error(`no picture at ${url}`)
  return picture
}
