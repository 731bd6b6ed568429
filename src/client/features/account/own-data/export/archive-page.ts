import { formatDate, formatNumber } from '#client/i18n/format.ts'
import { shopLang } from '#client/i18n/editorial.ts'
import { currentLanguage, directionOf, tagOf } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { escapeHtml } from '#shared/escape-html.ts'
import type { Part, AccountData } from './account-data.ts'

const isDate = (text: string) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)

/** A value for people to read. Anything that is neither a number nor text is shown as JSON. */
function show(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'number') return formatNumber(value, { useGrouping: false })
  if (typeof value === 'boolean') return t(value ? 'export-file.yes' : 'export-file.no')
  if (typeof value !== 'string') return `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`
  if (isDate(value))
    return escapeHtml(formatDate(new Date(value), { dateStyle: 'medium', timeStyle: 'short' }))
  if (/^(?:https?:\/\/|pictures\/)/.test(value))
    return `<a href="${escapeHtml(value)}" rel="noopener">${escapeHtml(value)}</a>`
  return escapeHtml(value)
}

/** Turns `profilePhoto` into `Profile photo`: the headings keep the field names of the data files. */
const fieldName = (key: string) => {
  const words = key.replace(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return escapeHtml(words.charAt(0).toUpperCase() + words.slice(1))
}

/** Field names are English, so on a page in another language they are marked as English. */
const fieldLang = () => (shopLang() ? ` lang="${shopLang()}"` : '')

const facts = (record: object) =>
  `<dl>${Object.entries(record)
    .map(([key, value]) => `<dt${fieldLang()}>${fieldName(key)}</dt><dd>${show(value)}</dd>`)
    .join('')}</dl>`

const list = (rows: object[]) => rows.map((row) => `<article>${facts(row)}</article>`).join('')

/** A list longer than this is folded, so that the page stays easy to look over. */
const most = 3

function section(part: Part, value: unknown) {
  if (typeof value !== 'object' || value === null) return ''
  const rows = Array.isArray(value) ? (value as object[]) : null
  const heading = `<h2>${escapeHtml(t(`export-file.${part}`))}</h2>`
  if (!rows) return `<section>${heading}${facts(value)}</section>`
  if (rows.length === 0) return `<section>${heading}<p>${escapeHtml(t('export-file.nothing'))}</p></section>`
  const summary = escapeHtml(t('export-file.entries', { count: rows.length }))
  const open = rows.length > most ? '' : ' open'
  return `<section>${heading}<details${open}><summary>${summary}</summary>${list(rows)}</details></section>`
}

const figure = (file: string, words: string) =>
  `<figure><a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(words)}" loading="lazy"></a><figcaption>${escapeHtml(words)}</figcaption></figure>`

const style = `:root{color-scheme:light dark;--paper:#fdfaf7;--ink:#241c18;--soft:#6a5c54;--line:#e7dcd2}
@media(prefers-color-scheme:dark){:root{--paper:#1d1418;--ink:#f7ece4;--soft:#c4b0a8;--line:#43323a}}
body{margin:0 auto;max-width:56rem;padding:3rem 1.25rem;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,serif;font-weight:400;line-height:1.1}h1{font-size:3rem}small,summary,dt,figcaption{color:var(--soft);font-size:.875rem}
section{border-top:1px solid var(--line);padding:1.5rem 0}article{border-top:1px solid var(--line);padding:.75rem 0}
dl{display:grid;grid-template-columns:minmax(7rem,12rem) 1fr;gap:.25rem 1rem;margin:0}dd{margin:0;min-width:0}pre{margin:0;white-space:pre-wrap;font-size:.8125rem}
.pictures{display:grid;grid-template-columns:repeat(auto-fill,minmax(10rem,1fr));gap:1rem}figure{margin:0}img{width:100%;aspect-ratio:2/3;object-fit:cover;border-radius:.375rem}a{color:inherit}`

/** The page of the archive for people to read, without scripts, in the shopper's language. */
export function writePage(account: AccountData, files: string[], onThisDevice: string[]) {
  const { exportedAt, ...parts } = account
  const titles = new Map(account.looks.map(({ tryOnImageUrl, title }) => [tryOnImageUrl, title]))
  const figures = [
    ...files.map((file) => figure(file, titles.get(file) ?? file)),
    ...onThisDevice
      .filter((name) => !name.endsWith('.json'))
      .map((name) => figure(name, t('export-file.onThisDevice'))),
  ]
  const sections = (Object.entries(parts) as [Part, unknown][]).map(([part, value]) => section(part, value))
  const gone = account.pictures.length - files.length
  return `<!doctype html>
<html lang="${tagOf(currentLanguage())}" dir="${directionOf(currentLanguage())}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(t('export-file.title'))}</title><style>${style}</style></head>
<body><h1>${escapeHtml(t('export-file.title'))}</h1>
<p>${escapeHtml(t('export-file.intro', { name: account.account.name, date: formatDate(new Date(exportedAt), { dateStyle: 'long', timeStyle: 'short' }) }))}</p>
<p>${escapeHtml(t('export-file.files'))}</p>
<section><h2>${escapeHtml(t('export-file.gallery'))}</h2>${gone > 0 ? `<p>${escapeHtml(t('export-file.gone', { count: gone }))}</p>` : ''}<div class="pictures">${figures.join('')}</div></section>
${sections.join('\n')}
</body></html>`
}
