type Inputs = { multipart: { body: ReadableStream<Uint8Array>; contentType: string } }
type Options = { returnRawResponse?: boolean; signal?: AbortSignal }

/**
 * Stands in for the binding AI. It does with a form what the runtime's own binding does (workerd,
 * src/cloudflare/internal/ai-api.ts), but at the fake Workers AI.
 */
export const fakeAi = (address: string) => ({
  async run(model: string, { multipart }: Inputs, { returnRawResponse, signal }: Options = {}) {
    if (!multipart.contentType) throw new Error('Content-Type is required with ReadableStream inputs')
    const headers = { 'content-type': multipart.contentType, 'cf-consn-model-id': model }
    const response = await fetch(`${address}/run?version=3`, {
      method: 'POST',
      headers,
      body: multipart.body,
      ...(signal && { signal }),
    })
    if (returnRawResponse) return response
    throw new Error('only the raw answer is asked for')
  },
})
