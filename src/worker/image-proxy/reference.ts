/** The sizes that screens use. */
export const widths = [320, 640, 960] as const
export type Width = (typeof widths)[number]

/** A picture of the catalogue as a call names it. `productId` is needed for its further pictures only. */
export type Asked = { address: string; productId: string; width: Width }

/** The one nearest to what was asked for: every other size would be one more to make and to keep. */
export function nearestWidth(asked: string): Width {
  const wanted = Number(asked) || 640
  return widths.reduce((best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best))
}

const path = '/api/proxy-image?'

/** What `/api/proxy-image?…` names, for a call that names a picture by it; null for any other reference. */
export function proxiedPicture(reference: string): Asked | null {
  if (!reference.startsWith(path)) return null
  const query = new URLSearchParams(reference.slice(path.length))
  return {
    address: query.get('url') ?? '',
    productId: query.get('product') ?? '',
    width: nearestWidth(query.get('w') ?? '960'),
  }
}
