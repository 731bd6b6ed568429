import { html } from 'hono/html'
import type { PhotographEnv } from '#worker/try-on/providers/pools.ts'
import type { Mode } from './modes.ts'
import { costOf, type Service, type Shown } from './services.ts'

/** The product that these services make photographs for, where one runs beside them. */
export type Product = {
  address: string
  /** In dollars, as PHOTOGRAPH_BUDGET. */
  budget: () => string
  /** Serves it anew with another budget, and with a gate that has spent nothing and closed nobody out. */
  renew: (budget: string) => Promise<void>
}

type Content = { services: Service[]; env: PhotographEnv; note: string | null; product: Product | null }

const shownRuns = 8
const thumbnail = { width: 72, height: 108 }

const dollars = (millionths: number) => `$${(millionths / 1_000_000).toFixed(3)}`
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' })
const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

const labelOf = (modes: Mode[], scenario: string) =>
  modes.find((mode) => mode.scenario === scenario)?.label ?? scenario

const option = ({ scenario, label }: Mode, mode: string) =>
  html`<option value="${scenario}" ${scenario === mode ? 'selected' : ''}>${label}</option>`

function modeForm({ id, modes, mode }: Service) {
  const usual = modes.filter(({ isUsual }) => isUsual)
  const others = modes.filter(({ isUsual }) => !isUsual)
  return html`<form method="post" action="/services/${id}" class="row">
    <label
      >What happens
      <select name="scenario">
        ${usual.map((one) => option(one, mode()))}
        <optgroup label="All others">${others.map((one) => option(one, mode()))}</optgroup>
      </select></label
    >
    <button name="when" value="always">From now on</button>
    <button name="when" value="next" class="quiet">The next run only</button>
  </form>`
}

function runRow({ modes, id }: Service, { scenario, at, state, isBilled, picture }: Shown, place: number) {
  const source = `/pictures/${id}/${place}.jpg`
  return html`<tr>
    <td>${time.format(at)}</td>
    <td>${labelOf(modes, scenario)}</td>
    <td>${state}${isBilled ? ', billed' : ''}</td>
    <td>
      ${
        picture
          ? html`<a href="${source}"
              ><img
                src="${source}"
                alt="The picture of ${time.format(at)}"
                width="${thumbnail.width}"
                height="${thumbnail.height}"
                loading="lazy"
            /></a>`
          : '–'
      }
    </td>
  </tr>`
}

function runTable(service: Service) {
  const runs = service.runs()
  if (runs.length === 0) return html`<p class="soft">Nothing has been asked of it yet.</p>`
  const latest = runs.map((run, place) => ({ run, place })).slice(-shownRuns)
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Latest runs at ${service.name}">
    <table>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">What happened</th>
          <th scope="col">State</th>
          <th scope="col">Answered</th>
        </tr>
      </thead>
      <tbody>
        ${latest.toReversed().map(({ run, place }) => runRow(service, run, place))}
      </tbody>
    </table>
  </div>`
}

function section(service: Service, env: PhotographEnv) {
  const { id, name, modes, mode, next, runs } = service
  const billed = runs().filter(({ isBilled }) => isBilled).length
  const planned = next().map((scenario) => labelOf(modes, scenario))
  return html`<section aria-labelledby="${id}">
    <h2 id="${id}">${name}</h2>
    <dl>
      <div>
        <dt>Now</dt>
        <dd><strong>${labelOf(modes, mode())}</strong></dd>
      </div>
      ${
        planned.length > 0
          ? html`<div>
              <dt>Next</dt>
              <dd>${planned.join(', then ')}</dd>
            </div>`
          : ''
      }
      <div>
        <dt>Asked</dt>
        <dd>${counted(runs().length, 'run', 'runs')}, ${billed} billed</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>${dollars(costOf(service, env))}</dd>
      </div>
    </dl>
    ${modeForm(service)} ${runTable(service)}
  </section>`
}

const productSection = ({ address, budget }: Product) =>
  html`<section aria-labelledby="product">
    <h2 id="product">The site</h2>
    <p class="soft">
      A revoked key or a used-up quota closes a service for ten minutes; faults close it from the second one
      on. Beginning the day anew serves <a href="${address}">the site</a> again with nothing spent and every
      service open.
    </p>
    <form method="post" action="/day" class="row">
      <label
        >Budget of the day, in dollars
        <input name="budget" inputmode="decimal" required pattern="\\d+([.]\\d+)?" value="${budget()}"
      /></label>
      <button>Begin the day anew</button>
    </form>
  </section>`

export function controlRoom({ services, env, note, product }: Content) {
  const whole = services.reduce((sum, service) => sum + costOf(service, env), 0)
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Control room of the photographers</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header class="band"><strong>Test photographers:</strong> no picture leaves this machine</header>
        <main>
          <h1>Control room of the photographers</h1>
          <p class="total">
            ${dollars(whole)}
            <span class="soft">would all of this have cost, by the product's own prices</span>
          </p>
          <p role="status" class="note">${note ?? ''}</p>
          <div class="row">
            <a href="/">Look again</a>
            <form method="post" action="/reset"><button class="quiet">Reset all services</button></form>
          </div>
          ${product ? productSection(product) : ''} ${services.map((service) => section(service, env))}
        </main>
      </body>
    </html>`
}
