import * as v from 'valibot'
import { roles } from './roles.ts'

/** Why something is done: for the log, which everybody here can read. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(400))

export const reasonInput = v.object({ reason })

/** An email or an id of an account, exactly. */
export const accountName = v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254))

export const grantInput = v.object({ account: accountName, role: v.picklist(roles), reason })

export const switchInput = v.object({ isOn: v.boolean(), reason })
