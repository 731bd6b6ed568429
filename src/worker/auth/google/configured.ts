/** Without keys there is no button, and the routes lead back to /auth. */
export const googleConfigured = (env: Env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
