import { and, eq, sql, type SQLWrapper } from 'drizzle-orm'
import { isConfirmed } from '../auth/email-confirmed.ts'
import { users } from '../shoppers/schema.ts'
import { billingCustomers } from '../billing/schema.ts'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/row-types.ts'
import { consultations, stylingProfiles } from '../stylist/schema.ts'

/**
 * What every page asks of an account beside the shopper's own row and her subscription, as one row: as statements of their own
 * they were a third of the call. Columns of the profile and the consultation are null where there is none.
 */
export const readAccountState = (db: Db, userId: SQLWrapper, how: { canMail: boolean }) =>
  db
    .select({
      isConfirmed: asFlag(isConfirmed(how)).as('is_confirmed'),
      hasCustomer: asFlag(
        sql`exists (select 1 from ${billingCustomers} where ${billingCustomers.userId} = ${users.id})`,
      ).as('has_customer'),
      hasProfile: asFlag(sql`${stylingProfiles.userId} is not null`).as('has_profile'),
      profileCompletedAt: stylingProfiles.completedAt,
      profileStep: stylingProfiles.currentStep,
      consultationMonth: consultations.monthStart,
      consultationFinishedAt: consultations.finishedAt,
    })
    .from(users)
    .leftJoin(stylingProfiles, eq(stylingProfiles.userId, users.id))
    .leftJoin(
      consultations,
      and(
        eq(consultations.userId, users.id),
        eq(
          consultations.monthStart,
          sql`(select max(latest.month_start) from ${consultations} latest where latest.user_id = ${users.id})`,
        ),
      ),
    )
    .where(sql`${users.id} = ${userId}`)
