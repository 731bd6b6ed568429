/** The address at which a locally served site accepts a cron trigger. */
export const cronAddress = (site: string, cron: string) =>
  `${site}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`
