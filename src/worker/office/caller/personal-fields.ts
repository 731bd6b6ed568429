import { mayDo, type Role } from '#shared/office/roles.ts'
import type { StaffContext } from '../../auth/authorize.ts'

/** The least role that is told who somebody is: colleagues know each other, and a shopper is known to who helps her. */
const toldTo = { colleague: 'viewer', shopper: 'support' } as const satisfies Record<string, Role>

/**
 * A name or an address of a person. Every one that an answer of the office holds comes from here, so that what a role may know is
 * said in one place: for any other role it is null.
 */
export const personal = <Field>(
  { var: { role } }: Pick<StaffContext, 'var'>,
  whose: keyof typeof toldTo,
  field: Field,
) => (mayDo(role, toldTo[whose]) ? field : null)
