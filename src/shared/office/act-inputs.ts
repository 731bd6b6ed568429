import * as v from 'valibot'
import { photographChoices, photographers } from '../photographers.ts'
import { reportReasons } from '../reports.ts'
import { roles } from './roles.ts'

/** Why something is done: for the log, which everybody here can read. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(400))

export const reasonInput = v.object({ reason })

/** `why` is what whoever published it is told. */
export const takedownInput = v.object({ reason, why: v.picklist(reportReasons) })

/** An email or an id of an account, exactly. */
export const accountName = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254))

export const grantInput = v.object({ account: accountName, role: v.picklist(roles), reason })

export const switchInput = v.object({ isOn: v.boolean(), reason })

const shareInput = v.object({
  photographer: v.picklist(photographers),
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
})

/** Null where the variable of the deployment counts again. */
export const photographersInput = v.object({
  set: v.nullable(
    v.object({
      choice: v.picklist(photographChoices),
      shares: v.pipe(
        v.array(shareInput),
        v.check((all) => new Set(all.map(({ photographer }) => photographer)).size === all.length),
        v.check((all) => all.reduce((sum, { percent }) => sum + percent, 0) <= 100),
      ),
    }),
  ),
  reason,
})

export const findShopperInput = v.object({ account: accountName })

/** What somebody is given, or what is taken from her; never nothing. */
export const creditsInput = v.object({
  credits: v.pipe(v.number(), v.integer(), v.minValue(-500), v.maxValue(500), v.notValue(0)),
  reason,
  /** The same where the same press is sent again. */
  press: v.pipe(v.string(), v.uuid()),
})

export const assignInput = v.object({ account: accountName, reason })
