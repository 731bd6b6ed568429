import { html } from 'hono/html'
import { cardDescription } from '#shared/share-card.ts'
import { shownCards, shownLookPath } from '#shared/shown-looks.ts'
import { cardTags } from '../../lib/card-tags.ts'
import type { ShownLook } from '../shown/queries.ts'
import { wordsOf } from './page-words.ts'

/** Their previews are square, or become so; the others want the wide one first. */
const ofMessenger = /WhatsApp|TelegramBot/

const pictureTags = (address: string, name: 'wide' | 'square', alt: string) =>
  html`<meta property="og:image" content="${address}/${name}.jpg" />
    <meta property="og:image:type" content="image/jpeg" />
    <meta property="og:image:width" content="${shownCards[name].width}" />
    <meta property="og:image:height" content="${shownCards[name].height}" />
    <meta property="og:image:alt" content="${alt}" />`

/** What is said of a look where only its link is seen; behind a password nothing of it but that it is there. */
export function cardWords({ title, words, language, passwordHash }: ShownLook) {
  const own = wordsOf(language)
  if (passwordHash !== null) return { title: 'Cabine', description: own.protectedCard }
  return { title: `${title} · Cabine`, description: cardDescription(words || own.cardLead) }
}

/**
 * What social networks and messengers read, in her language. They accept absolute addresses only, so these are left out where the site
 * does not know its own. A look behind a password has no picture here.
 */
export function cardOf(shown: ShownLook, { site, agent }: { site: string; agent: string }) {
  const { title, description } = cardWords(shown)
  const { language, key, wideKey, squareKey } = shown
  const address = site + shownLookPath(key)
  const alt = wordsOf(language).alt.replace('{title}', shown.title)
  const names = ofMessenger.test(agent) ? (['square', 'wide'] as const) : (['wide', 'square'] as const)
  const pictures =
    site && wideKey && squareKey
      ? html`${names.map((name) => pictureTags(address, name, alt))}
          <meta name="twitter:image" content="${address}/wide.jpg" />
          <meta name="twitter:image:alt" content="${alt}" />`
      : ''
  return html`<meta name="description" content="${description}" />
    ${site ? html`<meta property="og:url" content="${address}" />` : ''} ${pictures}
    ${cardTags({ type: 'website', title, description, language })}
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />`
}
