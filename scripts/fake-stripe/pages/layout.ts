import { html } from 'hono/html'

type Content = ReturnType<typeof html>

const mark = html`<strong>Test payments:</strong> no money moves`

/** Every page first says that it is a fake. */
export const page = ({
  title,
  body,
  isFramed = false,
}: {
  title: string
  body: Content
  isFramed?: boolean
}) =>
  html`<!doctype html>
    <html lang="en" class="${isFramed ? 'framed' : ''}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/pages.css" />
      </head>
      <body>
        ${isFramed ? html`<p class="band">${mark}</p>` : html`<header class="band">${mark}</header>`} ${body}
      </body>
    </html>`

export const money = (cents: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** Formats Stripe's moments, which are in seconds. */
const say = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options })
  return (seconds: number) => format.format(seconds * 1_000)
}
export const day = say({ dateStyle: 'long' })
export const moment = say({ dateStyle: 'medium', timeStyle: 'short' })

/** An error message above the buttons. */
export const problem = (message: string | null) =>
  message ? html`<p class="problem" role="alert">${message}</p>` : ''

export const back = (address: string | null, label: string) =>
  address ? html`<a class="back" href="${address}"><span aria-hidden="true">←</span> ${label}</a>` : ''
