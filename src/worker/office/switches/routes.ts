import { eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { switchInput } from '#shared/office/act-inputs.ts'
import { switchNames } from '#shared/switches.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { switches } from '../../switches/schema.ts'
import { listOff, tellSwitches } from '../../switches/switches.ts'
import { actorOf } from '../caller/actor.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnAccounts } from '../../audit-log/act.ts'

const switchParam = v.object({ name: v.picklist(switchNames) })

export const switchRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer', batch: ({ db }) => [listOff(db)] }), (c) => {
    const [off] = c.var.rows
    return c.json(
      switchNames.map((name) => ({
        name,
        offSince: off.find((one) => one.name === name)?.offSince.toISOString() ?? null,
      })),
      200,
    )
  })
  .put(
    '/:name',
    authorize({ who: 'staff', role: 'owner', proven: true }),
    limitWords,
    parse('param', switchParam),
    parse('json', switchInput),
    async (c) => {
      const { db } = c.var
      const { name } = c.req.valid('param')
      const { isOn, reason } = c.req.valid('json')
      const before = jsonOf(switches, ['offSince'], eq(switches.name, name))
      const act = { act: isOn ? 'switch.on' : 'switch.off', subject: name, before, reason }
      await actOnAccounts(db, actorOf(c), act, (isNoted) => [
        isOn
          ? db.delete(switches).where(eq(switches.name, name))
          : db
              .insert(switches)
              .select(sql`select ${name}, ${Date.now()} where ${isNoted}`)
              .onConflictDoNothing(),
      ])
      await tellSwitches(db, c.env.CACHE)
      return c.body(null, 204)
    },
  )
