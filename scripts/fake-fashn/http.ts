import type { IncomingMessage, ServerResponse } from 'node:http'

export function answer(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
) {
  response.writeHead(status, { 'Content-Type': 'application/json', ...headers })
  response.end(JSON.stringify(body))
}

export const refuse = (response: ServerResponse, status: number, name: string, message: string) =>
  answer(response, status, { error: name, message }, status === 429 ? { 'Retry-After': '1' } : {})

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown> | null> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  try {
    const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
    return typeof body === 'object' && body !== null ? { ...body } : null
  } catch {
    return null
  }
}
