/** A page of ours stands in for the shop of a sample piece. */
const sampleShop = /^\/sample-shop\/[\w.-]+$/

/** A link that leads somewhere: not empty, no '#', nothing that a template left undefined, and a web address. */
export function isShopLink(url: string | undefined) {
  if (!url || url === '#' || url.includes('undefined')) return false
  return sampleShop.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))
}
