import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import * as v from 'valibot'
import { afterAll, expect, test } from 'vitest'
import { scenarioMark, scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { startFakeFashn } from '../fake-fashn/server.ts'
import { withBindings } from '../local/database.ts'
import { migrate } from '../local/migrate.ts'
import { openBrowser } from './browser.ts'
import { bundleWorker, freePort, startWorker } from './product.ts'

const state = mkdtempSync(join(tmpdir(), 'cabine-restart-'))
const fashn = await startFakeFashn({ runMs: 6_000, webhookRetryMs: 2_000 })
const ends: (() => unknown)[] = [() => rmSync(state, { recursive: true, force: true }), () => fashn.close()]
afterAll(async () => {
  for (const end of ends.toReversed()) await end()
})

const dataUrl = async (png: Sharp) =>
  `data:image/png;base64,${(await png.png().toBuffer()).toString('base64')}`
const plain = (r: number, g: number, b: number) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: { r, g, b } } })
const garmentFor = (scenario: Scenario) => plain(...scenarioMark, scenarios.indexOf(scenario))

const entry = (id: string, kind: string, credits: number) => ({ subject: `try-on:${id}`, kind, credits })

test(
  'try-ons survive the end of the process (DESIGN: a job outlives the tab, the isolate and a restart)',
  { timeout: 180_000 },
  async () => {
    await migrate(state)
    const port = await freePort()
    const vars = { FASHN_BASE_URL: fashn.address, FASHN_API_KEY: 'fa-test-key' }
    const settings = { bundle: bundleWorker(state), port, state, vars }
    const first = await startWorker(settings)
    ends.push(() => first.kill())

    const ada = openBrowser()
    const password = 'velvet-42-stairs'
    const account = {
      name: 'Ada',
      email: 'ada@example.com',
      password,
      confirmPassword: password,
      minimumAge: true,
    }
    const { user } = v.parse(
      v.object({ user: v.object({ id: v.string() }) }),
      await ada(first.address, '/api/auth/signup', 'POST', account),
    )
    await ada(first.address, '/api/photo-settings', 'PUT', { storage: 'device', adult: true })

    const userImage = await dataUrl(plain(200, 180, 160))
    const start = async (garmentImage: string, photo = userImage) => {
      const { predictionId } = await ada(first.address, '/api/fashn/start-tryon', 'POST', {
        userImage: photo,
        garmentImage,
        category: 'tops',
      })
      return String(predictionId)
    }
    const running = await start(await dataUrl(garmentFor('completes')))
    // Its connection hangs when the process ends: only the webhook can still say what it is called.
    const unanswered = await start(await dataUrl(garmentFor('run_hangs')))
    const device = await start(
      '/samples/top.webp',
      `device:${createHash('sha256').update('photo').digest('hex')}`,
    )
    const statusOf = (address: string, id: string) => ada(address, `/api/fashn/status/${id}`)

    await expect.poll(() => fashn.account.runs.length, { timeout: 10_000 }).toBe(2)
    await expect
      .poll(async () => (await statusOf(first.address, running)).status, { timeout: 10_000 })
      .toBe('processing')
    await first.kill()
    await expect(fetch(first.address)).rejects.toThrow()

    const second = await startWorker(settings)
    ends.push(() => second.kill())
    const ended = { timeout: 40_000, interval: 200 }
    await expect
      .poll(() => statusOf(second.address, running), ended)
      .toMatchObject({ status: 'completed', error: null })
    await expect
      .poll(() => statusOf(second.address, unanswered), ended)
      .toMatchObject({ status: 'completed', error: null })
    const rendered = { success: true, digest: 'a'.repeat(64), width: 864, height: 1296, confidence: 0.9 }
    expect(await ada(second.address, `/api/fashn/result/${device}`, 'PUT', rendered)).toMatchObject({
      status: 'completed',
    })

    const pictureOf = async (id: string) =>
      v.parse(v.tuple([v.string()]), (await statusOf(second.address, id)).output)[0]
    const pictures = [await pictureOf(running), await pictureOf(unanswered)]
    for (const one of pictures) expect(one).toContain(`/api/photos/users/${user.id}/try-on/`)
    expect(await ada(second.address, '/api/app-state')).toMatchObject({ credits_remaining: 2 })
    expect(fashn.account.runs, 'no run was sent twice').toHaveLength(2)
    await second.kill()

    await withBindings(state, async ({ DB, PHOTOS }) => {
      const { results } = await DB.prepare(
        'select subject, kind, credits from credit_entries order by subject, kind',
      ).all()
      expect(results).toEqual(
        expect.arrayContaining([
          { subject: `sign-up:${user.id}`, kind: 'grant', credits: 5 },
          entry(running, 'reserve', -1),
          entry(running, 'settle', 0),
          entry(unanswered, 'reserve', -1),
          entry(unanswered, 'settle', 0),
          entry(device, 'reserve', -1),
          entry(device, 'settle', 0),
        ]),
      )
      expect(results).toHaveLength(7)
      const left = await PHOTOS.list({ prefix: `users/${user.id}/` })
      expect(left.objects.map(({ key }) => `/api/photos/${key}`)).toEqual(pictures.toSorted())
    })
  },
)
