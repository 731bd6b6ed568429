import { html } from 'hono/html'
import { cardLocale } from '#shared/share-card.ts'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'

type Told = { type: 'website' | 'product'; title: string; description: string; language: Language }

/** What a social network shows with a link, but for addresses and pictures, which it accepts as whole ones only. */
export const cardTags = ({ type, title, description, language }: Told) =>
  html`<meta property="og:type" content="${type}" />
    <meta property="og:site_name" content="Cabine" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:locale" content="${cardLocale(language)}" />
    <meta name="twitter:card" content="summary_large_image" />`
