declare namespace Cloudflare {
  interface Env {
    /** Set in tests only: the contents of `migrations/`, a database each. */
    TEST_MIGRATIONS: Record<'accounts' | 'catalogue', import('cloudflare:test').D1Migration[]>
  }
}
