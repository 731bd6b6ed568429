import type { StaffContext } from '../auth/authorize.ts'
import type { Actor } from './note.ts'

/** Who makes this call, for the log. */
export const actorOf = (c: StaffContext): Actor => ({ id: c.var.shopper.id, role: c.var.role })
