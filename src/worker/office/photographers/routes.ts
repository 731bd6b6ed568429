import { eq, sql } from 'drizzle-orm'
import { photographersInput } from '#shared/office/act-inputs.ts'
import type { PhotographerOrder } from '#shared/photographers.ts'
import { actOnAccounts } from '../../audit-log/act.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { readGate } from '../../operations/health-facts.ts'
import { probe } from '../../operations/probe.ts'
import { settings } from '../../switches/schema.ts'
import { listSettings, tellSettings } from '../../switches/office-settings.ts'
import { withAccount } from '../../try-on/providers/pools.ts'
import { readPhotographers, writePhotographers } from '../../try-on/providers/settings.ts'
import { actorOf } from '../caller/actor.ts'

const name = 'photographers'

/** Only those with an account: nobody else can be asked. */
function orderOf(text: string | undefined, env: Env): PhotographerOrder {
  const { choice, shares } = readPhotographers(text)
  const set = withAccount(env)
  return {
    choice,
    shares: [...shares]
      .filter(([photographer]) => set.includes(photographer))
      .map(([photographer, share]) => ({ photographer, percent: Math.round(share * 100) })),
  }
}

/** Who is asked for photographs, and how they do: the office's word counts before the deployment's variable. */
export const photographerRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer', batch: ({ db }) => [listSettings(db)] }), async (c) => {
    const [all] = c.var.rows
    const set = all.find((one) => one.name === name)
    const gate = await probe(() => readGate(c.env))
    return c.json(
      {
        setSince: set?.since.toISOString() ?? null,
        order: orderOf(set?.value ?? c.env.PHOTOGRAPHERS, c.env),
        withAccount: withAccount(c.env),
        pools: gate.answer?.pools ?? [],
      },
      200,
    )
  })
  .put(
    '/',
    authorize({ who: 'staff', role: 'owner', proven: true }),
    limitWords,
    parse('json', photographersInput),
    async (c) => {
      const { db } = c.var
      const { set, reason } = c.req.valid('json')
      const value = set && writePhotographers(set)
      const act = {
        act: value === null ? 'photographers.unset' : 'photographers.set',
        subject: name,
        before: jsonOf(settings, ['value'], eq(settings.name, name)),
        after: value === null ? undefined : { value },
        reason,
      }
      await actOnAccounts(db, actorOf(c), act, (isNoted) => [
        value === null
          ? db.delete(settings).where(eq(settings.name, name))
          : db
              .insert(settings)
              .select(sql`select ${name}, ${value}, ${Date.now()} where ${isNoted}`)
              .onConflictDoUpdate({ target: settings.name, set: { value, since: new Date() } }),
      ])
      await tellSettings(db, c.env.CACHE)
      return c.body(null, 204)
    },
  )
