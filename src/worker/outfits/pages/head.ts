import { html } from 'hono/html'
import { pictureAt } from '#shared/picture-address.ts'
import { cardDescription, siteCard } from '#shared/share-card.ts'
import { cardTags } from '../../lib/card-tags.ts'
import type { PostDetail } from '../posts.ts'

/** What a card says of a page. Addresses are whole ones. */
type Card = {
  title: string
  description: string
  address?: string
  picture: string
  size?: { width: number; height: number }
}

/** As the app titles it (client/pages/outfit). */
export const titleOf = ({ title }: PostDetail) => `${title} · Cabine`

/** In the editors' words; without any the pieces are named. */
export const descriptionOf = ({ description, products }: PostDetail) =>
  cardDescription(
    description ||
      products.map(({ brand, name }) => [brand, name].filter(Boolean).join(' ')).join(' · ') ||
      siteCard.description,
  )

/**
 * An outfit that everybody may see, with the picture of it that Explore shows: a board of the shop's pieces. A link with
 * exchanged pieces has the card of the outfit that they were exchanged in.
 */
const cardOf = (post: PostDetail, site: string): Card => ({
  title: titleOf(post),
  description: descriptionOf(post),
  address: `${site}/outfit/${encodeURIComponent(post.id)}`,
  picture: site + pictureAt(post.thumbnailUrl, 960),
})

const generalCard = (site: string): Card => ({
  ...siteCard,
  picture: site + siteCard.picture.path,
  size: siteCard.picture,
})

/**
 * What social networks read. They accept absolute addresses only, so these are left out where the site does not know its own.
 * Without an outfit it is the site's own card: nobody learns whether there is one that its owner keeps to herself.
 */
export function headOf(post: PostDetail | null, site: string) {
  const { title, description, address, picture, size } = post ? cardOf(post, site) : generalCard(site)
  const own = address
    ? html`<link rel="canonical" href="${address}" /> <meta property="og:url" content="${address}" />`
    : ''
  const sizes = size
    ? html`<meta property="og:image:width" content="${size.width}" />
        <meta property="og:image:height" content="${size.height}" />`
    : ''
  const absolute = html`${own}
    <meta property="og:image" content="${picture}" />
    ${sizes}
    <meta property="og:image:alt" content="${title}" />
    <meta name="twitter:image" content="${picture}" />`
  return html`${site ? absolute : ''} ${cardTags({ type: 'website', title, description, language: 'en' })}
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />`
}
