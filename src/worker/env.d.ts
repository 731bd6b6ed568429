/** Secrets and the image model are optional: without one, its embedded default runs. The rest of `Env` is generated. */
interface __BaseEnv_Env {
  /** One key of FASHN's, or several with spaces between them. */
  FASHN_API_KEY?: string
  /** The JSON of a service account that may use Google's model for try-on. */
  GOOGLE_TRY_ON_KEY?: string
  /** For Workers AI by its REST call, where WORKERS_AI_BASE is set. */
  WORKERS_AI_TOKEN?: string
  /** A key of Black Forest Labs'. */
  BFL_API_KEY?: string
  /** Opens the operator's own machine that makes photographs (deploy/vton). */
  OWN_PHOTOGRAPHER_TOKEN?: string
  /** Turnstile's, for the site key TURNSTILE_SITE_KEY. */
  TURNSTILE_SECRET_KEY?: string
  SHOPMY_API_KEY?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Seals the keys of authenticator apps: one key, or several with spaces between them, the newest first (kept-secret.ts). */
  SECOND_FACTOR_KEY?: string
  /** Sends mails, where an operator has bound it; without it they are written to the outbox. */
  MAIL?: SendEmail
  /** Counts page views without a name, where an operator has bound it. */
  VISITS?: AnalyticsEngineDataset
  /** Points of measured calls, searches and try-ons, where an operator has bound a data set. */
  METRICS?: AnalyticsEngineDataset
  /** Nightly exports of the databases, where an operator has bound a bucket for them. */
  BACKUPS?: R2Bucket
  /** Opens the details of the site's health to who sends it. */
  OPERATOR_TOKEN?: string
  /** Image models, where an operator has bound them: the studio's, and one that makes photographs of looks. */
  AI?: Ai
  /** What looks alike, where an operator has bound Vectorize; without it the catalogue's own database is asked. */
  ALIKE?: Vectorize
}
