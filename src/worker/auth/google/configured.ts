/** Without keys the button is not shown, and the routes redirect to /auth. */
export const googleConfigured = (env: Env) => Boolean(env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET)
