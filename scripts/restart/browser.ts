/** A shopper's browser: the cookie outlives the server. */
export function openBrowser() {
  let cookie = ''
  return async (address: string, path: string, method = 'GET', body?: unknown) => {
    const headers = { origin: address, cookie, 'content-type': 'application/json' }
    const sent = method === 'GET' ? {} : { method, body: JSON.stringify(body) }
    const response = await fetch(address + path, { headers, ...sent })
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
    const answer: Record<string, unknown> = await response.json()
    return answer
  }
}
