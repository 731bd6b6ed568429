declare namespace Cloudflare {
  interface Env {
    /** Set in tests only: databases that are empty until a backup is restored to them. */
    RESTORED: D1Database
    RESTORED_CATALOGUE: D1Database
    /** Set in tests only: the contents of `src/worker/migrations`, a kind of database each. */
    TEST_MIGRATIONS: Record<'accounts' | 'catalogue', import('cloudflare:test').D1Migration[]>
  }
}
