import { createSign } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { photographScenarios } from '#worker/testing/photographer-scenarios.ts'
import type { ServiceAccountFile } from './accounts.ts'
import { startFakeGoogleTryOn } from './server.ts'

const fake = await startFakeGoogleTryOn({ slowMs: 10 })
afterAll(() => fake.close())

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

function assertionOf({ client_email, private_key, token_uri }: ServiceAccountFile, claims: object = {}) {
  const now = Math.floor(Date.now() / 1000)
  const scope = 'https://www.googleapis.com/auth/cloud-platform'
  const payload = { iss: client_email, aud: token_uri, scope, iat: now, exp: now + 3_600, ...claims }
  const input = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(payload)}`
  return `${input}.${createSign('sha256').update(input).sign(private_key, 'base64url')}`
}

const exchange = async (assertion: string) => {
  const grant_type = 'urn:ietf:params:oauth:grant-type:jwt-bearer'
  const body = new URLSearchParams({ grant_type, assertion })
  return fetch(`${fake.address}/token`, { method: 'POST', body })
}

/** developers.google.com/identity/protocols/oauth2/service-account: the answer with a token, and the one without. */
const tokenAnswer = v.strictObject({
  access_token: v.string(),
  expires_in: v.number(),
  token_type: v.literal('Bearer'),
})
const tokenRefusal = v.strictObject({ error: v.string(), error_description: v.string() })

const png = async (width: number, height: number) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#b08060' } })
      .png()
      .toBuffer()
  ).toString('base64')

const token = v.parse(
  tokenAnswer,
  await (await exchange(assertionOf(fake.openAccount()))).json(),
).access_token

async function generate(
  generationConfig: object = {},
  { region = 'global', model = 'gemini-nano-banana-2.1', bearer = token, person = '' } = {},
) {
  const part = (data: string) => ({ inlineData: { mimeType: 'image/png', data } })
  const pictures = [part(person || (await png(60, 90))), part(await png(20, 30))]
  const path = `/v1/projects/fake-project/locations/${region}/publishers/google/models/${model}:generateContent`
  return fetch(`${fake.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({
      contents: [{ role: 'user', parts: [{ text: 'Edit the first picture' }, ...pictures] }],
      generationConfig: { responseModalities: ['IMAGE'], imageConfig: {}, ...generationConfig },
    }),
  })
}

/** GenerateContentResponse and google.rpc.Status, as docs.cloud.google.com describes them. */
const part = v.strictObject({
  inlineData: v.strictObject({
    mimeType: v.picklist(['image/png', 'image/jpeg']),
    data: v.pipe(v.string(), v.base64()),
  }),
})
const result = v.strictObject({
  candidates: v.optional(
    v.array(
      v.strictObject({
        content: v.optional(v.strictObject({ role: v.literal('model'), parts: v.optional(v.array(part)) })),
        finishReason: v.picklist(['STOP', 'NO_IMAGE', 'IMAGE_SAFETY']),
        index: v.number(),
      }),
    ),
  ),
  promptFeedback: v.optional(v.strictObject({ blockReason: v.string() })),
  usageMetadata: v.optional(
    v.strictObject({
      promptTokenCount: v.number(),
      candidatesTokenCount: v.number(),
      totalTokenCount: v.number(),
    }),
  ),
})
const rpcStatus = v.strictObject({
  error: v.strictObject({ code: v.number(), message: v.string(), status: v.string() }),
})

describe('the fake Google speaks the protocol', () => {
  test('a picture as wide as that of the person, in the proportions that are asked for', async () => {
    const sizeIn = async (imageConfig: object) => {
      const { candidates = [] } = v.parse(result, await (await generate({ imageConfig })).json())
      const made = candidates[0]?.content?.parts?.[0]
      const { format, width, height } = await sharp(
        Buffer.from(made?.inlineData.data ?? '', 'base64'),
      ).metadata()
      return [format, width, height]
    }
    expect(await sizeIn({})).toEqual(['jpeg', 60, 90])
    expect(await sizeIn({ aspectRatio: '3:4' })).toEqual(['jpeg', 60, 80])
  })

  test('an assertion that is forged, old, of another audience or of a closed account is refused', async () => {
    const account = fake.openAccount()
    const closed = fake.openAccount()
    fake.accounts.revoke(closed.client_email)
    const now = Math.floor(Date.now() / 1000)
    const assertion = assertionOf(account)
    for (const bad of [
      `${assertion.slice(0, -8)}AAAAAAAA`,
      assertionOf(account, { exp: now - 1 }),
      assertionOf(account, { exp: now + 10_000 }),
      assertionOf(account, { aud: 'https://elsewhere.example' }),
      assertionOf(account, { iss: 'nobody@example.com' }),
      assertionOf(account, { scope: 'openid' }),
      assertionOf(closed),
      'nonsense',
    ]) {
      const answered = await exchange(bad)
      expect(answered.status).toBe(400)
      v.parse(tokenRefusal, await answered.json())
    }
    expect((await exchange(assertion)).status).toBe(200)
  })

  test('a token, a region, a model, a parameter and a picture must be right', async () => {
    const statusOf = async (answered: Response) => v.parse(rpcStatus, await answered.json()).error.status
    expect(await statusOf(await generate({}, { bearer: 'other' }))).toBe('UNAUTHENTICATED')
    expect(await statusOf(await generate({}, { region: 'mars-north1' }))).toBe('NOT_FOUND')
    expect(await statusOf(await generate({}, { model: 'virtual-try-on-001' }))).toBe('NOT_FOUND')
    expect(await statusOf(await generate({ imageConfig: { imageSize: '8K' } }))).toBe('INVALID_ARGUMENT')
    expect(await statusOf(await generate({ steps: 4 }))).toBe('INVALID_ARGUMENT')
    expect(await statusOf(await generate({}, { person: 'AAAA' }))).toBe('INVALID_ARGUMENT')
    expect((await generate({ seed: 1 })).status).toBe(200)
  })

  test('every answer is a result or a status', async () => {
    for (const scenario of photographScenarios) {
      if (['hangs', 'dropped', 'bad_gateway', 'not_json'].includes(scenario)) continue
      fake.plan.plan(scenario)
      const answered = await generate()
      const body: unknown = await answered.json()
      if (answered.status === 200) v.parse(result, body)
      else expect(v.parse(rpcStatus, body).error.code).toBe(answered.status)
    }
  })
})
