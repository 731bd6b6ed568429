import type { StaffContext } from '../../auth/authorize.ts'
import { ApiError } from '../../lib/errors.ts'
import type { Actor } from '../../audit-log/act.ts'

/** Who makes this call, for the log. */
export const actorOf = (c: StaffContext): Actor => ({ id: c.var.shopper.id, role: c.var.role })

/**
 * What is worth money nobody gives to her own account: somebody else here does, and so a second person has agreed. An owner
 * answers for it by herself.
 */
export function refuseForOneself(c: StaffContext, userId: string) {
  if (c.var.role !== 'owner' && c.var.shopper.id === userId) throw new ApiError('second_person_required')
}
