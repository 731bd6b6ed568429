import { html } from 'hono/html'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { reportReasons } from '#shared/reports.ts'
import { wordsOf } from './page-words.ts'

/** What came of a report that was just sent; null without one. */
export type ReportOutcome = 'sent' | 'missing' | null

export const readOutcome = (told: string | undefined): ReportOutcome =>
  told === 'sent' || told === 'missing' ? told : null

/** The way to tell us that something is wrong with a page. */
export function reportForm({
  path,
  language,
  report,
}: {
  path: string
  language: Language
  report: ReportOutcome
}) {
  const words = wordsOf(language)
  if (report === 'sent') return html`<p role="status" id="report">${words.reported}</p>`
  return html`<details id="report" ${report === 'missing' ? 'open' : ''}>
    <summary>${words.report}</summary>
    <form method="post" action="${path}/report">
      <p class="soft small">${words.reportLead}</p>
      ${report === 'missing' ? html`<p class="bad" role="alert">${words.reportMissing}</p>` : ''}
      <fieldset>
        <legend>${words.reportTitle}</legend>
        ${reportReasons.map(
          (reason) =>
            html`<label class="choice"
              ><input type="radio" name="reason" value="${reason}" required />${words[reason]}</label
            >`,
        )}
      </fieldset>
      <label class="field">${words.reportWords}<textarea name="words" maxlength="300"></textarea></label>
      <button class="button quiet">${words.sendReport}</button>
    </form>
  </details>`
}
