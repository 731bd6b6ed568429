/** How long the rows of a table are kept, and what ends them: a job, or the reason why nothing does. */
type Kept = { howLong: string; by: string }

const withAccount = 'as long as her account'
const removal = 'removal of the account (`account/removal-work.ts`)'
const nightly = (file: string) => `every night (\`${file}\`)`
const editorial = 'until the editors change it'
const plan = 'the import of their plan (`outfits/editorial-plan.ts`)'

/**
 * Every table of all databases. docs/operations.md tells how long, and a test compares the three. What a shopper made or
 * chose is hers, and goes when she takes it away; logs, marks and throttles have an end.
 */
export const retention: Record<string, Kept> = {
  account_acts: {
    howLong: 'for ever',
    by: 'nothing: triggers keep the log of the office, which holds ids and no emails',
  },
  account_removals: {
    howLong: 'until everything of hers is deleted',
    by: 'the removal itself (`account/removal-work.ts`)',
  },
  activity: { howLong: '90 days', by: nightly('auth/sign-in/sweep.ts') },
  attempts: { howLong: 'until its window is over, a day at most', by: nightly('auth/sign-in/sweep.ts') },
  billing_customers: { howLong: withAccount, by: removal },
  billing_marks: { howLong: 'for ever', by: 'two rows that say how far Stripe was read' },
  consultations: { howLong: withAccount, by: `${removal}; one that is open, when she begins anew` },
  credit_entries: {
    howLong: withAccount,
    by: `${removal}; before, the ledger is final: her balance is its sum`,
  },
  external_products: { howLong: 'until she removes it', by: 'herself, or the removal of the account' },
  generated_outfits: {
    howLong: 'until she removes it; of those she did not publish, the newest 120',
    by: 'the next batch (`studio/remove-outfit.ts`)',
  },
  identities: { howLong: withAccount, by: `${removal}, or herself` },
  known_devices: {
    howLong: '400 days after she last signed in there, or until she has a new password',
    by: nightly('auth/sign-in/sweep.ts'),
  },
  looks: { howLong: 'until she removes it', by: 'herself, or the removal of the account' },
  mailed_links: { howLong: 'until it is over, a day at most', by: nightly('auth/sign-in/sweep.ts') },
  malformed_events: {
    howLong: '35 days after it came last',
    by: 'every five minutes (`billing/reconcile.ts`)',
  },
  mails: { howLong: '90 days', by: nightly('mail/sweep.ts') },
  notifications: {
    howLong: '90 days, and of each shopper the newest 200',
    by: nightly('notifications/sweep.ts'),
  },
  outfit_batches: { howLong: '90 days', by: nightly('studio/sweep.ts') },
  passkey_challenges: {
    howLong: 'until it is over, a quarter of an hour',
    by: nightly('auth/sign-in/sweep.ts'),
  },
  pending_sign_ins: { howLong: 'until it is over, five minutes', by: nightly('auth/sign-in/sweep.ts') },
  passkeys: { howLong: withAccount, by: `${removal}, or herself` },
  photos: { howLong: 'until she removes it', by: 'herself, or the removal of the account' },
  product_tries: { howLong: withAccount, by: `${removal}; one row for each piece that she tried on` },
  purchase_consents: { howLong: withAccount, by: `${removal}; it proves what she agreed to` },
  recovery_codes: { howLong: 'as long as her second factor', by: 'herself, or the removal of the account' },
  reports: {
    howLong: 'until it is settled, and a year after',
    by: `${nightly('moderation/sweep.ts')}; before, removal of the account that reported`,
  },
  second_factors: {
    howLong: 'until she switches it off; half an hour where she did not finish its set-up',
    by: `herself, or the removal of the account; ${nightly('auth/sign-in/sweep.ts')}`,
  },
  sessions: {
    howLong: '60 days, or until she signs out; after 30 without use it opens nothing',
    by: nightly('auth/sign-in/sweep.ts'),
  },
  staff: { howLong: 'until an owner takes the role', by: 'an owner, or removal of the account' },
  stripe_events: {
    howLong: '35 days after it was handled, for as long as Stripe can send it again',
    by: 'every five minutes (`billing/reconcile.ts`)',
  },
  styling_profiles: { howLong: withAccount, by: `${removal}, or herself` },
  subscriptions: { howLong: withAccount, by: removal },
  switches: { howLong: 'until it is switched on again', by: 'an owner, in the office' },
  takedowns: {
    howLong: 'for ever',
    by: 'nothing: a digest by which a picture is known again, and the id of an outfit',
  },
  unmatched_payments: {
    howLong: 'for ever; its address until it is settled',
    by: 'a payment that was made is part of the books',
  },
  users: {
    howLong: 'until she removes it; 30 days where nobody confirmed its address and nothing was done with it',
    by: 'fourteen days after she asked (`account/removal-work.ts`); every night (`account/unused-accounts.ts`)',
  },
  withdrawals: {
    howLong: 'four years; as long as her account, where it is of one',
    by: `${nightly('billing/withdrawals/sweep.ts')}; ${removal}`,
  },
  wishlist_items: {
    howLong: 'until she removes it, a thousand at most',
    by: 'herself, or the removal of the account',
  },

  alert_states: { howLong: 'for ever', by: 'a row for each of a few alerts' },
  client_errors: {
    howLong: '30 days after it was seen last, 500 at most; 25 more of reports',
    by: nightly('operations/sweep.ts'),
  },
  catalogue_acts: {
    howLong: 'for ever',
    by: 'nothing: triggers keep the log of the office, which holds ids and no emails',
  },
  collections: { howLong: editorial, by: plan },
  feeds: {
    howLong: 'until the operator names it no more',
    by: 'the next import (`imports/feed-list.ts`)',
  },
  given_up_work: { howLong: 'for ever', by: 'a row for each of a few tasks' },
  import_seen: {
    howLong: 'until its import ends',
    by: 'the import (`imports/import-lease.ts`), or where it died the night (`imports/left-behind-imports.ts`)',
  },
  imports: { howLong: 'the last 30 of each feed', by: nightly('catalogue/sweep.ts') },
  job_runs: { howLong: 'as long as there is such a job', by: nightly('operations/sweep.ts') },
  link_checks: { howLong: 'until its product is gone', by: nightly('catalogue/sweep.ts') },
  outfit_posts: {
    howLong: 'until the shopper takes it back, or the editors change it',
    by: 'herself (24 at most), or the import of the plan',
  },
  outfit_presets: { howLong: editorial, by: plan },
  outfit_templates: { howLong: editorial, by: plan },
  picture_days: { howLong: '30 days', by: nightly('lib/day-counts.ts') },
  sentence_days: { howLong: '30 days', by: nightly('lib/day-counts.ts') },
  pictures_due: {
    howLong: 'until the picture is described, or could not be had for a week',
    by: 'every five minutes (`catalogue/alike/describe-pictures.ts`)',
  },
  placements: { howLong: editorial, by: 'themselves, in the office' },
  price_history: {
    howLong: '400 days, and the price before them; as long as its product',
    by: `the next price (a trigger); ${nightly('catalogue/forget-products.ts')}`,
  },
  product_variants: { howLong: 'as long as its product', by: 'with it (a trigger)' },
  product_clicks: {
    howLong: '400 days, so that a month can be compared with the same a year before',
    by: nightly('catalogue/clicks/queries.ts'),
  },
  product_news: {
    howLong: 'until those who saved it are told',
    by: 'every five minutes (`wishlist/tell-savers.ts`)',
  },
  product_signs: { howLong: '400 days', by: nightly('catalogue/clicks/queries.ts') },
  product_vectors: { howLong: 'until its product is gone', by: 'the change of the product (a trigger)' },
  products: {
    howLong: '90 days after it has gone',
    by: nightly('catalogue/forget-products.ts'),
  },
  search_misses: {
    howLong: '90 days after it was last asked, 5,000 at most',
    by: nightly('catalogue/search/missed-questions.ts'),
  },
  search_pins: { howLong: editorial, by: 'themselves, in the office' },
  search_synonyms: {
    howLong: editorial,
    by: 'themselves, in the office or by their command (`npm run cabine -- catalogue synonyms`)',
  },
  service_hours: { howLong: '90 days', by: nightly('operations/sweep.ts') },
}
