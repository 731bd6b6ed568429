/** Secrets and the image model are optional: without one, its embedded default runs. The rest of `Env` is generated. */
interface __BaseEnv_Env {
  FASHN_API_KEY?: string
  SHOPMY_API_KEY?: string
  STRIPE_SECRET_KEY?: string
  STRIPE_WEBHOOK_SECRET?: string
  GOOGLE_CLIENT_SECRET?: string
  /** Sends mails, where an operator has bound it; without it they are written to the outbox. */
  MAIL?: SendEmail
  /** Counts page views without a name, where an operator has bound it. */
  VISITS?: AnalyticsEngineDataset
  /** The studio's image model, where an operator has bound it; without it outfits are shown on boards. */
  AI?: Ai
}
