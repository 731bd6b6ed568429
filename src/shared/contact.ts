/** Where a person of the site is written to. The operator has to have this mailbox (docs/deploying.md). */
export const contactAt = (hostname: string) => `hello@${hostname}`
