/** How many try-ons Luxe has a month, as the operator set it; null for any number. */
export const monthlyLimit = (env: Env) => Number(env.LUXE_MONTHLY_TRY_ONS) || null
