type Form = { multipart: { body: ReadableStream<Uint8Array>; contentType: string } }
type Options = { returnRawResponse?: boolean; signal?: AbortSignal; gateway?: object }

const isForm = (inputs: object): inputs is Form => 'multipart' in inputs

/**
 * Stands in for the binding AI. It does with a form, and with inputs for a gateway, what the runtime's own binding does
 * (workerd, src/cloudflare/internal/ai-api.ts), but at the fake Workers AI.
 */
export const fakeAi = (address: string) => ({
  async run(model: string, inputs: object, { returnRawResponse, signal, ...options }: Options = {}) {
    const [path, contentType, body] = isForm(inputs)
      ? ['run', inputs.multipart.contentType, inputs.multipart.body]
      : ['ai-gateway/run', 'application/json', JSON.stringify({ inputs, options })]
    if (!contentType) throw new Error('Content-Type is required with ReadableStream inputs')
    const response = await fetch(`${address}/${path}?version=3`, {
      method: 'POST',
      headers: { 'content-type': contentType, 'cf-consn-model-id': model },
      body,
      ...(signal && { signal }),
    })
    if (returnRawResponse) return response
    throw new Error('only the raw answer is asked for')
  },
})
