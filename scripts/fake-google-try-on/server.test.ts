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

const models = 'publishers/google/models'
async function predict(
  parameters: object = {},
  { region = 'us-central1', bearer = token, person = '' } = {},
) {
  const image = async (bytes: string) => ({ image: { bytesBase64Encoded: bytes } })
  const personImage = await image(person || (await png(60, 90)))
  const productImages = [await image(await png(20, 30))]
  const path = `/v1/projects/fake-project/locations/${region}/${models}/virtual-try-on-001:predict`
  return fetch(`${fake.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}` },
    body: JSON.stringify({ instances: [{ personImage, productImages }], parameters }),
  })
}

/** VirtualTryOnModelResult and google.rpc.Status, as docs.cloud.google.com describes them. */
const result = v.strictObject({
  predictions: v.optional(
    v.array(
      v.union([
        v.strictObject({
          mimeType: v.picklist(['image/png', 'image/jpeg']),
          bytesBase64Encoded: v.pipe(v.string(), v.base64()),
        }),
        v.strictObject({ raiFilteredReason: v.string() }),
      ]),
    ),
  ),
})
const rpcStatus = v.strictObject({
  error: v.strictObject({ code: v.number(), message: v.string(), status: v.string() }),
})

describe('the fake Google speaks the protocol', () => {
  test('a picture of the size of the person', async () => {
    const { predictions } = v.parse(result, await (await predict({ sampleCount: 1 })).json())
    const [made] = predictions ?? []
    if (!made || !('bytesBase64Encoded' in made)) throw new Error('no picture')
    expect(await sharp(Buffer.from(made.bytesBase64Encoded, 'base64')).metadata()).toMatchObject({
      format: 'jpeg',
      width: 60,
      height: 90,
    })
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

  test('a token, a region, a parameter and a picture must be right', async () => {
    const statusOf = async (answered: Response) => v.parse(rpcStatus, await answered.json()).error.status
    expect(await statusOf(await predict({}, { bearer: 'other' }))).toBe('UNAUTHENTICATED')
    expect(await statusOf(await predict({}, { region: 'mars-north1' }))).toBe('NOT_FOUND')
    expect(await statusOf(await predict({ seed: 1 }))).toBe('INVALID_ARGUMENT')
    expect(await statusOf(await predict({ steps: 4 }))).toBe('INVALID_ARGUMENT')
    expect(await statusOf(await predict({}, { person: 'AAAA' }))).toBe('INVALID_ARGUMENT')
    expect((await predict({ seed: 1, addWatermark: false })).status).toBe(200)
  })

  test('every answer is a result or a status', async () => {
    for (const scenario of photographScenarios) {
      if (['hangs', 'dropped', 'bad_gateway', 'not_json'].includes(scenario)) continue
      fake.plan.plan(scenario)
      const answered = await predict()
      const body: unknown = await answered.json()
      if (answered.status === 200) v.parse(result, body)
      else expect(v.parse(rpcStatus, body).error.code).toBe(answered.status)
    }
  })
})
