/** Secrets are optional: without one, its embedded default runs. The rest of `Env` is generated. */
interface __BaseEnv_Env {
  FASHN_API_KEY?: string
  SHOPMY_API_KEY?: string
}
