/** A sample piece's shop link leads to a page of ours. */
const sampleShop = /^\/sample-shop\/[\w.-]+$/

/** Whether a link leads somewhere: not empty, not '#', no placeholder left by a template, and a web address. */
export function isShopLink(url: string | undefined) {
  if (!url || url === '#' || url.includes('undefined')) return false
  return sampleShop.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
}
