import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { createSecureServer } from 'node:http2'
import type { Duplex } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { ownCertificate } from './certificate.ts'

const isText = (type = '') => /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/.test(type)

/** Headers of one HTTP/1 connection, which must not be passed on to another protocol. */
const ofConnection = new Set(['connection', 'keep-alive', 'transfer-encoding'])

const kept = <Value>(headers: Record<string, Value>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => !name.startsWith(':') && !ofConnection.has(name)),
  )

/** The site behind has no TLS, and compares a request's origin with its own address. */
const withPlainOrigin = (headers: IncomingHttpHeaders) =>
  headers.origin ? { ...headers, origin: headers.origin.replace('https:', 'http:') } : headers

/** A live channel is one HTTP/1 connection, passed through unchanged. */
function openChannel(port: number, { method, url: path, headers }: IncomingMessage, socket: Duplex) {
  const forward = request({ host: '127.0.0.1', port, method, path, headers: withPlainOrigin(headers) })
  const close = () => socket.destroy()
  forward.on('error', close).on('response', close)
  forward.on('upgrade', ({ rawHeaders }, channel, head) => {
    const lines = rawHeaders.flatMap((name, i) => (i % 2 ? [] : `${name}: ${rawHeaders[i + 1]}`))
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`)
    channel.unshift(head)
    channel.on('error', close).pipe(socket)
    socket.on('error', () => channel.destroy()).pipe(channel)
  })
  forward.end()
}

/**
 * Stands before a local site and does what Cloudflare's edge does and workerd alone does not: it compresses texts
 * with brotli, and sends a page over one connection (HTTP/2). Without the first a page would be three times its size,
 * without the second its files would wait for each other.
 */
export async function openEdge(site: { port: number }, port: number) {
  const compressed = new Map<string, Buffer>()
  const compress = (key: string, body: Buffer) => {
    const known = compressed.get(key)
    if (known) return known
    const made = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
    compressed.set(key, made)
    return made
  }
  const server = createSecureServer({ ...(await ownCertificate()), allowHTTP1: true }, (asked, answer) => {
    const { method, url, headers } = asked
    const forward = request({
      host: '127.0.0.1',
      port: site.port,
      method,
      path: url,
      // Compression is done here, so the site must not compress as well.
      headers: {
        ...kept(withPlainOrigin(headers)),
        host: headers[':authority'] ?? headers.host,
        'accept-encoding': 'identity',
      },
    })
    forward.on('error', () => answer.destroy())
    forward.on('response', async (found) => {
      const body = await buffer(found)
      if (found.headers['content-encoding']) throw new Error(`${url} came packed`)
      const given = kept(found.headers)
      const text = isText(found.headers['content-type'])
      const etag = headers['accept-encoding']?.includes('br') && text ? found.headers.etag : null
      const isFresh = text && !etag && body.length > 0
      const sent = etag ? compress(`${url} ${etag}`, body) : isFresh ? brotliCompressSync(body) : body
      const isBrotli = sent !== body
      answer.writeHead(found.statusCode ?? 502, {
        ...given,
        'content-length': sent.length,
        ...(isBrotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      })
      answer.end(sent)
    })
    asked.pipe(forward)
  })
  const connections = new Set<{ destroy: () => void }>()
  server.on('session', (session) => connections.add(session))
  server.on('upgrade', (asked: IncomingMessage, socket: Duplex) => {
    connections.add(socket)
    openChannel(site.port, asked, socket)
  })
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open))
  return {
    address: `https://localhost:${port}`,
    close: () => {
      for (const connection of connections) connection.destroy()
      server.close()
    },
  }
}
