import { createServer, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'

const isText = (type = '') => /^(?:text\/|application\/(?:json|javascript|manifest)|image\/svg)/.test(type)

/**
 * Stands before a local site and does what Cloudflare's edge does to its answers, and workerd alone does not:
 * texts are sent in brotli. A page measured without it would be three times its size.
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
  const server = createServer(async (asked, answer) => {
    const { method, url, headers } = asked
    const forward = request({ host: '127.0.0.1', port: site.port, method, path: url, headers })
    forward.on('error', () => answer.destroy())
    forward.on('response', async (found) => {
      const body = await buffer(found)
      const { 'transfer-encoding': _chunked, ...kept } = found.headers
      const etag =
        headers['accept-encoding']?.includes('br') && isText(kept['content-type']) ? kept.etag : null
      const isFresh = isText(kept['content-type']) && !etag && body.length > 0
      const sent = etag ? compress(`${url} ${etag}`, body) : isFresh ? brotliCompressSync(body) : body
      const isBrotli = sent !== body
      answer.writeHead(found.statusCode ?? 502, {
        ...kept,
        'content-length': sent.length,
        ...(isBrotli && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      })
      answer.end(sent)
    })
    asked.pipe(forward)
  })
  await new Promise<void>((open) => server.listen(port, '127.0.0.1', open))
  return {
    address: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
