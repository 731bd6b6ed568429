import { escapeHtml } from '#shared/escape-html.ts'
import { forgeries } from '#worker/testing/google-forgeries.ts'

/** The page on which an account is chosen. It is plain HTML, so that nobody takes it for Google. */
export function accountPage(address: URL, people: { sub: string; email: string; name: string }[]) {
  const hidden = [...address.searchParams]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const choices = people
    .map(
      ({ sub, email, name }) =>
        `<li><button name="account" value="${escapeHtml(sub)}"><b>${escapeHtml(name)}</b> ${escapeHtml(email)}</button></li>`,
    )
    .join('')
  const wrongs = Object.keys(forgeries)
    .map((name) => `<option>${escapeHtml(name)}</option>`)
    .join('')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>A provider on this machine</title>
<style>body{font:16px/1.5 system-ui;max-width:28rem;margin:10vh auto;padding:0 1rem}
ul{list-style:none;padding:0;display:grid;gap:.5rem}button,input,select{font:inherit;padding:.6rem 1rem;width:100%;
text-align:start;box-sizing:border-box}label{display:grid;gap:.25rem;margin:1rem 0}</style>
<h1>Choose an account</h1><p>This is no Google: it runs on this machine and believes everything.</p>
<form method="post" action="/o/choose">${hidden}<ul>${choices}</ul>
<label>Somebody else <input name="email" type="email" placeholder="ada@example.com"></label>
<label>Name <input name="name" placeholder="Ada Lovelace"></label>
<label>What is wrong with the token <select name="forgery">${wrongs}</select></label>
<ul><li><button name="account" value="">Go on as somebody else</button></li>
<li><button name="account" value="denied">Cancel</button></li></ul></form></html>`
}
