declare namespace Cloudflare {
  interface Env {
    /** Only in tests: what `migrations/` holds. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
