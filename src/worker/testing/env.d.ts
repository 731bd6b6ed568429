declare namespace Cloudflare {
  interface Env {
    /** Set in tests only: the contents of `migrations/`. */
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
  }
}
