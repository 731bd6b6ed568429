import { parseArgs } from 'node:util'
import { withOpen, importNow } from '#worker/imports/import-step.ts'
import { openCatalogue } from '#worker/lib/db.ts'
import { listGivenUp } from '#worker/operations/given-up-work.ts'
import { brokenLinks } from '#worker/catalogue/link-health/queries.ts'
import type { LocalBindings } from '../local/database.ts'
import { withMigrated } from '../local/migrate.ts'
import { dryRun } from './dry-run.ts'
import { readFeedArgument, WrongArgument, type FeedArgument } from './feed-argument.ts'
import { loadPlan, readPlan } from './load-editorial.ts'
import { operatorVars, type OperatorVars } from './operator-vars.ts'
import { createProgress } from './progress.ts'
import { editSynonyms } from './synonyms.ts'
import { brokenLinksText, findReport, lastReports, reportText, type Report } from './report.ts'

const usage = `
  npm run cabine -- catalogue status
      The last imports of every feed, and the products whose shop has no page for them any more.
  npm run cabine -- catalogue import FILE-or-address [--dry-run] [--feed NAME] [--force]
      Imports a feed: a file (also packed with gzip), an https address, or shopmy:<collection>.
      Behind '#' it takes what the feed does not say: '…/products.csv#currency=EUR&shop=https://shop.example'
      --dry-run   reads it and writes nothing
      --feed      its name; the same name is the same feed, whose missing products are gone
      --force     takes a feed that lost most of its products for what it says
  npm run cabine -- catalogue synonyms [add 'cagoule, rain jacket' | remove NUMBER]
      Words that mean the same when somebody searches, besides those that the shop knows.
  npm run cabine -- catalogue editorial FILE --feed NAME
      Loads collections, presets and outfits that name the pieces of a feed by its own ids. They come before what the rules compose.
`

async function showStatus(env: LocalBindings) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const reports = await lastReports(db)
  console.log(reports.length > 0 ? reports.map(reportText).join('\n\n') : 'Nothing was imported yet.')
  const broken = await brokenLinks(db)
  if (broken.length > 0) console.log(`\n${brokenLinksText(broken)}`)
  for (const { task, times, lastAt } of await listGivenUp(db))
    console.log(`\nGiven up by the queue: ${task}, ${times} times, last at ${lastAt.toISOString()}.`)
  return 0
}

/** 0 when the feed was read to its end, 1 when it failed, even if products were read before. */
const exitCode = ({ state, failure }: Report) =>
  failure === null && (state === 'done' || state === 'dry run') ? 0 : 1

async function rehearse({ feed, open }: FeedArgument) {
  const progress = createProgress()
  const report = await dryRun(open, feed, (read) => progress.show(read))
  progress.end()
  console.log(reportText(report))
  return exitCode(report)
}

async function runImport(
  env: LocalBindings,
  { feed, open }: FeedArgument,
  vars: OperatorVars,
  force: boolean,
) {
  const progress = createProgress()
  const onProgress = ({ counts }: { counts: { read: number } }) => progress.show(counts.read)
  const here = { ...withOpen({ ...env, ...vars }), open }
  const id = await importNow(here, feed, { force, anew: true, onProgress })
  progress.end()
  const report = id && (await findReport(env.CATALOGUE_DB, id))
  if (!report) {
    console.error(`Another import of ${feed.id} is under way.`)
    return 1
  }
  console.log(reportText(report))
  return exitCode(report)
}

/** Does what `args` ask, with what is stored in `state`, and returns the exit code. */
async function obey(args: string[], state: string) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean' },
      feed: { type: 'string' },
      force: { type: 'boolean' },
    },
  })
  const [command, argument] = positionals
  const isImport = command === 'import' && argument !== undefined
  const plan =
    command === 'editorial' && argument && values.feed ? { ...readPlan(argument), feedId: values.feed } : null
  if (!isImport && !plan && command !== 'status' && command !== 'synonyms') {
    console.error(usage)
    return 2
  }
  const vars = operatorVars()
  const wanted = isImport ? readFeedArgument(argument, values.feed, vars) : null
  if (wanted && values['dry-run']) return rehearse(wanted)
  return withMigrated(state, (env) => {
    if (command === 'synonyms') return editSynonyms(env, positionals.slice(1))
    if (plan) return loadPlan(withOpen({ ...env, ...vars }), plan)
    return wanted ? runImport(env, wanted, vars, values.force === true) : showStatus(env)
  })
}

/** As `obey`; an argument that is wrong is told in a sentence. */
export async function runCatalogue(args: string[], state: string) {
  try {
    return await obey(args, state)
  } catch (fault) {
    if (!(fault instanceof WrongArgument)) throw fault
    console.error(fault.message)
    return 1
  }
}
