/**
 * Sends a large body. `fetch` does not tell how far it has come, so it could not be told from a network that hangs: this one fails
 * when nothing has moved for `longestPauseMs`, however long the whole takes. Rejects like `fetch`.
 */
export function upload(
  address: string,
  { method = 'POST', headers, body, signal }: RequestInit,
  longestPauseMs: number,
) {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const sending = new XMLHttpRequest()
  let timer: ReturnType<typeof setTimeout> | undefined
  const fail = (why: unknown) => {
    reject(why)
    sending.abort()
  }
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => fail(new DOMException('nothing moves', 'TimeoutError')), longestPauseMs)
  }
  sending.open(method, address)
  sending.responseType = 'blob'
  for (const [name, value] of new Headers(headers)) sending.setRequestHeader(name, value)
  sending.upload.onprogress = wait
  sending.onprogress = wait
  sending.onload = () => resolve(answerOf(sending))
  sending.onerror = () => reject(new TypeError('Failed to fetch'))
  sending.onloadend = () => clearTimeout(timer)
  signal?.addEventListener('abort', () => fail(signal.reason), { once: true })
  if (signal?.aborted) fail(signal.reason)
  else {
    wait()
    sending.send(body as XMLHttpRequestBodyInit)
  }
  return promise
}

function answerOf(sent: XMLHttpRequest) {
  const { status, statusText, response } = sent
  const headers = sent
    .getAllResponseHeaders()
    .split('\r\n')
    .flatMap((line): [string, string][] => {
      const colon = line.indexOf(':')
      return colon > 0 ? [[line.slice(0, colon), line.slice(colon + 1).trim()]] : []
    })
  // An answer without a body may not be given an empty one.
  return new Response(status === 204 ? null : response, { status, statusText, headers })
}
