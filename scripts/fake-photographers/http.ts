import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

type Headers = Record<string, string | undefined>

export function answer(response: ServerResponse, status: number, body: unknown, headers: Headers = {}) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  try {
    const body: unknown = JSON.parse((await readBody(request)).toString())
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>

/** Opens a server on this machine alone. What a handler throws is told by `onFault`. */
export async function listen(
  port: number,
  handle: Handle,
  onFault: (response: ServerResponse, fault: string) => void,
) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (!response.headersSent) onFault(response, String(error))
      else response.destroy()
    })
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const bound = server.address()
  const boundPort = typeof bound === 'object' && bound ? bound.port : port
  return {
    port: boundPort,
    address: `http://127.0.0.1:${boundPort}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
