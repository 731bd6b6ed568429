/*
 * Google's picture editors, on this machine alone.
 *
 *   POST /token                                   a service account's assertion for an access token
 *   POST /v1/projects/{project}/locations/{region}/publishers/google/models/{model}:generateContent
 *   POST /fake/account {tokenSeconds, isRevoked}  opens an account and answers its file; with {tokenStatus} it gets no token
 *   POST /fake/revoke {email}, /fake/withdraw     ends an account, or its tokens alone
 *   GET  /fake/tokens?email=…                     how many tokens it was given
 *   /fake/…                                       see fake-photographers/plan.ts
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { photographMarks, type PhotographScenario } from '#worker/testing/photographer-scenarios.ts'
import { answer, listen, readBody, readJson } from '../fake-photographers/http.ts'
import { misbehave } from '../fake-photographers/misbehave.ts'
import { sizeOf, type Size } from '../fake-photographers/pictures.ts'
import { Plan } from '../fake-photographers/plan.ts'
import { areReadable, render } from '../fake-photographers/render.ts'
import { Accounts } from './accounts.ts'
import { models, readGenerate, regions } from './generate.ts'
import { refusals, type Refusal } from './refusals.ts'

/** As wide as her photo, in the proportions that were asked for. */
function inRatio({ width, height }: Size, ratio: string | undefined): Size {
  const [across, down] = (ratio ?? '').split(':').map(Number)
  return { width, height: across && down ? Math.round((width * down) / across) : height }
}

type Options = { port?: number; slowMs?: number }

export async function startFakeGoogleTryOn({ port = 0, slowMs = 8_000 }: Options = {}) {
  const plan = new Plan(photographMarks.google)
  const accounts = new Accounts()

  const refuse = (response: ServerResponse, { code, status, message }: Refusal) =>
    answer(response, code, { error: { code, message, status } })

  async function administer(url: URL, request: IncomingMessage, response: ServerResponse) {
    if (url.pathname === '/fake/tokens')
      return answer(response, 200, accounts.tokensOf(url.searchParams.get('email') ?? ''))
    if (!/^\/fake\/(?:account|revoke|withdraw)$/.test(url.pathname))
      return plan.administer(url.pathname, request, response)
    const body = await readJson(request)
    const email = String(body?.email)
    if (url.pathname === '/fake/account')
      return answer(response, 200, accounts.open(`${server.address}/token`, { ...body }))
    if (url.pathname === '/fake/revoke') accounts.revoke(email)
    else accounts.withdraw(email)
    return answer(response, 200, {})
  }

  async function generate(model: string, request: IncomingMessage, response: ServerResponse) {
    const read = readGenerate(await readJson(request))
    if ('fault' in read) return refuse(response, { ...refusals.unreadable, message: read.fault })
    const { person, draft, garments, asked } = read
    const pieces = garments.map(({ garment }) => garment)
    if (!(await areReadable(person, ...pieces))) return refuse(response, refusals.unreadable)
    const scenario = await plan.choose(pieces)
    const size = inRatio(await sizeOf(person), asked.aspectRatio)
    const made = await render(scenario, { person, draft, garments, size })
    plan.record({ scenario, garments: pieces, asked: { ...asked, model, hasDraft: draft !== null }, made })
    if (scenario === 'slow') await pause(slowMs, undefined, { ref: false })
    const inputs = 1 + pieces.length + (draft ? 1 : 0)
    return end(scenario, { data: made, inputs }, request, response)
  }

  function end(
    scenario: PhotographScenario,
    { data, inputs }: { data: string | null; inputs: number },
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    if (misbehave(scenario, request, response)) return undefined
    switch (scenario) {
      case 'no_picture':
        return answer(response, 200, { candidates: [{ finishReason: 'NO_IMAGE', index: 0 }] })
      case 'refused_input':
        return answer(response, 200, { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } })
      case 'refused_output':
        return answer(response, 200, {
          candidates: [{ content: { role: 'model' }, finishReason: 'IMAGE_SAFETY', index: 0 }],
        })
    }
    const refused = refusals[scenario]
    if (refused) return refuse(response, refused)
    const parts = [{ inlineData: { mimeType: 'image/jpeg', data } }]
    const [promptTokenCount, candidatesTokenCount] = [560 * inputs + 300, 1_120]
    return answer(response, 200, {
      candidates: [{ content: { role: 'model', parts }, finishReason: 'STOP', index: 0 }],
      usageMetadata: {
        promptTokenCount,
        candidatesTokenCount,
        totalTokenCount: promptTokenCount + candidatesTokenCount,
      },
    })
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://fake')
    if (url.pathname.startsWith('/fake/')) return administer(url, request, response)
    if (url.pathname === '/token') {
      const { status, body } = accounts.exchange(new URLSearchParams((await readBody(request)).toString()))
      return answer(response, status, body)
    }
    const called =
      /^\/v1\/projects\/([^/]+)\/locations\/([^/]+)\/publishers\/google\/models\/([\w.-]+):generateContent$/.exec(
        url.pathname,
      )
    if (!accounts.isCurrent(request.headers.authorization)) return refuse(response, refusals.unauthenticated)
    const [, project, region = '', model = ''] = called ?? []
    if (project !== accounts.project) return refuse(response, refusals.revoked)
    if (!regions.includes(region) || !models.includes(model)) return refuse(response, refusals.unknown_model)
    return generate(model, request, response)
  }

  const server = await listen(port, handle, (response, fault) =>
    refuse(response, { code: 500, status: 'INTERNAL', message: fault }),
  )
  return { ...server, plan, accounts, openAccount: () => accounts.open(`${server.address}/token`) }
}
