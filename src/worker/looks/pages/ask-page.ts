import { html } from 'hono/html'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { lookAskPath, maxFriendsWords } from '#shared/look-asks.ts'
import type { AskOption, LookAsk } from '../asks/queries.ts'
import { reportForm, type ReportOutcome } from './report-form.ts'
import { wordsOf } from './page-words.ts'

export type Choice = {
  ask: LookAsk
  options: AskOption[]
  language: Language
  /** How many have chosen each look, by its position; shown to who has voted. */
  counts: ReadonlyMap<number, number>
  /** Which look this browser has chosen; null until it has. */
  own: number | null
  /** Why a vote did not count. */
  refusal: 'missing' | 'tooMany' | 'noCookie' | null
  report: ReportOutcome
}

const letterOf = (position: number) => 'ABCD'[position] ?? ''

function picture({ ask, language }: Choice, { position, title, width, height }: AskOption) {
  const words = wordsOf(language)
  return html`<span class="frame">
    <img
      src="${lookAskPath(ask.key)}/${position}.jpg"
      width="${width}"
      height="${height}"
      alt="${words.alt.replace('{title}', title)}"
    />
    ${ask.shows === 'pieces' ? '' : html`<span class="label">${words.madeWithAi}</span>`}
  </span>`
}

const option = (choice: Choice, one: AskOption) =>
  html`<label class="option">
    ${picture(choice, one)}
    <span class="choice"
      ><input type="radio" name="option" value="${one.position}" required /><span
        >${letterOf(one.position)} · <bdi>${one.title}</bdi></span
      ></span
    >
  </label>`

function voteForm(choice: Choice) {
  const { ask, options, language, refusal } = choice
  const words = wordsOf(language)
  return html`<form class="vote" method="post" action="${lookAskPath(ask.key)}/vote">
    ${refusal ? html`<p class="bad" role="alert">${words[refusal === 'missing' ? 'voteMissing' : refusal]}</p>` : ''}
    <fieldset class="options">
      <legend class="hidden">${words.voteLegend}</legend>
      ${options.map((one) => option(choice, one))}
    </fieldset>
    <label class="field"
      >${words.voteWords}<input name="words" maxlength="${maxFriendsWords}" autocomplete="off"
    /></label>
    <p class="soft small">${words.voteWordsHint}</p>
    <button class="button">${words.voteSend}</button>
  </form>`
}

function results(choice: Choice) {
  const { options, counts, own, language } = choice
  const words = wordsOf(language)
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return html`<div class="vote">
    <p role="status" class="words">${words.voted}</p>
    <ul class="options">
      ${options.map((one) => {
        const count = counts.get(one.position) ?? 0
        return html`<li class="option">
          ${picture(choice, one)}
          <p>
            ${letterOf(one.position)} ·
            <bdi>${one.title}</bdi>${one.position === own ? html` · <b>${words.voteOwn}</b>` : ''}
          </p>
          <p class="share">
            <progress value="${count}" max="${Math.max(all, 1)}" aria-label="${one.title}"></progress>
            ${count}
          </p>
        </li>`
      })}
    </ul>
    <a class="button quiet" href="/fitting-room">${words.toFittingRoom}</a>
  </div>`
}

/** The looks that friends choose from, and, once they have, how others chose. */
export function askBody(choice: Choice) {
  const { ask, own, language, report } = choice
  const words = wordsOf(language)
  return html`<main class="ask">
    <div class="head">
      <p class="soft">${words.askKicker}</p>
      <h1><bdi>${ask.question || words.askTitle}</bdi></h1>
    </div>
    ${own === null ? voteForm(choice) : results(choice)}
    ${reportForm({ path: lookAskPath(ask.key), language, report })}
  </main>`
}
