import { asc, desc, eq, sql, type SQL } from 'drizzle-orm'
import { feedParam, mappingInput } from '#shared/office/feed-inputs.ts'
import { reasonInput } from '#shared/office/act-inputs.ts'
import { authorize, type StaffContext } from '../../auth/authorize.ts'
import { shownAddress } from '../../imports/shown-address.ts'
import { openFeed } from '../../imports/import-step.ts'
import { rehearseHere } from '../../imports/rehearse-here.ts'
import { feeds, imports } from '../../catalogue/schema.ts'
import { factory } from '../../lib/app.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logFault } from '../../lib/log.ts'
import { actorOf } from '../caller/actor.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnCatalogue } from '../../audit-log/act.ts'

const viewer = authorize({ who: 'staff', role: 'viewer' })
const editor = authorize({ who: 'staff', role: 'editor' })

const shownReports = 5
const iso = (moment: Date | null) => moment?.toISOString() ?? null

const reportsOf = (db: CatalogueDb, id: string) =>
  db
    .select({
      id: imports.id,
      state: imports.state,
      failure: imports.failure,
      dialect: imports.dialect,
      read: imports.readCount,
      added: imports.addedCount,
      changed: imports.changedCount,
      unchanged: imports.unchangedCount,
      sizes: imports.variantCount,
      skipped: imports.skippedCount,
      lost: imports.lostCount,
      gone: imports.goneCount,
      reasons: imports.reasons,
      startedAt: imports.startedAt,
      finishedAt: imports.finishedAt,
    })
    .from(imports)
    .where(eq(imports.feedId, id))
    .orderBy(desc(imports.startedAt))
    .limit(shownReports)

async function readFeeds(db: CatalogueDb) {
  const all = await db.select().from(feeds).orderBy(asc(feeds.id))
  return Promise.all(
    all.map(async ({ id, address, kind, isSample, pausedAt, mapping, checkedAt, importedAt }) => ({
      id,
      // Whoever knows the rest of an affiliate's address can read her feed.
      address: shownAddress(address),
      kind,
      isSample,
      mapping,
      pausedAt: iso(pausedAt),
      checkedAt: iso(checkedAt),
      importedAt: iso(importedAt),
      reports: (await reportsOf(db, id)).map(({ startedAt, finishedAt, reasons, ...report }) => ({
        ...report,
        reasons: Object.entries(reasons).map(([reason, { count, examples }]) => ({
          reason,
          count,
          examples,
        })),
        startedAt: startedAt.toISOString(),
        finishedAt: iso(finishedAt),
      })),
    })),
  )
}

type Change = {
  act: string
  set: Partial<typeof feeds.$inferInsert>
  after?: unknown
  reason?: string
  onlyIf?: SQL
}

/** Changes a feed with a row in the log; not_found where there is none that this could change. */
async function change(c: StaffContext, id: string, { act, set, after, reason, onlyIf = sql`1` }: Change) {
  const isDone = await actOnCatalogue(
    c.var.catalogue,
    actorOf(c),
    {
      act,
      subject: id,
      before: jsonOf(feeds, ['pausedAt', 'mapping', 'checkedAt'], eq(feeds.id, id)),
      ...(after !== undefined && { after }),
      ...(reason && { reason }),
      onlyIf: sql`exists (select 1 from feeds f where f.id = ${id}) and ${onlyIf}`,
    },
    (isNoted) => [
      c.var.catalogue
        .update(feeds)
        .set(set)
        .where(sql`${feeds.id} = ${id} and ${isNoted}`),
    ],
  )
  if (!isDone) throw new ApiError('not_found')
}

/** A queue begins at once; without one the cron does within five minutes. */
const beginSoon = async (c: StaffContext) => {
  await c.env.WORK?.send({ task: 'imports' }).catch((error: unknown) => logFault('queue_refused', error))
}

/** As if it had never been read: the next import reads all of it. */
const unread = { etag: null, lastModified: null, checkedAt: null }

export const feedRoutes = factory
  .createApp()
  .get('/', viewer, async (c) => c.json(await readFeeds(c.var.catalogue), 200))
  .post(
    '/:id/pause',
    editor,
    limitWords,
    parse('param', feedParam),
    parse('json', reasonInput),
    async (c) => {
      const set = { pausedAt: new Date() }
      await change(c, c.req.valid('param').id, { act: 'feed.pause', set, ...c.req.valid('json') })
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/resume',
    editor,
    limitWords,
    parse('param', feedParam),
    parse('json', reasonInput),
    async (c) => {
      const set = { pausedAt: null, checkedAt: null }
      await change(c, c.req.valid('param').id, { act: 'feed.resume', set, ...c.req.valid('json') })
      await beginSoon(c)
      return c.body(null, 204)
    },
  )
  .post('/:id/run', editor, limitWords, parse('param', feedParam), parse('json', reasonInput), async (c) => {
    // A feed that a command imported is a file on somebody's machine.
    const onlyIf = sql`exists (select 1 from feeds f where f.id = ${c.req.valid('param').id} and f.kind <> 'hand')`
    const set = { ...unread, pausedAt: null }
    await change(c, c.req.valid('param').id, { act: 'feed.run', set, onlyIf, ...c.req.valid('json') })
    await beginSoon(c)
    return c.body(null, 204)
  })
  .put(
    '/:id/mapping',
    editor,
    limitWords,
    parse('param', feedParam),
    parse('json', mappingInput),
    async (c) => {
      const { mapping } = c.req.valid('json')
      const set = { mapping, ...unread }
      await change(c, c.req.valid('param').id, { act: 'feed.map', set, after: mapping })
      return c.body(null, 204)
    },
  )
  // It writes nothing: its body is the mapping that is to be tried, and the log says who had the shop asked.
  .post(
    '/:id/rehearsal',
    editor,
    limitWords,
    parse('param', feedParam),
    parse('json', mappingInput),
    async (c) => {
      const { catalogue } = c.var
      const { id } = c.req.valid('param')
      const { mapping } = c.req.valid('json')
      const [feed] = await catalogue.select().from(feeds).where(eq(feeds.id, id))
      if (!feed || feed.kind === 'hand') throw new ApiError('not_found')
      await actOnCatalogue(
        catalogue,
        actorOf(c),
        { act: 'feed.rehearse', subject: id, after: mapping },
        () => [],
      )
      const { CATALOGUE_DB, CATALOGUE } = c.env
      const { rehearsal, ...outlook } = await rehearseHere(
        { CATALOGUE_DB, CATALOGUE, open: openFeed(c.env) },
        feed,
        mapping,
      )
      return c.json(
        {
          ...outlook,
          read: rehearsal?.read ?? 0,
          skipped: rehearsal?.skipped ?? 0,
          lost: rehearsal?.lost ?? 0,
          dialect: rehearsal?.dialect ?? null,
          isWhole: rehearsal?.isWhole ?? false,
          reasons: Object.entries(rehearsal?.reasons ?? {}).map(([reason, { count, examples }]) => ({
            reason,
            count,
            examples,
          })),
        },
        200,
      )
    },
  )
