/** Without a key for the cloud, the shopper's own browser renders. */
export const cloudProviderConfigured = (env: Env) => Boolean(env.FASHN_API_KEY)
