/** Where every way out of the page leads: by plain links, since the next page has another policy for scripts. */
export const home = '/dashboard'
