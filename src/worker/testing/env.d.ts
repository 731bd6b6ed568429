declare namespace Cloudflare {
  interface Env {
    /** Set in tests only: the contents of `migrations/`, a kind of database each. */
    TEST_MIGRATIONS: Record<'accounts' | 'catalogue' | 'shards', import('cloudflare:test').D1Migration[]>
  }
}
