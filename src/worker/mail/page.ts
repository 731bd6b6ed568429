import { escapeHtml } from '#shared/escape-html.ts'
import { directionOf, tagOf, type Language } from '@cabine/sophia/vocabulary/languages.ts'

/** The content of a mail as plain text, before it is escaped for HTML. */
export type Sheet = {
  language: Language
  subject: string
  title: string
  hello: string
  text: string[]
  /** The hint shows the address, for readers who cannot press the button. */
  button: { label: string; address: string; hint: string | null } | null
  note: string | null
  foot: string
}

const serif = `'Instrument Serif',Georgia,'Times New Roman',serif`
const sans = `'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif`

/**
 * Mail programs support tables and inline styles, and some nothing else; those with a dark mode are given the colours
 * of our dark theme. No picture is loaded from a server, since that would reveal that the mail was read.
 */
const darkStyle = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#191214!important}
.card{background:#231a1c!important;border-color:#3a2d2f!important}
.light{background:#3b2a29!important;color:#f6e9e4!important}
.ink{color:#f3e9e4!important}
.soft{color:#bfaea8!important}
.act{background:#f3e0d6!important;color:#241c18!important}
}`

const paragraph = (text: string, style = '') =>
  `<p class="ink" style="margin:0 0 16px;font-family:${sans};font-size:16px;line-height:1.6;color:#241c18;${style}">${text}</p>`

const soft = (text: string) =>
  `<p class="soft" style="margin:0 0 12px;font-family:${sans};font-size:14px;line-height:1.6;color:#6d5f58">${text}</p>`

function buttonOf({ label, address, hint }: NonNullable<Sheet['button']>) {
  const href = escapeHtml(address)
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:28px 0"><tr><td>
<a class="act" href="${href}" style="display:inline-block;padding:14px 28px;border-radius:999px;background:#6b2f3a;color:#ffffff;font-family:${sans};font-size:16px;font-weight:600;line-height:1.25;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>
${hint ? soft(`${escapeHtml(hint)}<br><a class="soft" href="${href}" dir="ltr" style="color:#6d5f58;word-break:break-all">${href}</a>`) : ''}`
}

export function htmlOf({ language, subject, title, hello, text, button, note, foot }: Sheet) {
  const direction = directionOf(language)
  return `<!doctype html>
<html lang="${tagOf(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#fdfaf7">
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#fdfaf7"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:#ffffff;border:1px solid #eadfd8;border-radius:8px;overflow:hidden">
<tr><td class="light" style="padding:28px 32px;background:#fbe5e0;background-image:linear-gradient(135deg,#efd3b7,#fbe5e0);font-family:${serif};font-size:26px;line-height:1;color:#241c18">Cabine</td></tr>
<tr><td style="padding:36px 32px 28px">
<h1 class="ink" style="margin:0 0 20px;font-family:${serif};font-size:32px;font-weight:400;line-height:1.15;color:#241c18">${escapeHtml(title)}</h1>
${[hello, ...text].map((one) => paragraph(escapeHtml(one))).join('\n')}
${button ? buttonOf(button) : ''}
${note ? soft(escapeHtml(note)) : ''}
</td></tr>
</table>
<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td style="padding:20px 32px">
${soft(escapeHtml(foot))}
</td></tr></table>
</td></tr></table>
</body>
</html>
`
}

export const textOf = ({ title, hello, text, button, note, foot }: Sheet) =>
  [
    title,
    hello,
    ...text,
    ...(button ? [`${button.label}:\n${button.address}`] : []),
    ...(note ? [note] : []),
    `-- \nCabine\n${foot}`,
  ].join('\n\n') + '\n'
