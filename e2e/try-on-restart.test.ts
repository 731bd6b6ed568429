import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import { scenarioMark, scenarios, type Scenario } from '#worker/testing/fashn-scenarios.ts'
import { startFakeFashn } from '../scripts/fake-fashn/server.ts'
import { withBindings } from '../scripts/local/database.ts'
import { killableCloud, stateOf } from './addresses.ts'
import { openKillableSite } from './killable-site.ts'
import { newConfirmedShopper } from './shopper.ts'
import { expect, test } from './test.ts'

test.use({ baseURL: killableCloud.address })

const dataUrl = async (png: Sharp) =>
  `data:image/png;base64,${(await png.png().toBuffer()).toString('base64')}`
const plain = (r: number, g: number, b: number) =>
  sharp({ create: { width: 60, height: 90, channels: 3, background: { r, g, b } } })
const garmentFor = (scenario: Scenario) => plain(...scenarioMark, scenarios.indexOf(scenario))

const entry = (id: string, kind: string, credits: number) => ({ subject: `try-on:${id}`, kind, credits })

test(
  'try-ons survive the end of the process (a job outlives the tab, the isolate and a restart)',
  { tag: ['@smoke', '@slow'] },
  async ({ page }) => {
    const fashn = await startFakeFashn({ runMs: 6_000, webhookRetryMs: 2_000 })
    const vars = { FASHN_BASE_URL: fashn.address, FASHN_API_KEY: 'fa-test-key' }
    let site = await openKillableSite(killableCloud, { vars })
    const headers = { origin: killableCloud.address }
    const get = async (path: string) => (await page.request.get(path)).json()
    const send = async (method: 'POST' | 'PUT', path: string, data: object) =>
      (await page.request.fetch(path, { method, headers, data })).json()
    const statusOf = (id: string): Promise<Record<string, unknown>> => get(`/api/fashn/status/${id}`)
    let user = ''
    let tried: { running: string; unanswered: string; device: string }
    let pictures: string[] = []
    const picturesKept = () =>
      withBindings(stateOf(killableCloud.port), async ({ PHOTOS }) => {
        const { objects } = await PHOTOS.list({ prefix: `users/${user}/` })
        return objects.map(({ key }) => `/api/photos/${key}`).toSorted()
      })

    try {
      await newConfirmedShopper(page, stateOf(killableCloud.port))
      user = (await get('/api/app-state')).user.id
      await send('PUT', '/api/photo-settings', { storage: 'device', adult: true })
      await send('PUT', '/api/photograph-consents', { fashn: true })
      const userImage = await dataUrl(plain(200, 180, 160))
      const start = async (garmentImage: string, photo = userImage): Promise<string> => {
        const job = { userImage: photo, garmentImage, category: 'tops' }
        return (await send('POST', '/api/fashn/start-tryon', job)).predictionId
      }
      const digest = createHash('sha256').update('photo').digest('hex')
      tried = {
        running: await start(await dataUrl(garmentFor('completes'))),
        // Its connection hangs when the process dies: only the webhook can still name the run.
        unanswered: await start(await dataUrl(garmentFor('run_hangs'))),
        device: await start('/samples/top.webp', `device:${digest}`),
      }
      await expect.poll(() => fashn.account.runs.length).toBe(2)
      await expect.poll(async () => (await statusOf(tried.running)).status).toBe('processing')
      await site.kill()
      await expect(fetch(killableCloud.address)).rejects.toThrow()

      site = await openKillableSite(killableCloud, { vars, keep: true })
      for (const id of [tried.running, tried.unanswered])
        await expect
          .poll(() => statusOf(id), { timeout: 40_000, intervals: [200] })
          .toMatchObject({ status: 'completed', error: null })
      const rendered = { success: true, digest: 'a'.repeat(64), width: 864, height: 1296, confidence: 0.9 }
      const reported = await send('PUT', `/api/fashn/result/${tried.device}`, rendered)
      expect(reported).toMatchObject({ status: 'completed' })

      const outputs = await Promise.all([tried.running, tried.unanswered].map(statusOf))
      pictures = outputs.flatMap(({ output }) => output as string[])
      expect(pictures).toHaveLength(2)
      // Her device finds that both are her.
      for (const [i, id] of [tried.running, tried.unanswered].entries())
        await send('PUT', `/api/fashn/result/${id}`, { ...rendered, judged: pictures[i] })
      for (const one of pictures) expect(one).toContain(`/api/photos/users/${user}/try-on/`)
      expect(await get('/api/app-state')).toMatchObject({ credits_remaining: 2 })
      expect(fashn.account.runs, 'no run was sent twice').toHaveLength(2)
      // The cloud's inputs are deleted after the pictures are shown, so that nobody waits for it.
      await expect.poll(picturesKept).toEqual(pictures.toSorted())
    } finally {
      await site.kill()
      await fashn.close()
    }

    await withBindings(stateOf(killableCloud.port), async ({ DB }) => {
      const entriesQuery = `select e.subject, e.kind, e.credits from credit_entries e where e.user_id = ? order by 1, 2`
      const { results } = await DB.prepare(entriesQuery).bind(user).all()
      expect(results).toEqual(
        expect.arrayContaining([
          { subject: `sign-up:${user}`, kind: 'grant', credits: 5 },
          ...Object.values(tried).flatMap((id) => [entry(id, 'reserve', -1), entry(id, 'settle', 0)]),
        ]),
      )
      expect(results).toHaveLength(7)
    })
  },
)
