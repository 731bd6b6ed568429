import { runDurableObjectAlarm } from 'cloudflare:test'
import { beforeEach, describe, expect, test, type TestContext } from 'vitest'
import { tryOnFailures, type TryOnFailure } from '#shared/try-on-job.ts'
import { forgetLimits, photograph, startInCloud } from '../testing/fashn.ts'
import type { Proof } from '../testing/proof.ts'
import { photographMarks, type MarkedPhotographer } from '../testing/photographer-scenarios.ts'
import { garmentAt } from '../testing/photographers.ts'
import { agreedTo, createSignedIn } from '../testing/signed-in.ts'
import { ageJob, entriesOf, jobOf, jobStub } from '../testing/try-ons.ts'

/**
 * What becomes of a try-on with one photographer alone: what she sees, and her credit. What is not like her her own device
 * finds (photograph.test.ts). `npm run cabine -- providers faults` prints it as a table.
 */
const prove = (
  { task }: TestContext,
  { photographer, fault, error }: { photographer: Photographer; fault: string; error: TryOnFailure | null },
) => {
  const saw = error === null ? 'her photograph' : tryOnFailures[error]
  const row: Proof = { photographer, fault, saw, credit: error === null ? 'one' : 'given back' }
  task.meta.proof = row
}

beforeEach(forgetLimits)

type Photographer = MarkedPhotographer | 'fashn'
const marked = Object.keys(photographMarks) as MarkedPhotographer[]

/** The same fault by FASHN's names. */
const atFashn = {
  completes: 'completes',
  black: 'output_black',
  unchanged: 'output_unchanged',
  greyed: 'output_greyed',
  garbage: 'output_no_picture',
  no_picture: 'output_missing',
  refused_input: 'ContentModerationError',
  refused_output: 'ThirdPartyError',
  unreadable: 'ImageLoadError',
  server_error: 'run_server_error',
  bad_gateway: 'run_bad_gateway',
  timed_out: 'time_out',
  revoked: 'run_unauthorized',
  out_of_quota: 'run_out_of_credits',
  bad_request: 'run_bad_request',
  dropped: 'run_forgotten',
} as const
type Fault = keyof typeof atFashn

/** What she is told, whoever it was, and where one of them says it in other words. */
const told: Record<Fault, TryOnFailure | null> = {
  completes: null,
  black: 'drifted',
  unchanged: 'drifted',
  greyed: 'drifted',
  garbage: 'unknown',
  no_picture: 'unknown',
  refused_input: 'picture_refused',
  refused_output: 'picture_refused',
  unreadable: 'start_failed',
  server_error: 'start_failed',
  bad_gateway: 'start_failed',
  timed_out: 'start_failed',
  revoked: 'start_failed',
  out_of_quota: 'start_failed',
  bad_request: 'start_failed',
  dropped: 'start_failed',
}
const otherwise: Partial<Record<Photographer, Partial<Record<Fault, TryOnFailure>>>> = {
  google: { unreadable: 'processing_failed' },
  own: { unreadable: 'processing_failed', timed_out: 'processing_failed' },
  bfl: { timed_out: 'processing_failed' },
  fashn: { unreadable: 'garment_unreadable', timed_out: 'timeout', dropped: 'unknown' },
}

/** Whoever sent the run may not know whether it was made. */
const unanswered = new Set<Fault>(['bad_gateway', 'timed_out', 'dropped'])

async function outcomeOf(photographer: Photographer, fault: Fault) {
  const shopper = await createSignedIn({ photographConsents: agreedTo(photographer) })
  const garment = await garmentAt(
    photographer === 'fashn' ? { fashn: atFashn[fault] } : { [photographer]: fault },
    { isGreen: fault === 'greyed' || fault === 'completes' },
  )
  const id = await startInCloud(shopper, garment.dataUrl)
  const view = await photograph(shopper, id)
  const [judged] = view?.output ?? []
  if (judged) await jobStub(id).report(shopper.id, { success: true, picture: null, judged })
  return { shopper, view, job: await jobOf(id) }
}

describe.each<Photographer>([...marked, 'fashn'])('%s', (photographer) => {
  test.for(Object.keys(told) as Fault[])('%s', async (fault, context) => {
    const error = otherwise[photographer]?.[fault] ?? told[fault]
    const { shopper, view, job } = await outcomeOf(photographer, fault)
    if (error === null) {
      expect(view).toMatchObject({ status: 'completed', photographer, error: null })
      await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'settle 0'])
    } else {
      expect(view).toMatchObject({ status: 'failed', output: null, error })
      await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
    }
    // Nothing was made, so nothing is owed. A useless picture is paid to who made it, and so is what may have been made.
    const mayBeMade = error === null || error === 'drifted' || unanswered.has(fault)
    if (!mayBeMade) expect(job?.cost).toBe(0)
    prove(context, { photographer, fault, error })
  })

  test.runIf(photographer !== 'fashn').for(['rate_limited', 'out_of_capacity'] as const)(
    '%s until the time is up',
    async (busy, context) => {
      const shopper = await createSignedIn({ photographConsents: agreedTo(photographer) })
      const id = await startInCloud(shopper, (await garmentAt({ [photographer]: busy })).dataUrl)
      await expect.poll(async () => (await jobOf(id))?.runs ?? 0).toBeGreaterThan(0)
      await ageJob(id, 300_000)
      await runDurableObjectAlarm(jobStub(id))
      await expect
        .poll(() => jobStub(id).view(shopper.id))
        .toMatchObject({ status: 'failed', error: 'timeout' })
      await expect.poll(() => entriesOf(shopper.id)).toEqual(['grant 5', 'reserve -1', 'release 1'])
      prove(context, { photographer, fault: busy, error: 'timeout' })
    },
  )
})
