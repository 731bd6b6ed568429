/** A scan that may be: of which table, in which statements, and why it stays small. */
type AllowedScan = { scan: string; in: RegExp; why: string }

const anyStatement = /^/

const small = (scan: string, why: string): AllowedScan => ({ scan, in: anyStatement, why })

/** What the health of the accounts is told from: a dozen rows of a table from each of its ends (operations/sample-accounts.ts). */
const sampled = (scan: string): AllowedScan => ({
  scan,
  in: /sum\(length\)/,
  why: 'A dozen rows from the beginning and the end, with a limit, in the order in which they lie.',
})

export const allowedScans: AllowedScan[] = [
  ...['users', 'sessions', 'credit_entries', 'subscriptions', 'identities'].map(sampled),
  small('collections', 'The editors write them, and a tile is made for a feed: tens.'),
  small('collections by sqlite_autoindex_collections_1', 'The same, by their names.'),
  small('outfit_presets', 'The editors write them: tens.'),
  small('outfit_templates', 'The editors write them: tens.'),
  small('feeds', 'An operator names each: tens.'),
  small('job_runs', 'A row for each job of a few crons, and each task of the queue.'),
  small('given_up_work', 'A row for each task of the queue.'),
  small('alert_states', 'A row for each rule of a file.'),
  small('client_errors', 'Five hundred kinds of errors and a few of reports at most.'),
  small('client_errors by client_errors_by_last', 'The same, by when they were seen last.'),
  small('search_synonyms', 'The editors write them: tens.'),
  small('search_pins', 'The editors write them: hundreds.'),
  small('search_pins by sqlite_autoindex_search_pins_1', 'The same, in order.'),
  small('placements', 'The editors write them: hundreds.'),
  small('placements by sqlite_autoindex_placements_1', 'The same, of a kind.'),
  small('search_misses', 'Five thousand questions at most.'),
  small('search_misses by search_misses_by_time', 'The same, counted.'),
  small('staff', 'Those who work here.'),
  small('staff by staff_by_role', 'The same, by their roles.'),
  small('staff by sqlite_autoindex_staff_1', 'The same, with their accounts.'),
  small('switches', 'One row for each part that is off.'),
  small('switches by sqlite_autoindex_switches_1', 'The same, in order.'),
  small(
    'reports by reports_open',
    'This index has only reports that nobody has settled: twenty of an outfit at most.',
  ),
  small('takedowns by takedowns_unfinished', 'This index has only takedowns that were cut off.'),
  small(
    'outfit_posts by outfit_posts_unreviewed',
    'This index has only outfits that nobody has looked at since they were published.',
  ),
  small('billing_marks', 'Two rows.'),
  small(
    'import_seen by sqlite_autoindex_import_seen_1',
    'A row for each stretch of a feed that is being read, with the numbers of its products; none once it is read.',
  ),
  small('imports', 'Thirty reports of each feed, which the sweep sees to.'),
  small('imports by imports_by_feed', 'The same, in order.'),
  small('account_removals', 'An account that is removed has a row for a quarter of an hour.'),
  small(
    'malformed_events',
    'Events that Stripe signed and nobody can read: an operator looks into each, and they go after 35 days.',
  ),
  small(
    'unmatched_payments',
    'Payments through a link of somebody without an account: an operator sees to each.',
  ),
  small(
    'products by products_of_luxe',
    'This index has only the pieces that are for Luxe, which editors name.',
  ),

  {
    scan: 'products by products_by_popularity',
    in: /order by "?products"?\."?popularity"? desc.* limit \?/is,
    why: 'The most popular of those that can be bought, which is most of them, up to a limit.',
  },
  {
    scan: 'products',
    in: /from "products" where false/i,
    why: 'No row is read: nothing was asked for.',
  },
  {
    scan: 'users by sqlite_autoindex_users_1',
    in: /^insert into "pending_sign_ins" .* and 0\)\)/i,
    why: 'No row is read: she is asked for no code.',
  },
  {
    scan: 'products by products_weighed',
    in: /indexed by products_weighed/i,
    why: 'A search weighs the first hundreds of this index, which is ordered by popularity, and stops there.',
  },
  {
    scan: 'link_checks by link_checks_by_age',
    in: /order by link_checks\.checked_at limit \?/i,
    why: 'The links that were checked longest ago, up to a limit; checks of products that are gone are swept.',
  },
  {
    scan: 'link_checks by link_checks_failing',
    in: /failures > 0/i,
    why: 'This index has only links whose page was missing.',
  },
  {
    scan: 'outfit_posts by outfit_posts_by_position',
    in: /limit \?$/i,
    why: 'Explore shows the first of this index.',
  },
  {
    scan: 'product_news',
    in: /order by "product_news"\."number" asc limit \?$/i,
    why: 'The oldest hundred news, which are deleted once they are told.',
  },

  ...['activity', 'sessions', 'mails', 'notifications', 'outfit_batches'].map((scan) => ({
    scan,
    in: /order by rowid limit \?/i,
    why: 'A sweep looks at the thousand rows that were written first.',
  })),
  {
    scan: 'notifications',
    in: /rowid < \? order by rowid desc limit \?/i,
    why: 'The sweep looks at the newest two thousand before a row, and goes on until yesterday.',
  },

  {
    scan: 'billing_customers by billing_customers_due',
    in: /^select count\(\*\), min\("sync_at"\)/i,
    why: 'An operator asked how payments stand.',
  },
  {
    scan: 'stripe_events',
    in: /^select count\(\*\), sum\("handled_at" is null\)/i,
    why: 'An operator asked how payments stand.',
  },
  {
    scan: 'subscriptions',
    in: /^select "status", count\(\*\)/i,
    why: 'An operator asked how payments stand.',
  },
]
