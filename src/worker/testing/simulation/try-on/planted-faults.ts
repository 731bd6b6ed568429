import type { Edit, PlantedFault } from '../edits.ts'

const edit = (file: string, from: string, to: string, more: Pick<Edit, 'statements'> = {}): Edit[] => [
  { file, from, to, ...more },
]
const statements = { statements: true } as const

/** Common mistakes in a job that costs a credit, calls other services and may be interrupted. */
export const edits: Record<string, PlantedFault> = {
  'a failure is paid': {
    shownBy: 2,
    edits: edit('try-on/settlement.ts', `job.phase === 'completed'`, `job.phase !== 'refused'`),
  },
  'a release gives back one credit, whatever was reserved': {
    shownBy: 1,
    edits: edit(
      'ledger/ledger.ts',
      `entry({ userId: users.id, subject, kind: 'release', credits: reserved, bill })`,
      `entry({ userId: users.id, subject, kind: 'release', credits: 1, bill })`,
    ),
  },
  'a job that has ended is charged by a reserve that arrives late': {
    shownBy: 62,
    edits: edit('ledger/ledger.ts', 'sql`not ${ended(sql`${subject}`)}`', 'sql`1`'),
  },
  'the ledger is told once, whether it hears or not': {
    shownBy: 7,
    edits: edit(
      'try-on/job.ts',
      `logFault('try_on_not_tidied', error, { jobId, task })\n      return false`,
      `return true`,
      statements,
    ),
  },
  'her notice is written before the ledger has its end': {
    shownBy: 62,
    edits: edit('try-on/next-action.ts', `task === 'notice' && due.ledger !== null`, 'false'),
  },
  'a run whose answer is lost is sent again': {
    shownBy: 10,
    edits: edit(
      'try-on/job-machine.ts',
      `event.mayBeNamed
        ? { ...job, phase: 'unsure', wakeAt: now + unsureMs }
        : goElsewhere(job, 'start_failed', now)`,
      `{ ...job, phase: 'queued', wakeAt: now }`,
    ),
  },
  'after a crash the run is sent again': {
    shownBy: 21,
    edits: edit(
      'try-on/next-action.ts',
      `return { do: 'report_interrupted' }`,
      `return { do: 'ask_gate' }`,
      statements,
    ),
  },
  'a pool that failed is asked again': {
    shownBy: 2,
    edits: edit('try-on/pool-state.ts', '!wish.avoid.includes(pool.id)', 'true'),
  },
  'she is sent to whom she has not agreed to': {
    shownBy: 1,
    edits: edit('try-on/pool-state.ts', 'wish.photographers.includes(pool.photographer)', 'true'),
  },
  'a second try is made with the same seed': {
    shownBy: 70,
    edits: edit('try-on/deliver-photograph.ts', '(job.seed + 1) % 2 ** 31', 'job.seed'),
  },
  // A service that never answers is asked every four seconds for a day, and nobody else has its place.
  'a second photograph for later may take a day': {
    shownBy: 179_627_674,
    size: 8,
    edits: edit(
      'try-on/deliver-photograph.ts',
      'Math.min(job.deadlineAt, now + deadlineMs)',
      'job.deadlineAt',
    ),
  },
  'two are let into one place': {
    shownBy: 1,
    edits: edit('try-on/pool-state.ts', 'inside < placesOf(pool, state)', 'inside <= placesOf(pool, state)'),
  },
  'a place of a job that never reports its end is kept for ever': {
    shownBy: 10,
    edits: edit(
      'try-on/photograph-queue.ts',
      'queue.entries.filter(({ until }) => until > now)',
      'queue.entries',
    ),
  },
  'new looks are let in whatever is spent': {
    shownBy: 10,
    edits: edit(
      'try-on/photograph-queue.ts',
      'spentToday(queue) + priceAt(pool, entry) <= terms.budgetPerDay',
      'spentToday(queue) <= terms.budgetPerDay',
    ),
  },
  'the cost of earlier runs is forgotten': {
    shownBy: 9,
    edits: edit('try-on/job-machine.ts', 'job.cost + cost', 'cost'),
  },
  'the first of several pieces is taken for the whole': {
    shownBy: 9,
    edits: edit('try-on/cloud-steps.ts', 'step + stepping >= wornAt(provider, order)', 'true'),
  },
  'a job is never over by itself': {
    shownBy: 1,
    edits: edit(
      'try-on/next-action.ts',
      `if (now >= job.deadlineAt) return { do: 'time_out' }`,
      '',
      statements,
    ),
  },
  'a stranger may send her draft': {
    shownBy: 76,
    edits: edit(
      'try-on/job.ts',
      `if (!job || job.order.userId !== userId || job.draft !== 'awaited' || isOver(job)) return false`,
      `if (!job || job.draft !== 'awaited' || isOver(job)) return false`,
      statements,
    ),
  },
  'a webhook is believed without its secret': {
    shownBy: 13,
    edits: edit('try-on/job.ts', '!isSame(secret, job.secret)', 'false'),
  },
  'a photo that arrives after a refusal stays': {
    shownBy: 16,
    edits: edit('try-on/end-job.ts', 'began || isCloud', 'began'),
  },
  "the cloud's picture is deleted before the job names the device's": {
    shownBy: 1760,
    edits: edit(
      'try-on/job-pictures.ts',
      `await put(bucket, key, { ...picture, bytes: labelAsAiMade(picture.bytes) })`,
      `await put(bucket, key, { ...picture, bytes: labelAsAiMade(picture.bytes) })
       await bucket.delete([outputKey, pngKey(outputKey)])`,
      statements,
    ),
  },
}
