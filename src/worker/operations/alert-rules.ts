import type { Measure } from '#shared/service-status.ts'
import type { Health } from './health.ts'
import type { Kept } from './objectives.ts'

/** What the rules are asked of: health now, and the counts of the last hour and of six. */
export type Facts = {
  health: Health
  hour: Record<Measure, Kept> & { refused: number }
  sixHours: Record<Measure, Kept>
  /** The fewest that an account at a photographer has left; null where none tells. */
  credits: number | null
}

/** A hundred photographs of the dearest kind, or an hour of a rush. */
const fewCredits = 300

export type AlertRule = {
  /** In a mail to whoever is on call. */
  means: string
  /** How long it must have held before anybody is told, in minutes; it is looked at every five. */
  forMinutes: number
  /** The heading in docs/runbooks.md. */
  runbook: string
  holds: (facts: Facts) => boolean
}

const isAway =
  (part: 'accounts' | 'catalogue' | 'photos' | 'pictures' | 'cache' | 'photographs') =>
  ({ health }: Facts) =>
    health.parts[part].condition === 'away'

const database = 'The database is full or slow'

/** Shares of a few calls say nothing. */
const below = ({ share, total }: Kept, least: number, most: number) =>
  total >= most && share !== null && share < least

/** Each alert, in the order in which a mail tells of them. docs/runbooks.md tells the same, and a test compares the two. */
export const alertRules = {
  accounts_away: {
    means: 'The accounts database does not answer within two seconds. Nobody can sign in.',
    forMinutes: 4,
    runbook: database,
    holds: isAway('accounts'),
  },
  catalogue_away: {
    means: 'The catalogue database does not answer within two seconds. The shop is empty or old.',
    forMinutes: 4,
    runbook: database,
    holds: isAway('catalogue'),
  },
  database_slow: {
    means: 'A database takes more than half a second for a few small questions.',
    forMinutes: 14,
    runbook: database,
    holds: ({ health: { parts } }) =>
      parts.accounts.condition === 'slow' || parts.catalogue.condition === 'slow',
  },
  photos_away: {
    means: 'The bucket with photos and looks does not answer.',
    forMinutes: 4,
    runbook: database,
    holds: isAway('photos'),
  },
  pictures_away: {
    means: "The bucket with the shops' pictures and feeds does not answer.",
    forMinutes: 9,
    runbook: database,
    holds: isAway('pictures'),
  },
  cache_away: {
    means: 'KV does not answer. Lists are made anew for each call.',
    forMinutes: 9,
    runbook: database,
    holds: isAway('cache'),
  },
  calls_failing: {
    means: 'More than 2 in 100 calls of the last hour were answered with a fault of ours.',
    forMinutes: 0,
    runbook: 'A bad version is out',
    holds: ({ hour }) => below(hour.calls, 0.98, 100),
  },
  client_errors: {
    means: 'Ten or more kinds of errors were seen in browsers of more than one network within an hour.',
    forMinutes: 0,
    runbook: 'A bad version is out',
    holds: ({ health }) => (health.details.sharedErrorKinds ?? 0) >= 10,
  },
  searches_slow: {
    means: 'More than 10 in 100 searches of the last hour took longer than 400 ms.',
    forMinutes: 9,
    runbook: database,
    holds: ({ hour }) => below(hour.searches, 0.9, 50),
  },
  try_ons_late: {
    means:
      'More than 5 in 100 try-ons of the last six hours failed by our fault, or their credit was settled too late.',
    forMinutes: 0,
    runbook: 'A photographer is down',
    holds: ({ sixHours }) => below(sixHours.try_ons, 0.95, 20),
  },
  photographs_away: {
    means: 'No photographer takes a run. Shoppers have the looks of their own devices.',
    forMinutes: 9,
    runbook: 'A photographer is down',
    holds: isAway('photographs'),
  },
  model_ended: {
    means: 'A photographer says that its model is not there any more. The next in line takes its runs.',
    forMinutes: 0,
    runbook: 'A photographer is down',
    holds: ({ health }) => health.details.photographs?.pools.some(({ hasEnded }) => hasEnded) ?? false,
  },
  credits_low: {
    means: 'An account at a photographer has fewer than 300 of its credits left.',
    forMinutes: 0,
    runbook: 'A photographer is down',
    holds: ({ credits }) => credits !== null && credits < fewCredits,
  },
  budget_nearly_spent: {
    means: 'Nine tenths of the budget of this day are spent on photographs.',
    forMinutes: 0,
    runbook: 'A wave of abuse',
    holds: ({ health }) => {
      const { spent, budget } = health.details.photographs ?? {}
      return spent !== undefined && budget != null && budget > 0 && spent >= 0.9 * budget
    },
  },
  many_refused: {
    means: 'More than a fifth of the calls of the last hour were refused because of a limit.',
    forMinutes: 0,
    runbook: 'A wave of abuse',
    holds: ({ hour }) => hour.calls.total >= 500 && hour.refused > hour.calls.total / 5,
  },
  jobs_late: {
    means: 'A job of a cron did not go well for longer than it may.',
    forMinutes: 0,
    runbook: 'Work is given up or late',
    holds: ({ health }) => !health.parts.crons.ok,
  },
  queue_failing: {
    means: 'The queue gave work up, or a task of it fails again and again.',
    forMinutes: 0,
    runbook: 'Work is given up or late',
    holds: ({ health }) => !health.parts.queue.ok,
  },
  imports_failing: {
    means: 'The last import of a feed failed, or a feed was not looked at for thirty hours.',
    forMinutes: 0,
    runbook: 'A feed is empty or refused',
    holds: ({ health }) => !health.parts.imports.ok,
  },
  mails_failing: {
    means:
      'Five mails of this day failed three times or more, or one was not tried for a quarter of an hour.',
    forMinutes: 0,
    runbook: 'Mails do not arrive',
    holds: ({ health }) => !health.parts.mails.ok,
  },
  payments_behind: {
    means: 'Something that Stripe told is not worked off after half an hour.',
    forMinutes: 0,
    runbook: "Stripe's webhook is silent",
    holds: ({ health }) => !health.parts.payments.ok,
  },
  webhook_silent: {
    means: 'The cron finds what Stripe tells; none of the last events came by the webhook.',
    forMinutes: 0,
    runbook: "Stripe's webhook is silent",
    holds: ({ health }) => {
      const { events = 0, untold = 0 } = health.details.payments ?? {}
      return events >= 3 && untold === events
    },
  },
  stripe_malformed: {
    means: 'Stripe signed an event of this day that cannot be read.',
    forMinutes: 0,
    runbook: "Stripe's webhook is silent",
    holds: ({ health }) => (health.details.payments?.malformed ?? 0) > 0,
  },
} satisfies Record<string, AlertRule>

export type Alert = keyof typeof alertRules
export const isAlert = (word: string): word is Alert => word in alertRules
