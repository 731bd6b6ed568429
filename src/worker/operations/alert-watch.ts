import { sql } from 'drizzle-orm'
import { escapeHtml } from '#shared/escape-html.ts'
import { openCatalogue } from '../lib/db.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { openTransport } from '../mail/transport.ts'
import { fewestCredits } from '../try-on/providers/credits-left.ts'
import { asSet } from '../try-on/who-photographs.ts'
import { changesOf, type Change, type AlertNews } from './alert-changes.ts'
import { alertRules, isAlert, type Facts } from './alert-rules.ts'
import { readHealth } from './health.ts'
import { keptOf, readCounts } from './objectives.ts'
import { alertStates } from './schema.ts'

const words: Record<AlertNews, string> = { began: 'Trouble', still: 'Still', over: 'Over' }

const isTold = (change: Change): change is Change & { told: AlertNews } => change.told !== null

async function factsOf(env: Env, now: Date): Promise<Facts> {
  const [health, hour, sixHours, credits] = await Promise.all([
    readHealth(env, now.getTime()),
    readCounts(env, 2, now.getTime()),
    readCounts(env, 7, now.getTime()),
    asSet(env).then(fewestCredits),
  ])
  const refused = hour.filter(({ measure, result }) => measure === 'calls' && result === 'refused')
  return {
    health,
    hour: { ...keptOf(hour), refused: refused.reduce((sum, { count }) => sum + count, 0) },
    sixHours: keptOf(sixHours),
    credits,
  }
}

function linesOf({ state: { alert, since }, told }: Change & { told: AlertNews }) {
  if (!isAlert(alert)) return []
  const { means, runbook } = alertRules[alert]
  return [`${words[told]}: ${alert}, since ${since.toISOString()}`, means, `docs/runbooks.md: ${runbook}`, '']
}

/** One mail for everything that changed in this look. It names no shopper. */
async function tell(env: Env, changes: (Change & { told: AlertNews })[], now: Date) {
  const transport = openTransport(env)
  if (!transport || !env.OPERATOR_MAIL) return
  const text = [...changes.flatMap(linesOf), `${transport.site}/status`].join('\n')
  await transport.send({
    id: crypto.randomUUID(),
    to: env.OPERATOR_MAIL,
    writtenAt: now,
    subject:
      `Cabine: ${changes.map(({ told, state }) => `${words[told].toLowerCase()} ${state.alert}`).join(', ')}`.slice(
        0,
        150,
      ),
    text,
    html: `<pre lang="en">${escapeHtml(text)}</pre>`,
  })
}

/**
 * Looks every five minutes whether a rule of alert-rules.ts holds, notes since when, and tells the operator: once when it begins, again
 * after six hours, and when it is over. A mail that cannot be sent is tried at the next look.
 */
export async function watchService(env: Env, _purge: unknown = null, now = new Date()) {
  const facts = await factsOf(env, now)
  const db = openCatalogue(env.CATALOGUE_DB)
  const known = await db.select().from(alertStates)
  const holding = new Set(
    Object.entries(alertRules).flatMap(([alert, { holds }]) => (holds(facts) ? [alert] : [])),
  )
  const changes = changesOf(alertRules, known, holding, now)
  const telling = changes.filter(isTold)
  for (const { state, told } of telling) logEvent(`alert_${told}`, { alert: state.alert })
  let isSent = true
  if (telling.length > 0)
    await tell(env, telling, now).catch((error: unknown) => {
      isSent = false
      logFault('alert_not_sent', error)
    })
  // Of one that could not be told, the next look shall think so.
  const kept = changes
    .filter(({ told }) => isSent || told !== 'over')
    .map(({ state, told }) => ({
      ...state,
      toldAt:
        told === null || isSent
          ? state.toldAt
          : (known.find(({ alert }) => alert === state.alert)?.toldAt ?? null),
    }))
  if (kept.length === 0) return
  await db
    .insert(alertStates)
    .values(kept)
    .onConflictDoUpdate({
      target: alertStates.alert,
      set: {
        since: sql`excluded.since`,
        overAt: sql`excluded.over_at`,
        toldAt: sql`excluded.told_at`,
      },
    })
}
