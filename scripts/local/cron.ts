/** Where a served site takes what a cron trigger is in production. */
export const cronAddress = (site: string, cron: string) =>
  `${site}/cdn-cgi/local/scheduled?cron=${encodeURIComponent(cron)}`
