/** A link that leads somewhere: not empty, no '#', nothing that a template left undefined, and a web address. */
export function isShopLink(url: string | undefined) {
  if (!url || url === '#' || url.includes('undefined') || !URL.canParse(url)) return false
  return /^https?:$/.test(new URL(url).protocol)
}
