/** Thrown for an answer that we do not accept. Repeating the request would not help. */
export class Unacceptable extends Error {}

/** Reads a body up to a limit, whatever length it states. */
export async function readUpTo(response: { body: ReadableStream<Uint8Array> | null }, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    length += chunk.length
    if (length > maxBytes) throw new Unacceptable(`more than ${maxBytes} bytes`)
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
