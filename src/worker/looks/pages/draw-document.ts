import { html, raw } from 'hono/html'
import { directionOf, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'
import { pageStyle } from './page-style.ts'

type Html = ReturnType<typeof html>

export type Drawn = { title: string; language: Language; faces: string; head?: Html | ''; body: Html }

/** A whole page. It can be read without a script, and has none. */
export const drawDocument = ({ title, language, faces, head = '', body }: Drawn) =>
  html`<!doctype html>
    <html lang="${tagOf(language)}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex, nofollow, noimageindex" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1d1418" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        ${head} ${raw(`<style>${styleOf(faces)}</style>`)}
      </head>
      <body>
        <header class="bar"><a class="wordmark" href="/">Cabine</a></header>
        ${body}
      </body>
    </html>`

export const styleOf = (faces: string) => faces + pageStyle
