import { within } from '../../lib/time-limit.ts'
import { call, readAnswer, type Answered } from './provider-call.ts'

/** Runs a model on a form. Rejects where no whole answer came. */
export type RunModel = (model: string, form: FormData, timeoutMs: number) => Promise<Answered>

/** Runs a model of somebody else's through AI Gateway, on inputs as JSON. Rejects where no whole answer came. */
export type RunInputs = (model: string, inputs: object, timeoutMs: number) => Promise<Answered>

/** The part of the binding AI that we use; written out, since the command line has no Worker's types. */
export type AiLike = {
  run(
    model: string,
    inputs: object,
    options: {
      returnRawResponse: true
      signal: AbortSignal
      /** Without room it says so at once, and the job may go elsewhere: in the model's own line it would hold its place and hear nothing. */
      rejectIfBusy?: true
      gateway?: GatewayOptions
    },
  ): Promise<Response>
}

/** By itself the gateway keeps what goes through it, pictures included, and answers the same call from its cache. */
type GatewayOptions = { id: string; collectLog: false; skipCache: true }

/**
 * The binding sends the body under the content type that it is given, so that must name the boundary: the form is
 * encoded here. The raw answer has the HTTP status, which the error that the binding would throw has not.
 */
export const throughBinding =
  (ai: AiLike): RunModel =>
  (model, form, timeoutMs) =>
    within(timeoutMs, async (signal) => {
      const encoded = new Response(form)
      const contentType = encoded.headers.get('content-type') ?? ''
      if (!encoded.body) throw new Error('an empty form')
      const multipart = { body: encoded.body, contentType }
      const options = { returnRawResponse: true, signal, rejectIfBusy: true } as const
      return readAnswer(await ai.run(model, { multipart }, options))
    })

/** `base` ends with the account: `https://api.cloudflare.com/client/v4/accounts/…/ai`. */
export const throughRest =
  (base: string, token: string): RunModel =>
  (model, form, timeoutMs) =>
    within(timeoutMs, async (signal) => {
      const headers = { Authorization: `Bearer ${token}` }
      const init: RequestInit = { method: 'POST', headers, body: form, signal, redirect: 'manual' }
      return readAnswer(await fetch(`${base.replace(/\/$/, '')}/run/${model}`, init))
    })

export const gatewayBinding =
  (ai: AiLike, id: string): RunInputs =>
  (model, inputs, timeoutMs) =>
    within(timeoutMs, async (signal) => {
      const gateway: GatewayOptions = { id, collectLog: false, skipCache: true }
      return readAnswer(await ai.run(model, inputs, { returnRawResponse: true, signal, gateway }))
    })

export const gatewayRest =
  (base: string, token: string, id: string): RunInputs =>
  (model, inputs, timeoutMs) =>
    call(`${base.replace(/\/$/, '')}/run`, timeoutMs, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': 'application/json',
        'cf-aig-gateway-id': id,
        'cf-aig-collect-log': 'false',
        'cf-aig-skip-cache': 'true',
      },
      body: JSON.stringify({ model, input: inputs }),
    })
